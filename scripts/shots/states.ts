import { MatchPatch } from '../../packages/contract/src/matches.ts';
import type { Page } from '../../e2e/support/browser.ts';
import { matchStates } from './match-states.ts';
import { QUIET_DAY } from './stage.ts';
import { stagedMatches } from './tables/staged-matches.ts';

export type Stage = {
  page: Page;
  edge: string;
  /** The ids of the staged matches, by name. */
  staged: ReadonlyMap<string, number>;
  /** Says something on the push channel, as the publisher would. */
  tell: (message: { changes?: object[]; asOf?: string }) => Promise<void>;
};

export type State = {
  name: string;
  path?: string | ((staged: Stage['staged']) => string);
  /** Asked of a web server whose API is away. */
  isAlone?: boolean;
  /** What the browser kept from earlier. */
  stored?: Record<string, string>;
  /** Elsewhere the look-up for channels is held back: its toast would stand in every picture. */
  hasChannels?: boolean;
  widths?: readonly number[];
  themes?: readonly Theme[];
  /** A picture of this staged row alone. */
  row?: string;
  /** The whole page, or what is on the screen: where something lies over the page. */
  extent?: 'page' | 'screen';
  /** Not brought to rest first: what leaves by an animation would be gone. */
  isMoving?: boolean;
  /** What to do before the picture. Fails where a control is not there. */
  prepare?: (stage: Stage) => Promise<void>;
};

export type Theme = 'light' | 'dark';

const press = (name: string | RegExp) => (stage: Stage) =>
  stage.page.getByRole('button', { name }).first().click();

const HOUR_MS = 3_600_000;
/** A competition that is followed and has no match on the staged day: the champions of Africa. */
const RESTING_LEAGUE = '12';

const home: readonly State[] = [
  { name: 'home-visitor', hasChannels: true, prepare: channelsAreThere },
  { name: 'home-tablet', hasChannels: true, widths: [820], themes: ['light'], prepare: channelsAreThere },
  { name: 'home-dropdown', extent: 'screen', prepare: press('كل البطولات') },
  { name: 'home-zone', extent: 'screen', prepare: press(/تغيير/) },
  { name: 'home-clocks', extent: 'screen', prepare: press(/الوقت في ست مدن/) },
  { name: 'home-spoiler-free', prepare: withoutSpoilers },
  { name: 'home-demo', extent: 'screen', prepare: ({ page }) => seen(page, 'بيانات تجريبية') },
  { name: 'leagues-panel', extent: 'screen', prepare: leaguesPanel },
  { name: 'leagues-chosen', stored: { favoriteLeagues: '[307,39,140]' } },
  { name: 'favourites-without-matches', stored: { favoriteLeagues: `[${RESTING_LEAGUE}]` } },
  { name: 'channels', hasChannels: true, extent: 'screen', prepare: channelsDialog },
  { name: 'empty-day', path: `/?date=${QUIET_DAY}` },
  { name: 'loading', isAlone: true, extent: 'screen', isMoving: true, prepare: loading },
  { name: 'error-retry', isAlone: true, extent: 'screen', prepare: failed },
  { name: 'error-page', isAlone: true, path: '/match/1', extent: 'screen' },
  { name: 'offline', extent: 'screen', prepare: offline },
  { name: 'stale', extent: 'screen', prepare: stale },
  { name: 'toast', extent: 'screen', isMoving: true, prepare: toast },
  {
    name: 'print',
    widths: [794],
    themes: ['light'],
    prepare: ({ page }) => page.emulateMedia({ media: 'print' }),
  },
];

const pages: readonly State[] = [
  { name: 'missing', path: '/nothing-here', extent: 'screen' },
  ...['about', 'privacy', 'terms', 'sources'].map((name) => ({ name, path: `/${name}` })),
  { name: 'soon', path: '/competition/307', extent: 'screen' },
];

const rows: readonly State[] = stagedMatches.map(({ name }) => ({
  name: `row-${name}`,
  row: name,
  ...(name === 'cancelled-goal' && { isMoving: true, prepare: cancelledGoal }),
}));

/** Every state of the design's list that needs no account, and what is done before its picture. */
export const states: readonly State[] = [...home, ...matchStates, ...pages, ...rows];

async function channelsAreThere({ page }: Stage) {
  await page
    .getByRole('button', { name: /^القنوات الناقلة/ })
    .first()
    .waitFor();
  // The toast that tells of them goes by itself.
  await page.waitForTimeout(4_000);
}

async function channelsDialog({ page }: Stage) {
  await page
    .getByRole('button', { name: /^القنوات الناقلة/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(4_000);
}

async function withoutSpoilers({ page }: Stage) {
  await page.getByRole('switch', { name: 'إخفاء النتائج' }).click();
}

async function leaguesPanel({ page }: Stage) {
  await press(/^بطولاتي/)({ page } as Stage);
  await page.getByRole('dialog').getByRole('switch').first().waitFor();
}

async function toast(stage: Stage) {
  await leaguesPanel(stage);
  const panel = stage.page.getByRole('dialog');
  await panel.getByRole('switch').first().click();
  await panel.getByRole('button', { name: /حفظ/ }).click();
  await seen(stage.page, /حُفظت/);
}

async function loading({ page }: Stage) {
  await seen(page, /نفخة واحدة/);
}

async function failed({ page }: Stage) {
  await page.getByRole('button', { name: 'إعادة المحاولة' }).waitFor({ timeout: 8_000 });
}

async function offline({ page }: Stage) {
  // Whoever loses the connection has had the page for a while.
  await page.waitForTimeout(2_000);
  await page.context().setOffline(true);
  await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor();
}

async function stale({ page, tell }: Stage) {
  await tell({ asOf: new Date(Date.now() - HOUR_MS / 4).toISOString() });
  await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor({ timeout: 8_000 });
}

async function cancelledGoal({ page, edge, staged, tell }: Stage) {
  const matchId = staged.get('cancelled-goal')!;
  const { data } = (await (await fetch(`${edge}/api/matches/${matchId}`)).json()) as { data: object };
  const patch = MatchPatch.parse({ ...data, goals: { home: 1, away: 0 }, winner: null });
  await tell({ changes: [{ matchId, kinds: ['goal-cancelled'], patch }] });
  await rowOf(page, matchId).getByLabel('1 مقابل 0').waitFor();
}

async function seen(page: Page, text: string | RegExp) {
  await page.getByText(text).filter({ visible: true }).first().waitFor();
}

/** The row of a match in the list, not its place in the ticker. */
export const rowOf = (page: Page, matchId: number | undefined) =>
  page.locator('main tr', { has: page.locator(`a[href="/match/${matchId}"]`) });
