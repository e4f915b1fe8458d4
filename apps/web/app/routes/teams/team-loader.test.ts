import { aMatch } from '@safira/contract/testing/matches';
import { expect, test } from 'vitest';
import { aSquadPlayer, aTeam } from '../../features/team/fixtures/team.ts';
import { contextOf, type Reading } from '../../lib/page.ts';
import { loadTeam } from './team-loader.ts';
import { describeTeam } from './team-meta.ts';
import { loadTeams } from './teams-loader.ts';

const team = aTeam();
const BASE = '/teams/al-hilal-2932';
const ok = (data: unknown): Reading => ({ ok: true, body: { success: true, data } });
const failure = (status: number): Reading => ({ ok: false, status, isSyncing: false, message: 'no' });

function aContext(answers: Record<string, Reading>) {
  const requested: string[] = [];
  const context = contextOf({
    zone: { name: 'Asia/Riyadh', offsetMinutes: 180 },
    today: '2026-11-21',
    siteUrl: 'https://site',
    simulated: false,
    mailLinks: false,
    googleSignIn: false,
    read: async (path) => {
      requested.push(path);
      return answers[path] ?? failure(503);
    },
  });
  return { context, requested };
}

function load(path: string, answers: Record<string, Reading>) {
  const { context, requested } = aContext({ [BASE]: ok(team), ...answers });
  const url = new URL(path, 'http://page');
  const loaded = loadTeam({ context, url, params: { id: url.pathname.split('/')[2]! } });
  return { loaded, requested };
}

const cup = { id: 504, name: 'كأس الملك', type: 'cup', season: 2026, matchCount: 9 };
const league = { id: 307, name: 'دوري روشن', type: 'league', season: 2026, matchCount: 5 };
const scheduleOf = (...matches: unknown[]) => ok({ matches, competitions: [cup, league], pagination: {} });
const rowOf = (id: number, rank: number, group = 'x') => ({
  rank,
  team: { id },
  points: 9,
  goalsDiff: 1,
  group,
  groupName: group,
  isLive: false,
  all: { played: 4 },
});

test('TEAM-02: the overview has the next match, and the place and figures of the league that is played most', async () => {
  const next = aMatch({ id: 9 });
  const standings = [rowOf(1, 1), rowOf(team.id, 2), rowOf(team.id, 3, 'split')];
  const { loaded } = load('/team/al-hilal-2932', {
    [`${BASE}/schedule?limit=1`]: scheduleOf(aMatch({ id: 8, status: 'FT' })),
    [`${BASE}/schedule?when=coming&limit=1`]: scheduleOf(next),
    '/competitions/by-api-id/307/standings?season=2026': ok({
      standings,
      standingsByGroup: { x: [], split: [] },
      isLive: true,
    }),
    [`${BASE}/statistics?league=307&season=2026`]: ok({ form: 'W' }),
  });
  const content = (await loaded)!.content;
  expect(content).toMatchObject({
    tab: 'overview',
    overview: {
      live: undefined,
      next,
      place: { competition: { id: 307 }, isLive: false, isGroup: true, row: { rank: 3, played: 4 } },
      figures: { form: 'W', competitionName: 'دوري روشن' },
    },
    offsets: [{ minutes: 180 }],
  });
});

test('TEAM-02: the overview stays without the parts that cannot be read', async () => {
  const { loaded } = load('/team/al-hilal-2932', {});
  expect((await loaded)!.content).toEqual({
    tab: 'overview',
    overview: { surface: 'عشب طبيعي', live: undefined, next: undefined },
    offsets: [],
  });
});

test('TEAM-02: a match being played is the first of the past ones', async () => {
  const live = aMatch({ id: 8, status: '1H', elapsed: 3, goals: [0, 0] });
  const { loaded } = load('/team/al-hilal-2932', { [`${BASE}/schedule?limit=1`]: scheduleOf(live) });
  expect((await loaded)!.content).toMatchObject({ overview: { live } });
});

test.each([
  ['?tab=squad', [BASE, `${BASE}/squad`]],
  ['?tab=matches', [BASE, `${BASE}/schedule`]],
  ['?tab=matches&when=coming&league=307&page=2', [BASE, `${BASE}/schedule?when=coming&league=307&page=2`]],
])('TEAM-02: the tab of %s reads only what it shows', async (query, paths) => {
  const { loaded, requested } = load(`/team/al-hilal-2932${query}`, {});
  await loaded;
  expect(requested).toEqual(paths);
});

test('TEAM-02: an unknown team is a 404, and so is an invalid name without a request', async () => {
  await expect(load('/team/al-hilal-2932', { [BASE]: failure(404) }).loaded).rejects.toMatchObject({
    init: { status: 404 },
  });
  const { loaded, requested } = load('/team/No_Team', {});
  await expect(loaded).rejects.toMatchObject({ init: { status: 404 } });
  expect(requested).toEqual([]);
});

test('TEAM-02: a team that cannot be read now is undefined', async () => {
  expect(await load('/team/al-hilal-2932', { [BASE]: failure(503) }).loaded).toBeUndefined();
});

test('TEAM-02: each tab has its title and its own canonical address', async () => {
  const describe = async (query: string) =>
    describeTeam(await load(`/team/al-hilal-2932${query}`, {}).loaded).filter(
      (tag) => 'title' in tag || ('rel' in tag && tag['rel'] === 'canonical'),
    );
  expect(await describe('?page=3')).toMatchObject([
    { title: 'الهلال · صافرة' },
    { href: 'https://site/team/al-hilal-2932' },
  ]);
  expect(await describe('?tab=matches&page=3')).toMatchObject([
    { title: 'مباريات الهلال · صافرة' },
    { href: 'https://site/team/al-hilal-2932?tab=matches&page=3' },
  ]);
});

test('OURS-05: every tab of a team has the same picture for shared links', async () => {
  for (const query of ['', '?tab=squad', '?tab=matches&page=3']) {
    const tags = describeTeam(await load(`/team/al-hilal-2932${query}`, {}).loaded);
    expect(tags).toContainEqual({
      property: 'og:image',
      content: 'https://site/api/teams/al-hilal-2932/share.png',
    });
    expect(tags).toContainEqual({ property: 'og:image:alt', content: 'بطاقة الهلال' });
  }
});

test('TEAM-01: the list is read with the filters of the address; without the competitions it is still shown', async () => {
  const list = { teams: [team], pagination: { current: 2, total: 2, totalTeams: 51 } };
  const { context } = aContext({ '/teams?search=HIL&league=307&page=2': ok(list) });
  const url = new URL('http://page/teams?search=HIL&league=307&season=1999&page=2');
  expect(await loadTeams({ context, url })).toMatchObject({
    found: list,
    filters: { search: 'HIL', country: '', league: '307', season: '' },
    leagues: [],
  });
});

test('TEAM-01: a list that cannot be read now is undefined', async () => {
  const { context } = aContext({});
  expect(await loadTeams({ context, url: new URL('http://page/teams') })).toBeUndefined();
});

test('TEAM-02: the words about the players of a women’s team are feminine', async () => {
  const women = aTeam({ name: 'الهلال للسيدات', originalName: 'Al-Hilal W' });
  const { loaded } = load('/team/al-hilal-2932?tab=squad', {
    [BASE]: ok(women),
    [`${BASE}/squad`]: ok({ squad: [aSquadPlayer()], coach: null, absences: [] }),
  });
  const { content } = (await loaded)!;
  expect(content).toMatchObject({
    squad: { data: { lines: [{ heading: 'حارسات المرمى', count: 'لاعبة واحدة' }] } },
  });
  expect(JSON.stringify(describeTeam(await loaded))).toContain('قائمة لاعباته');
});
