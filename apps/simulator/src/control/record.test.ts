import { beforeEach, expect, test } from 'vitest';
import { aControl, START } from './a-control.ts';
import type { MatchRecord } from './record.ts';

const HOUR = 3_600_000;
const { app, world, clock, get, post, liveId } = aControl();

beforeEach(async () => {
  await post('reset');
});

const recordsOf = async (query: string) => (await get<{ records: MatchRecord[] }>(`record?${query}`)).records;
const iso = (at: number) => new Date(at).toISOString();

test('HOUSE: the statistics of a record have 0 instead of null', async () => {
  const { statistics } = await get<MatchRecord>(`record?fixture=${await liveId()}`);
  const { home, away } = statistics!;
  expect(Object.keys(home)).toHaveLength(18);
  expect(Object.values(home)).not.toContain(null);
  const shares = [home, away].map((side) => Number.parseInt(String(side['Ball Possession'])));
  expect(shares[0]! + shares[1]!).toBe(100);
});

test('HOUSE: the players of a record are all players of both line-ups, with their numbers', async () => {
  const id = await liveId();
  await post('goal', { fixture: id, side: 'away' });
  const { lineups, players, away } = await get<MatchRecord>(`record?fixture=${id}`);
  const both = [lineups!.home, lineups!.away];
  const named = both.flatMap(({ starters, substitutes }) => [...starters, ...substitutes]);
  expect(players!.map((player) => player.id)).toEqual(named.map((player) => player.id));
  expect(players!.filter(({ isCaptain }) => isCaptain).map((player) => player.id)).toEqual(
    both.map(({ captain }) => captain!.id),
  );
  const [scorer, ...others] = players!.filter(({ goals }) => goals.total > 0);
  expect(scorer).toMatchObject({ team: away.id, goals: { total: 1 } });
  expect(others).toEqual([]);
});

test('HOUSE: records are listed by ids, or for all matches of some leagues within a time span', async () => {
  const begin = iso(START - 6 * HOUR);
  const span = `from=${begin}&to=${iso(START)}`;
  const all = await recordsOf(span);
  const [first, second] = all;
  expect(all.length).toBeGreaterThan(10);
  // A match that is postponed has its new date in the end.
  const kept = all.filter(({ fixture }) => world.findFixture(fixture, START)!.fate.kind !== 'postponed');
  expect(kept.every(({ kickoff }) => kickoff >= begin && kickoff < iso(START))).toBe(true);
  const ofOne = await recordsOf(`${span}&leagues=39-${first!.league}`);
  expect(ofOne).toEqual(all.filter(({ league }) => league === 39 || league === first!.league));
  expect(ofOne.length).toBeLessThan(all.length);
  expect(await recordsOf(`fixtures=${second!.fixture}-${first!.fixture}`)).toEqual([second, first]);

  const status = async (query: string) => (await app.inject(`/control/record?${query}`)).statusCode;
  expect(await status(`fixtures=${first!.fixture}-5`)).toBe(404);
  expect(await status(`fixtures=${Array.from({ length: 51 }, (_, i) => i + 1).join('-')}`)).toBe(400);
  expect(await status(`from=${iso(START)}`)).toBe(400);
});

test('HOUSE: a record can be requested as of a given moment', async () => {
  const later = START + 48 * HOUR;
  const [fixture] = world.fixtures({ from: later, to: later + 24 * HOUR }, START);
  const path = `record?fixture=${fixture!.id}`;
  const before = await get<MatchRecord>(`${path}&at=${iso(clock.now())}`);
  expect(before).toMatchObject({ status: 'NS', goals: null, lineups: null, statistics: null, players: null });
  expect((await get<MatchRecord>(path)).status).toBe('FT');
});
