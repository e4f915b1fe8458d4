import type { Stage, State } from './state.ts';

const at =
  (name: string, tab?: string) =>
  (staged: Stage['staged']): string =>
    `/match/${staged.get(name)}${tab ? `?tab=${tab}` : ''}`;

/** Every tab of a match and the states of its dialog. */
export const matchStates: readonly State[] = [
  { name: 'match-overview', path: at('with-everything') },
  { name: 'match-events', path: at('with-everything', 'events') },
  { name: 'match-lineups', path: at('with-everything', 'lineups') },
  { name: 'match-lineups-turned', path: at('with-everything', 'lineups'), prepare: turned },
  { name: 'match-statistics', path: at('with-everything', 'statistics') },
  { name: 'match-players', path: at('with-everything', 'players') },
  { name: 'match-player', path: at('with-everything', 'players'), extent: 'screen', prepare: player },
  { name: 'match-h2h', path: at('with-everything', 'h2h'), prepare: headToHead },
  {
    name: 'match-folded',
    path: at('with-everything', 'statistics'),
    widths: [1280],
    extent: 'screen',
    prepare: folded,
  },
  { name: 'match-hidden', path: at('with-everything'), stored: { spoilerFree: 'on' } },
  { name: 'match-kicks', path: at('after-kicks', 'events') },
  { name: 'match-bare', path: at('bare') },
  { name: 'match-bare-lineups', path: at('bare', 'lineups'), themes: ['light'] },
  { name: 'match-bare-statistics', path: at('bare', 'statistics'), themes: ['light'] },
  { name: 'match-dialog', extent: 'screen', prepare: dialog },
  { name: 'match-dialog-loading', extent: 'screen', isMoving: true, prepare: loading },
  { name: 'match-dialog-failed', extent: 'screen', prepare: failed },
];

async function turned({ page }: Stage) {
  await page.getByRole('button', { name: /^تدوير/ }).click();
  await page.waitForTimeout(1_500); // the players are animated
}

async function player({ page }: Stage) {
  await page.waitForTimeout(1_000); // until the tab is hydrated: an earlier click is lost
  await page.getByRole('row').nth(1).getByRole('button').click();
  await page.getByRole('dialog').waitFor();
}

async function headToHead({ page }: Stage) {
  await page.getByRole('heading', { name: /بينهما/ }).waitFor();
}

async function folded({ page }: Stage) {
  await page.getByRole('button', { name: 'طي ملخص المباراة' }).click();
}

async function openFirst({ page, staged }: Stage) {
  await page.locator(`main tr a[data-row][href="/match/${staged.get('with-everything')}"]`).click();
  await page.getByRole('dialog').waitFor();
}

async function dialog(stage: Stage) {
  await openFirst(stage);
  await stage.page.getByRole('tabpanel').getByRole('heading').first().waitFor();
  await stage.page.waitForTimeout(800);
}

async function loading(stage: Stage) {
  await stage.page.route(/\/api\/matches\/\d+$/, () => {});
  await openFirst(stage);
}

async function failed(stage: Stage) {
  await stage.page.route(/\/api\/matches\/\d+$/, (route) => route.abort());
  await openFirst(stage);
  await stage.page.getByRole('button', { name: 'أعد المحاولة' }).waitFor();
}
