import { cardOf, loseServerPodcast, miniOf } from '../../e2e/support/podcast-parts.ts';
import type { Stage, State } from './state.ts';

const NEWEST = '**/api/podcasts/latest';

/** The card of the home page, the page, the mini player; a member's own feed is with the account. */
export const podcastStates: readonly State[] = [
  { name: 'podcast-card', extent: 'screen' },
  { name: 'podcast-card-open', extent: 'screen', prepare: opened },
  { name: 'podcast-card-playing', extent: 'screen', prepare: playingOnCard },
  { name: 'podcast-card-loading', path: '/about', extent: 'screen', isMoving: true, prepare: loading },
  { name: 'podcast-card-none', path: '/about', extent: 'screen', prepare: none },
  { name: 'podcast-card-failed', path: '/about', extent: 'screen', prepare: failed },
  { name: 'podcast-card-kept', extent: 'screen', prepare: kept },
  { name: 'podcast', path: '/podcast' },
  { name: 'podcast-playing', path: '/podcast', prepare: playingChapter },
  { name: 'podcast-list', path: '/podcast?page=2' },
  { name: 'podcast-mini', extent: 'screen', prepare: mini },
];

async function opened({ page }: Stage) {
  await page.waitForTimeout(1_000); // until the card is hydrated: an earlier click is lost
  await cardOf(page).getByRole('button', { name: 'عرض تفاصيل البودكاست' }).click();
  await cardOf(page).getByRole('button', { name: 'طي تفاصيل البودكاست' }).waitFor();
  await page.waitForTimeout(600); // it opens by an animation
}

async function play({ page }: Stage) {
  await page.waitForTimeout(1_000);
  await cardOf(page)
    .getByRole('button', { name: /^تشغيل: / })
    .click();
  await cardOf(page)
    .getByRole('button', { name: /^إيقاف مؤقت: / })
    .waitFor();
}

async function playingOnCard(stage: Stage) {
  await opened(stage);
  await play(stage);
  await stage.page.waitForTimeout(2_500);
}

/** From another page to the home page, whose server could not read the newest episode. */
async function homeWithout(stage: Stage) {
  const { page } = stage;
  await page.waitForTimeout(1_000); // until the header is hydrated: an earlier click loads a new page
  await page.evaluate(() => globalThis.localStorage.removeItem('latestPodcast'));
  await loseServerPodcast(page);
  await page.getByRole('link', { name: /الصفحة الرئيسية/ }).click();
  await cardOf(page).waitFor();
  await opened(stage);
}

async function loading(stage: Stage) {
  await stage.page.route(NEWEST, () => {});
  await homeWithout(stage);
}

async function none(stage: Stage) {
  await stage.page.route(NEWEST, (route) => route.fulfill({ json: { success: true, data: null } }));
  await homeWithout(stage);
}

async function failed(stage: Stage) {
  await stage.page.route(NEWEST, (route) => route.abort());
  await homeWithout(stage);
  await cardOf(stage.page).getByRole('alert').waitFor();
}

async function kept(stage: Stage) {
  const { page, edge } = stage;
  await page.waitForFunction(() => globalThis.localStorage.getItem('latestPodcast'));
  await page.goto(`${edge}/about`);
  await page.waitForTimeout(1_000);
  await page.route(NEWEST, (route) => route.abort());
  await loseServerPodcast(page);
  await page.getByRole('link', { name: /الصفحة الرئيسية/ }).click();
  await cardOf(page).waitFor();
  await opened(stage);
}

async function playingChapter({ page }: Stage) {
  await page.waitForTimeout(1_000);
  await page.getByRole('button', { name: 'شغّل فصل «الدوري الإنجليزي»' }).click();
  await page.locator('li[aria-current]').first().waitFor();
  await page.waitForTimeout(1_500);
}

async function mini(stage: Stage) {
  const { page } = stage;
  await play(stage);
  await page.getByRole('contentinfo').getByRole('link', { name: 'عن صافرة' }).click();
  await page.getByRole('heading', { name: 'عن صافرة', level: 1 }).waitFor();
  await miniOf(page).waitFor();
  await page.waitForTimeout(1_500);
}
