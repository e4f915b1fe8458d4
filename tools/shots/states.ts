import { MatchPatch } from '@safira/contract/matches/matches';
import type { Page } from '../../e2e/support/browser.ts';
import { accountStates } from './account-states.ts';
import { matchStates } from './match-states.ts';
import type { Stage, State } from './state.ts';
import { QUIET_DAY } from './stage.ts';
import { SHOWN_TEAM } from './sync-pages.ts';
import { stagedMatches } from './tables/staged-matches.ts';
import { podcastStates } from './podcast-states.ts';
import { signInStates } from './sign-in-states.ts';

const press = (name: string | RegExp) => (stage: Stage) =>
  stage.page.getByRole('button', { name }).first().click();

const HOUR_MS = 3_600_000;
/** A competition that is followed and has no match on the staged day: the champions of Africa. */
const RESTING_LEAGUE = '12';

const home: readonly State[] = [
  { name: 'home-visitor', hasChannels: true, prepare: channelsAreLoaded },
  { name: 'home-tablet', hasChannels: true, widths: [820], themes: ['light'], prepare: channelsAreLoaded },
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
  { name: 'competitions', path: '/competitions' },
  { name: 'competition-standings', path: '/competition/39' },
  { name: 'competition-groups', path: '/competition/36' },
  { name: 'competition-matches', path: '/competition/39?tab=matches&month=2026-11' },
  { name: 'competition-leaders', path: '/competition/39?tab=leaders' },
  { name: 'competition-scorers', path: '/competition/39?tab=leaders&board=goals' },
  { name: 'competition-bracket', path: '/competition/137' },
  { name: 'competition-season', path: '/competition/39?tab=season' },
  { name: 'teams', path: '/teams?league=307', extent: 'screen' },
  ...['', '-squad', '-matches'].map((tab) => ({
    name: `team${tab}`,
    path: `/team/${SHOWN_TEAM}${tab.replace('-', '?tab=')}`,
  })),
  { name: 'players', path: '/players' },
  { name: 'player', path: '/player?search=ندياي&league=39' },
  { name: 'arabs-abroad', path: '/arabs-abroad' },
  { name: 'tv', path: '/tv' },
  { name: 'tv-matches', path: '/tv?view=matches' },
  { name: 'commentator', path: '/commentator/معلق-تجريبي-1' },
  { name: 'news', path: '/news' },
  { name: 'news-filtered', path: '/news?category=reports' },
  { name: 'news-none', path: '/news?category=interviews', extent: 'screen' },
  { name: 'news-spoiler-free', path: '/news', stored: { spoilerFree: 'on' } },
  { name: 'corrections', path: '/corrections' },
  { name: 'article', path: '/news?category=reports', prepare: firstArticle },
  {
    name: 'article-spoiler-free',
    path: '/news?category=reports',
    stored: { spoilerFree: 'on' },
    prepare: firstArticle,
  },
  { name: 'search', path: '/search?q=الاهلي' },
  { name: 'search-none', path: '/search?q=ظظظظظظظظ' },
];

const rows: readonly State[] = stagedMatches.map(({ name }) => ({
  name: `row-${name}`,
  row: name,
  ...(name === 'cancelled-goal' && { isMoving: true, prepare: cancelledGoal }),
}));

/** Every state of the design's list that is built, and what is done before its picture. */
export const states: readonly State[] = [
  ...home,
  ...matchStates,
  ...podcastStates,
  ...pages,
  ...signInStates,
  ...accountStates,
  ...rows,
];

async function channelsAreLoaded({ page }: Stage) {
  await page
    .getByRole('button', { name: /^القنوات الناقلة/ })
    .first()
    .waitFor();
  // Waits until the toast that announces them has gone.
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

async function firstArticle({ page }: Stage) {
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'رجوع إلى الأخبار' }).waitFor();
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
  await seen(page, /لحظة قبل الصافرة/);
}

async function failed({ page }: Stage) {
  await page.getByRole('button', { name: 'أعد المحاولة' }).waitFor({ timeout: 8_000 });
}

async function offline({ page }: Stage) {
  // A reader who loses the connection has had the page open for a while.
  await page.waitForTimeout(2_000);
  await page.context().setOffline(true);
  await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor();
}

async function stale({ page, publish }: Stage) {
  await publish({ asOf: new Date(Date.now() - HOUR_MS / 4).toISOString() });
  await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor({ timeout: 8_000 });
}

async function cancelledGoal({ page, edge, staged, publish }: Stage) {
  const matchId = staged.get('cancelled-goal')!;
  const { data } = (await (await fetch(`${edge}/api/matches/${matchId}`)).json()) as { data: object };
  const patch = MatchPatch.parse({ ...data, goals: { home: 1, away: 0 }, winner: null });
  await publish({ changes: [{ matchId, kinds: ['goal-cancelled'], patch }] });
  await rowOf(page, matchId).getByLabel('1 مقابل 0').waitFor();
}

async function seen(page: Page, text: string | RegExp) {
  await page.getByText(text).filter({ visible: true }).first().waitFor();
}

/** The row of a match in the list, not its place in the ticker. */
export const rowOf = (page: Page, matchId: number | undefined) =>
  page.locator('main tr', { has: page.locator(`a[href="/match/${matchId}"]`) });
