import { isolateLtr } from '@safira/arabic/formats/bidi';
import { expect, test } from 'vitest';
import type { Reading } from '../../lib/page.ts';
import { contextOf } from '../../lib/page.ts';
import { loadCompetition } from './competition-loader.ts';
import { describeCompetition } from './competition-meta.ts';

const competition = {
  id: 307,
  name: 'دوري روشن السعودي',
  countryName: 'السعودية',
  logo: '/media/1-small.webp',
  season: 2026,
  seasons: [
    { season: 2026, name: '2026/27', isCurrent: true, hasStandings: true, hasBracket: false },
    { season: 2025, name: '2025/26', isCurrent: false, hasStandings: true, hasBracket: false },
  ],
};
const ok = (data: unknown): Reading => ({ ok: true, body: { success: true, data } });
const failure = (status: number, isSyncing = false): Reading => ({
  ok: false,
  status,
  message: 'of the API',
  isSyncing,
});
const standings = (season: number) => `/competitions/by-api-id/307/standings?season=${season}`;

function load(path: string, answers: Record<string, Reading> = {}) {
  const url = new URL(path, 'http://page');
  const all: Record<string, Reading> = { '/competitions/by-api-id/307': ok(competition), ...answers };
  const context = contextOf({
    zone: { name: 'Asia/Riyadh', offsetMinutes: 180 },
    today: '2026-11-21',
    siteUrl: 'https://site',
    simulated: false,
    mailLinks: false,
    googleSignIn: false,
    read: async (requested) => all[requested] ?? failure(404),
  });
  return loadCompetition({ context, url, params: { id: url.pathname.split('/')[2]! } });
}

test.each(['/competition/0x1', '/competition/5', '/competition/307?season=2019'])(
  'COMP-01: %s, a competition or season that is unknown, is a 404',
  async (path) => {
    await expect(load(path)).rejects.toMatchObject({ init: { status: 404 } });
  },
);

test('COMP-01: a competition that cannot be read fails with its own text', async () => {
  await expect(
    load('/competition/307', { '/competitions/by-api-id/307': failure(503) }),
  ).rejects.toMatchObject({
    init: { status: 503 },
    data: { message: 'تعذّر تحميل بيانات البطولة. أعد المحاولة بعد قليل.' },
  });
});

test('COMP-02: the standings of the current season are shown, unless the URL names another', async () => {
  const answers = { [standings(2026)]: ok({ standings: [] }), [standings(2025)]: failure(503, true) };
  expect(await load('/competition/307', answers)).toMatchObject({
    season: 2026,
    seasonName: '2026/27',
    query: { season: undefined, tab: 'standings', at: 'all' },
    content: { tab: 'standings', part: { state: 'loaded', data: { standings: [] } } },
  });
  expect(await load('/competition/307?season=2025', answers)).toMatchObject({
    seasonName: '2025/26',
    query: { season: 2025 },
    content: { part: { state: 'syncing' } },
  });
});

test('COMP-01: a part that cannot be read leaves the rest of the page', async () => {
  expect(await load('/competition/307', { [standings(2026)]: failure(503) })).toMatchObject({
    competition: { name: 'دوري روشن السعودي' },
    content: { part: { state: 'failed', message: 'of the API' } },
  });
});

test('OURS-05: the picture of a shared link is of the season that the page shows', async () => {
  const contents = async (path: string) =>
    describeCompetition(await load(path)).flatMap((one) =>
      'property' in one && ['og:image', 'og:image:alt'].includes(String(one.property)) ? [one.content] : [],
    );
  const image = 'https://site/api/competitions/307/share.png';
  expect(await contents('/competition/307')).toEqual([
    image,
    `بطاقة دوري روشن السعودي، موسم ${isolateLtr('2026/27')}`,
  ]);
  expect(await contents('/competition/307?season=2026&tab=matches')).toContain(image);
  expect(await contents('/competition/307?season=2025')).toContain(`${image}?season=2025`);
});

test('COMP-01: the page of the current season has one canonical URL, an earlier one its own', async () => {
  const canonical = async (path: string) =>
    describeCompetition(await load(path)).find((one) => 'rel' in one && one.rel === 'canonical');
  expect(await canonical('/competition/307?season=2026&at=home')).toMatchObject({
    href: 'https://site/competition/307',
  });
  expect(await canonical('/competition/307?season=2025')).toMatchObject({
    href: 'https://site/competition/307?season=2025',
  });
});

const matches = (query: string) => `/competitions/by-api-id/307/matches?season=2026&${query}page=1&limit=20`;
const page = (total: number) => ({ matches: [], pagination: { current: 1, total, totalMatches: total } });

test('COMP-04: the filter of the URL is that of the list and of the calendar', async () => {
  const path = '/competition/307?tab=matches&month=2026-11&teams=33-40';
  const found = ok(page(1));
  const { content } = await load(path, {
    [matches('month=11&year=2026&teamIds=33%2C40&')]: found,
    '/teams?league=307&season=2026&limit=40': ok({ teams: [{ id: 33, name: 'فريق', founded: 1900 }] }),
  });
  expect(content).toMatchObject({
    tab: 'matches',
    part: { state: 'loaded' },
    teams: [{ id: 33, name: 'فريق' }],
    calendar: '/api/competitions/by-api-id/307/matches.ics?season=2026&month=11&year=2026&teamIds=33,40',
  });
});

test('COMP-05: a season whose matches are on their way says so, without the buttons of its teams', async () => {
  const { content } = await load('/competition/307?tab=matches', { [matches('')]: failure(503, true) });
  expect(content).toMatchObject({ part: { state: 'syncing' }, teams: [] });
});

test('COMP-04: a page after the last one is a 404', async () => {
  const answers = { [matches('').replace('page=1', 'page=3')]: ok(page(2)) };
  await expect(load('/competition/307?tab=matches&page=3', answers)).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test('COMP-07: twenty leaders are requested', async () => {
  const answers = { '/competitions/by-api-id/307/statistics?season=2026&limit=20': ok({ topScorers: [] }) };
  expect((await load('/competition/307?tab=leaders', answers)).content).toMatchObject({
    tab: 'leaders',
    part: { state: 'loaded' },
  });
});

const bracketPath = '/competitions/by-api-id/307/bracket?season=2026';
const withBracket = (hasStandings: boolean) =>
  ok({ ...competition, seasons: [{ ...competition.seasons[0], hasStandings, hasBracket: true }] });

test('OURS-11: a cup without a table starts with its bracket; with a table the bracket is a tab', async () => {
  const answers = {
    [bracketPath]: ok({ rounds: [], thirdPlace: null }),
    [standings(2026)]: ok({ standings: [] }),
  };
  const at = async (path: string, hasStandings: boolean) => {
    const found = await load(path, { ...answers, '/competitions/by-api-id/307': withBracket(hasStandings) });
    return [found.tabs.join(' '), found.content.tab, found.content.part.state];
  };
  const cup = 'bracket matches leaders season';
  expect(await at('/competition/307', false)).toEqual([cup, 'bracket', 'loaded']);
  expect(await at('/competition/307', true)).toEqual([`standings ${cup}`, 'standings', 'loaded']);
  expect(await at('/competition/307?tab=bracket', true)).toEqual([`standings ${cup}`, 'bracket', 'loaded']);
});

test('OURS-11: a season without knock-out rounds has no such tab', async () => {
  const found = await load('/competition/307?tab=bracket', { [standings(2026)]: ok({ standings: [] }) });
  expect([found.tabs.includes('bracket'), found.content.tab]).toEqual([false, 'standings']);
});

test('OURS-11: the rounds of a bracket have one canonical URL', async () => {
  const found = await load('/competition/307?round=final', {
    '/competitions/by-api-id/307': withBracket(false),
  });
  expect(found.query.round).toBe('final');
  expect(describeCompetition(found)).toContainEqual(
    expect.objectContaining({ rel: 'canonical', href: 'https://site/competition/307?tab=bracket' }),
  );
});
