import { expect, test } from 'vitest';
import { kickoffAt, makeWorld } from './world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SATURDAY = Date.parse('2026-11-28T15:40:00Z');
const at = (now: number) => ({ now, interventions: () => [] });

const world = makeWorld({ seed: 1, mode: 'demo', isQuiet: false });
const season = world.fixtures({ competition: 39, season: 2026 }, SATURDAY);

test('HOUSE: a league season is complete, in the order of kick-off, each match found by its id', () => {
  expect(season).toHaveLength(380);
  const kickoffs = season.map((fixture) => kickoffAt(fixture, SATURDAY));
  expect(kickoffs).toEqual(kickoffs.toSorted((a, b) => a - b));
  for (const fixture of season) expect(world.findFixture(fixture.id, SATURDAY)).toBe(fixture);
});

test('HOUSE: two past seasons exist, and none before', () => {
  for (const year of [2025, 2024])
    expect(world.fixtures({ competition: 307, season: year }, SATURDAY)).toHaveLength(306);
  expect(world.fixtures({ competition: 307, season: 2023 }, SATURDAY)).toEqual([]);
  expect(world.standings(307, 2025, at(SATURDAY))[0]?.rows).toHaveLength(18);
  expect(world.standings(307, 2023, at(SATURDAY))).toEqual([]);
});

test('HOUSE: a cup tie is unknown until it is drawn', () => {
  const drawn = world.fixtures({ competition: 2, season: 2026 }, SATURDAY);
  const all = world.fixtures({ competition: 2, season: 2026 }, SATURDAY + 300 * DAY);
  const hidden = all.filter((fixture) => !drawn.includes(fixture));
  expect(hidden.length).toBeGreaterThan(20);
  expect(world.findFixture(hidden[0]!.id, SATURDAY)).toBeUndefined();
});

test('HOUSE: a postponed match moves to its new day once that is known', () => {
  const moved = season.find(({ fate }) => fate.kind === 'postponed')!;
  if (moved.fate.kind !== 'postponed') throw new Error('not postponed');
  const { datedAt, to, knownAt } = moved.fate;
  const days = (now: number) => {
    const around = (instant: number) => ({ from: instant - HOUR, to: instant + HOUR });
    return [moved.kickoff, to].map((instant) => world.fixtures(around(instant), now).includes(moved));
  };
  expect(days(datedAt - 1)).toEqual([true, false]);
  expect(days(datedAt)).toEqual([false, true]);
  expect(world.match(moved, at(knownAt)).phase).toBe('PST');
  expect(world.match(moved, at(datedAt)).phase).toBe('NS');
});

test('COMP-02: a result is in the table within an hour after the end of the match', () => {
  const over = new Set(['FT', 'AWD', 'WO']);
  const played = season.filter((fixture) => over.has(world.match(fixture, at(SATURDAY)).phase)).length;
  const inTable =
    world.standings(39, 2026, at(SATURDAY))[0]!.rows.reduce((sum, row) => sum + row.all.played, 0) / 2;
  const later =
    world.standings(39, 2026, at(SATURDAY + HOUR))[0]!.rows.reduce((sum, row) => sum + row.all.played, 0) / 2;
  expect(inTable).toBeLessThanOrEqual(played);
  expect(later).toBeGreaterThanOrEqual(played);
});

test('HOUSE: a match added by the control API is listed and found', () => {
  const fixture = {
    ...season[0]!,
    id: 1_900_000_001,
    kickoff: SATURDAY,
    knownFrom: SATURDAY,
    fate: { kind: 'played' } as const,
  };
  const own = makeWorld({ seed: 1, mode: 'calendar', isQuiet: true });
  own.add(fixture);
  expect(own.fixtures({ from: SATURDAY, to: SATURDAY + 1 }, SATURDAY)).toContain(fixture);
  expect(own.findFixture(fixture.id, SATURDAY)).toBe(fixture);
});

test('HOUSE: club friendlies exist only in demo mode', () => {
  const calendar = makeWorld({ seed: 1, mode: 'calendar', isQuiet: true });
  const window = Date.parse('2026-11-13T00:00:00Z');
  const day = { from: window, to: window + DAY };
  expect(world.fixtures({ competition: 667, ...day }, SATURDAY).length).toBeGreaterThan(3);
  expect(calendar.fixtures({ competition: 667, ...day }, SATURDAY)).toEqual([]);
});
