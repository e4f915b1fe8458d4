import { WireFixture } from '@safira/provider/wire/fixtures';
import { WireLineup } from '@safira/provider/wire/lineups';
import { WireStandings } from '@safira/provider/wire/standings';
import { expect, test } from 'vitest';
import type { Fixture } from '../world/model.ts';
import { SATURDAY, aProtocol, aWorld } from './a-protocol.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const world = aWorld();

/** From leagues with full coverage, played normally. */
const played = world
  .fixtures({ from: SATURDAY - 2 * DAY, to: SATURDAY + 2 * DAY }, SATURDAY)
  .filter(({ competition, fate }) => [39, 140, 135].includes(competition.id) && fate.kind === 'played');
const first = played[0]!;

function at(now: number) {
  const protocol = aProtocol(world);
  protocol.clock.time = now;
  return protocol;
}

const lineupsAt = async ({ id }: Fixture, now: number) =>
  (await at(now).fetchAll(WireLineup, `fixtures/lineups?fixture=${id}`)).length;

test('DLG-07: line-ups appear 40 to 20 minutes before kick-off, not all at once, and do not change', async () => {
  const before: number[] = [];
  for (const fixture of played.slice(0, 12)) {
    const minutes = Array.from({ length: 25 }, (_, i) => 43 - i);
    for (const minute of minutes) {
      if ((await lineupsAt(fixture, fixture.kickoff - minute * MINUTE)) === 2) {
        before.push(minute);
        break;
      }
    }
  }
  expect(before).toHaveLength(12);
  expect(Math.max(...before)).toBeLessThanOrEqual(40);
  expect(Math.min(...before)).toBeGreaterThanOrEqual(20);
  expect(new Set(before).size).toBeGreaterThan(3);
  const url = `fixtures/lineups?fixture=${first.id}`;
  expect(await at(first.kickoff - 20 * MINUTE).fetchAll(WireLineup, url)).toEqual(
    await at(first.kickoff + DAY).fetchAll(WireLineup, url),
  );
});

test('DLG-09: team statistics appear in the first minute, player statistics in the fifth', async () => {
  const { id, kickoff } = first;
  const lengths = async (now: number) => {
    const [item] = await at(now).fetchAll(WireFixture, `fixtures?id=${id}`);
    return [item!.statistics?.length, item!.players?.length];
  };
  expect(await lengths(kickoff - MINUTE)).toEqual([0, 0]);
  expect(await lengths(kickoff + 1.5 * MINUTE)).toEqual([2, 0]);
  expect(await lengths(kickoff + 3 * MINUTE)).toEqual([2, 0]);
  expect(await lengths(kickoff + 6 * MINUTE)).toEqual([2, 2]);
});

test('API-01: the referee is named at kick-off, and the second half has a nominal start', async () => {
  const { id, kickoff } = first;
  const item = async (now: number) => (await at(now).fetchAll(WireFixture, `fixtures?id=${id}`))[0]!.fixture;
  expect(await item(kickoff - MINUTE)).toMatchObject({
    referee: null,
    periods: { first: null, second: null },
    status: { short: 'NS', elapsed: null },
  });
  const stamp = kickoff / 1000;
  expect((await item(kickoff + 30 * MINUTE)).referee).toMatch(/^.+, .+$/);
  expect((await item(kickoff + 30 * MINUTE)).periods).toEqual({ first: stamp, second: null });
  expect((await item(kickoff + DAY)).periods).toEqual({ first: stamp, second: stamp + 3600 });
});

test('COMP-02: results are in the table within an hour after the end, not all at once', async () => {
  const ends = played
    .filter(({ competition }) => competition.id === 39)
    .map((fixture) => world.match(fixture, { now: fixture.kickoff + DAY, interventions: () => [] }))
    .map(({ fixture, endsAt }) => ({ fixture, end: endsAt! }));
  const counted = async ({ fixture, end }: (typeof ends)[number], minutes: number) => {
    const url = `standings?league=39&season=2026&team=${fixture.home.id}`;
    const [item] = await at(end + minutes * MINUTE).fetchAll(WireStandings, url);
    return item!.league.standings[0]![0]!.all.played!;
  };
  const early: boolean[] = [];
  for (const one of ends) {
    const before = await counted(one, -1);
    expect(await counted(one, 61)).toBe(before + 1);
    early.push((await counted(one, 30)) > before);
  }
  expect(new Set(early).size).toBe(2);
});
