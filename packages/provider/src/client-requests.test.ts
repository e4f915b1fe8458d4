import { describe, expect, test } from 'vitest';
import { aLineup } from '../testing/lineup.ts';
import { aPlayer, aSide } from '../testing/players.ts';
import { providerOf } from '../testing/provider.ts';
import { aLeague, anInjury, aTeam } from '../testing/records.ts';
import { envelope, serve } from '../testing/server.ts';
import type { Provider } from './client.ts';

const serieA = { league: 135, season: 2025 };

test.each<[string, (provider: Provider) => Promise<unknown>]>([
  ['/leagues', (provider) => provider.leagues()],
  ['/leagues?id=39', (provider) => provider.leagues([39])],
  ['/leagues', (provider) => provider.leagues([39, 307])],
  ['/teams?league=135&season=2025', (provider) => provider.teams(serieA)],
  ['/venues?id=910', (provider) => provider.venue({ id: 910 })],
  ['/players/squads?team=490', (provider) => provider.squad({ team: 490 })],
  ['/coachs?team=490', (provider) => provider.coaches({ team: 490 })],
  ['/standings?league=135&season=2025', (provider) => provider.standings(serieA)],
  ['/players/topscorers?league=135&season=2025', (provider) => provider.topScorers(serieA)],
  ['/players/topassists?league=135&season=2025', (provider) => provider.topAssists(serieA)],
  ['/players/topyellowcards?league=135&season=2025', (provider) => provider.topYellowCards(serieA)],
  ['/players/topredcards?league=135&season=2025', (provider) => provider.topRedCards(serieA)],
  ['/players?league=135&page=1&season=2025', (provider) => provider.players(serieA)],
  [
    '/players?page=4&season=2025&team=490',
    (provider) => provider.playersPage({ team: 490, season: 2025, page: 4 }),
  ],
  ['/players?id=2484&season=2025', (provider) => provider.player({ id: 2484, season: 2025 })],
  ['/injuries?league=135&season=2025', (provider) => provider.injuries(serieA)],
  ['/predictions?fixture=77', (provider) => provider.predictions({ fixture: 77 })],
  ['/fixtures/headtohead?h2h=33-34', (provider) => provider.headToHead({ teams: [33, 34] })],
  ['/fixtures/rounds?league=135&season=2025', (provider) => provider.rounds(serieA)],
  ['/fixtures/lineups?fixture=77', (provider) => provider.lineups({ fixture: 77 })],
  ['/fixtures/players?fixture=77', (provider) => provider.appearances({ fixture: 77 })],
])('API-01: %s is requested in one call, and an empty list is a valid answer', async (path, request) => {
  await using server = await serve(envelope({ items: [] }));
  expect(await request(providerOf(server))).toMatchObject({ items: [], refused: [] });
  expect(server.seen.map(({ url }) => url.pathname + url.search)).toEqual([path]);
});

describe('answers', () => {
  test('API-01: only the requested competitions are returned, however many the answer contains', async () => {
    const other = aLeague({ year: 2025 }, { year: 2026 });
    const requested = { ...other, league: { ...other.league, id: 307 } };
    const bad = { ...other, seasons: null };
    await using server = await serve(envelope({ items: [other, requested, bad, null] }));
    const { items, refused } = await providerOf(server).leagues([307, 39]);
    expect(items.map(({ competitionId, season }) => [competitionId, season])).toEqual([
      [307, 2025],
      [307, 2026],
    ]);
    expect(refused.map(({ id }) => id)).toEqual([null]);
  });

  test('API-01: an empty list of competitions makes no call', async () => {
    await using server = await serve(envelope());
    expect(await providerOf(server).leagues([])).toEqual({ items: [], refused: [] });
    expect(server.seen).toHaveLength(0);
  });

  test('API-01: quirk 16: a team whose name changed is the same team, under its last name', async () => {
    const items = [
      aTeam({ team: { id: 157, name: 'Bayern Munich' } }),
      aTeam({ team: { id: 1, name: 'Bayern München' } }),
      aTeam({ team: { id: 157, name: 'Bayern München' } }),
    ];
    await using server = await serve(envelope({ items }));
    const answer = await providerOf(server).teams(serieA);
    expect(answer.items.map(({ id, name }) => [id, name])).toEqual([
      [157, 'Bayern München'],
      [1, 'Bayern München'],
    ]);
  });

  test('HOME-14: a bad item is logged and set aside, the others are read', async () => {
    const bad = anInjury({ player: { id: 5, name: 5 } });
    await using server = await serve(
      envelope({ items: [bad, anInjury({ match: 1 }), anInjury({ match: 2 }), anInjury({ match: 2 })] }),
    );
    const lines: object[] = [];
    const provider = providerOf(server, { log: { warn: (details) => lines.push(details) } });
    const { items, refused } = await provider.injuries(serieA);
    expect(items.map(({ matchId }) => matchId)).toEqual([1, 2]);
    expect(refused).toEqual([{ id: 5, reason: expect.stringContaining('player.name'), item: bad }]);
    expect(lines).toEqual([{ id: 5, reason: refused[0]!.reason }]);
  });
});

describe('pages', () => {
  const players = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => aPlayer({ id: from + index }));
  const page = (from: number, count: number, paging?: unknown) =>
    envelope({ items: players(from, count), paging });
  const requestedPages = ({ seen }: { seen: { url: URL }[] }) =>
    seen.map(({ url }) => url.searchParams.get('page'));

  test('PLAYER-01: players are requested page by page up to the last page', async () => {
    await using server = await serve(
      page(1, 20, { current: 1, total: 2 }),
      page(21, 19, { current: 2, total: 3 }), // a player joined in between
      page(40, 20, { current: 3, total: 3 }),
    );
    const { items } = await providerOf(server).players({ team: 490, season: 2025 });
    expect(items.map(({ player }) => player.id)).toEqual(Array.from({ length: 59 }, (_, i) => i + 1));
    expect(requestedPages(server)).toEqual(['1', '2', '3']);
  });

  test.each([
    ['missing', undefined],
    ['nonsense', { current: 'one', total: null }],
  ])('PLAYER-01: with %s paging, the last page is the one that is not full', async (_paging, paging) => {
    await using server = await serve(page(1, 20, paging), page(21, 20, paging), page(41, 3, paging));
    const { items } = await providerOf(server).players({ team: 490, season: 2025 });
    expect(items.map(({ player }) => player.id)).toEqual(Array.from({ length: 43 }, (_, i) => i + 1));
    expect(requestedPages(server)).toEqual(['1', '2', '3']);
  });

  test('PLAYER-01: bad items fill a page too, and a player on two pages is returned once', async () => {
    const full = Array.from({ length: 20 }, (_, index) => (index < 5 ? null : aPlayer({ id: index })));
    await using server = await serve(envelope({ items: full, paging: undefined }), page(19, 2));
    const { items, refused } = await providerOf(server).players(serieA);
    expect(items.map(({ player }) => player.id)).toEqual(Array.from({ length: 16 }, (_, i) => i + 5));
    expect(refused).toHaveLength(5);
  });

  test('PLAYER-01: a page returns the number of the next page and the number of pages', async () => {
    await using server = await serve(
      page(1, 20, { current: 1, total: 2 }),
      page(21, 20, { current: 2, total: 2 }),
      page(1, 20),
    );
    const provider = providerOf(server);
    expect(await provider.playersPage({ ...serieA, page: 1 })).toMatchObject({ nextPage: 2, pages: 2 });
    expect(await provider.playersPage({ ...serieA, page: 2 })).toMatchObject({ nextPage: null, pages: 2 });
    expect(await provider.playersPage({ ...serieA, page: 1 })).toMatchObject({ nextPage: 2, pages: null });
  });
});

test.each<[string, (provider: Provider) => Promise<unknown>, { team: { id: number } }]>([
  ['line-ups', (provider) => provider.lineups({ fixture: 77 }), aLineup()],
  ['players', (provider) => provider.appearances({ fixture: 77 }), aSide()],
])('HOME-14: the %s of a match are returned with both sides or not at all', async (_, request, side) => {
  const bad = { ...side, team: { id: 'x' } };
  await using server = await serve(envelope({ items: [side, bad] }), envelope({ items: [side] }));
  const provider = providerOf(server);
  expect(await request(provider)).toMatchObject({ items: [], refused: [{ item: bad }] });
  expect(await request(provider)).toMatchObject({ items: [{ teamId: 2932 }], refused: [] });
});
