import { expect, type Page } from '@playwright/test';
import type { Answer } from '@safira/contract/endpoint';
import type { getMatchesOfDay } from '@safira/contract/matches/matches';
import { noteViolations, violations } from './in-page.ts';
import { effectsAreRun } from './league.ts';
import { edge } from './addresses.ts';
import { readFacts } from '../world/world.ts';
import { announcedCommentator } from './commentators.ts';
import { aReport } from './news.ts';
import { openCard } from './podcast.ts';
import { playerNamed } from './players.ts';
import { stagedMatch } from './staged-matches.ts';

/** A state a page can show: its address, what the browser has stored, what was opened on it. */
export type PageState = {
  name: string;
  path?: string | (() => Promise<string>);
  status?: number;
  stored?: () => Promise<Record<string, string>>;
  /** Ends when what it opened is there. */
  open?: (page: Page) => Promise<unknown>;
};

/** Two competitions of the day that are under way and soon read: few rows are judged faster than all. */
async function few(): Promise<Record<string, string>> {
  const answer = await fetch(`${edge}/api/matches`);
  const { data } = (await answer.json()) as Answer<typeof getMatchesOfDay>;
  const begun = data.matchesByCompetition
    // With one to come, too: on a phone only such a row has a time.
    .filter(({ matches }) => new Set(matches.map(({ goals }) => goals.home === null)).size === 2)
    .toSorted((a, b) => a.matches.length - b.matches.length);
  return { favoriteLeagues: JSON.stringify(begun.slice(0, 2).map(({ competition }) => competition.id)) };
}

const opened = async (page: Page, button: RegExp, shown: string) => {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.locator(shown)).toBeVisible();
};

const emptyDay = `/?date=${readFacts().emptyDay}`;

export const home: PageState = { name: 'home' };

export const pageStates: PageState[] = [
  home,
  {
    name: 'the competitions dropped down',
    path: emptyDay, // the list is whole, the page behind it soon judged
    open: (page) => opened(page, /^كل البطولات/, '[role="listbox"]'),
  },
  {
    name: 'the results below the search field',
    path: emptyDay,
    open: async (page) => {
      const link = page.getByRole('link', { name: 'البحث', exact: true });
      if (await link.isVisible()) return page.goto('/search?q=الهلال');
      await page.locator('header input').fill('الهلال');
      return expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  { name: 'a search without results', path: '/search?q=ظظظظظظظظ' },
  {
    name: 'the panel of leagues',
    stored: few,
    open: (page) => opened(page, /^بطولاتي/, 'dialog [role="switch"] >> nth=0'),
  },
  { name: 'the zones', stored: few, open: (page) => opened(page, /تغيير التوقيت$/, '[role="radiogroup"]') },
  { name: "a row's clocks", stored: few, open: (page) => opened(page, /ست مدن$/, '[role="radiogroup"]') },
  // HOME-15: they come two seconds after the page.
  { name: 'the channels', open: (page) => opened(page, /^القنوات الناقلة/, 'dialog li >> nth=0') },
  {
    name: 'spoiler-free',
    stored: async () => ({ ...(await few()), spoilerFree: 'on' }),
    open: (page) => expect(page.getByRole('button', { name: /^اكشف نتيجة/ }).first()).toBeVisible(),
  },
  { name: 'favourites chosen', stored: few },
  { name: 'favourites that do not play', stored: async () => ({ favoriteLeagues: '[999999]' }) },
  {
    name: 'a day without matches',
    path: emptyDay,
    open: (page) => expect(page.getByText('الملعب هادئ في هذا اليوم')).toBeVisible(),
  },
  {
    name: 'a match over the list',
    stored: few,
    open: async (page) => {
      await page.locator('main tr [data-row]').first().press('Enter');
      await expect(page.locator('dialog article')).toBeVisible();
    },
  },
  ...['overview', 'events', 'lineups', 'statistics', 'players', 'h2h'].map((tab) => ({
    name: `a match: ${tab}`,
    path: () => inTab(tab),
  })),
  {
    name: 'a player of a match',
    path: () => inTab('players'),
    open: async (page) => {
      await page.getByRole('tabpanel').getByRole('row').nth(1).getByRole('button').press('Enter');
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    },
  },
  { name: 'a player', path: async () => `/player/${await playerNamed('محمد صلاح')}` },
  {
    name: 'a comparison',
    path: async () => `/compare?a=${await playerNamed('محمد صلاح')}&b=${await playerNamed('رياض محرز')}`,
  },
  ...['/about', '/privacy', '/terms', '/sources', '/competitions', '/players', '/arabs-abroad'].map(
    (path) => ({
      name: path,
      path,
    }),
  ),
  { name: 'a competition: standings', path: '/competition/39' },
  { name: 'a competition: groups', path: '/competition/36' },
  { name: 'a competition: matches', path: '/competition/39?tab=matches&month=2026-11&teams=40' },
  { name: 'a competition: leaders', path: '/competition/39?tab=leaders' },
  { name: 'a competition: bracket', path: '/competition/2?season=2025&tab=bracket&round=quarter-finals' },
  { name: 'a competition: season', path: '/competition/39?tab=season' },
  { name: 'a competition: a list of leaders', path: '/competition/39?tab=leaders&board=cards' },
  ...['', '?tab=squad', '?tab=matches', '?tab=matches&when=coming'].map((query) => ({
    name: `a team: ${query || 'overview'}`,
    path: () => teamPath(query),
  })),
  { name: '/teams', path: `/teams?${new URLSearchParams({ league: '307' })}` },
  { name: '/tv by channel', path: '/tv?view=channels' },
  { name: '/tv by match', path: '/tv?view=matches' },
  {
    name: '/tv without results',
    path: '/tv',
    open: async (page) => {
      await page.getByRole('switch', { name: 'مفضلتي فقط' }).click();
      await expect(page.getByText('لم تضف شيئًا إلى المفضلة بعد')).toBeVisible();
    },
  },
  { name: '/tv without broadcasts', path: `/tv?date=${readFacts().emptyDay}` },
  { name: 'no team', path: `/teams?${new URLSearchParams({ search: 'كككككك' })}` },
  { name: 'a commentator', path: async () => (await announcedCommentator()).path },
  { name: '/news', path: '/news' },
  { name: '/news, filtered', path: '/news?category=reports' },
  { name: '/corrections', path: '/corrections' },
  { name: '/status', path: '/status' },
  { name: 'no corrections', path: '/corrections?kind=names' },
  {
    name: 'home, the podcast opened and played',
    path: emptyDay,
    open: async (page) => {
      const card = await openCard(page);
      await card.getByRole('button', { name: 'تشغيل', exact: true }).click();
      await expect(card.getByRole('button', { name: 'إيقاف مؤقت', exact: true })).toBeVisible();
    },
  },
  { name: '/podcast', path: '/podcast' },
  { name: '/podcast, page 2', path: '/podcast?page=2' },
  {
    name: '/podcast, spoiler-free',
    path: '/podcast',
    stored: async () => ({ spoilerFree: 'on' }),
    open: (page) => expect(page.getByRole('button', { name: 'اعرض العناوين والنص' })).toBeVisible(),
  },
  { name: 'no news', path: '/news?category=interviews&competition=39' },
  { name: 'an article', path: async () => (await aReport()).path },
  {
    name: 'an article, spoiler-free',
    path: async () => (await aReport()).path,
    stored: async () => ({ spoilerFree: 'on' }),
    open: (page) => expect(page.getByRole('button', { name: 'اعرض التقرير' })).toBeVisible(),
  },
  {
    name: 'the dialog of signing in',
    path: emptyDay,
    open: async (page) => {
      await page.getByRole('link', { name: 'دخول' }).filter({ visible: true }).first().click();
      await expect(page.getByRole('dialog', { name: 'تسجيل الدخول' })).toBeVisible();
    },
  },
  {
    name: 'a form with faults',
    path: '/register',
    open: async (page) => {
      await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
      await expect(page.getByText('صحّح ما يلي')).toBeVisible();
    },
  },
  ...['/login', '/reset#token', '/verify'].map((path) => ({ name: path, path })),
  { name: '/nowhere', path: '/nowhere', status: 404 },
];

/** A club of the Saudi league, by its provider's id. */
async function teamPath(query: string): Promise<string> {
  const { url } = await fetch(`${edge}/team?apiId=2932`);
  return `${new URL(url).pathname}${query}`;
}

const inTab = async (tab: string) => `${(await stagedMatch('everything')).path}?tab=${tab}`;

/** Every part of the page is hydrated, what the state opens is open, and the policy refused nothing. */
export async function goTo(page: Page, { path = '/', status = 200, stored, open }: PageState): Promise<void> {
  await noteViolations(page);
  await page.addInitScript((kept) => Object.assign(localStorage, kept), (await stored?.()) ?? {});
  const response = await page.goto(typeof path === 'string' ? path : await path());
  expect(response?.status()).toBe(status);
  await allHydrated(page);
  await open?.(page);
  expect(await violations(page)).toEqual([]);
}

/** A press on what React has not taken over yet is lost. */
export async function allHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('header, footer, main, a, button')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );
  await effectsAreRun(page);
}
