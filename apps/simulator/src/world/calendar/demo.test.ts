import { describe, expect, test } from 'vitest';
import type { Fixture } from '../model.ts';
import { aSeason, clubsOf } from './a-season.ts';
import { demoFixtures } from './demo.ts';
import { readFixtureId } from './ids.ts';
import { makeSeason } from './season-calendar.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const busy = makeSeason(aSeason(1, 2025));
const startOf = ({ fate, kickoff }: Fixture) => (fate.kind === 'postponed' ? fate.to : kickoff);
const demo = (from: number, days: number, seed = 1) =>
  demoFixtures({ seed, from, to: from + days * DAY, busy, clubsOf });

const weeks = [
  ['in the season', Date.UTC(2025, 10, 24)],
  ['in a FIFA window', Date.UTC(2025, 9, 6)],
  ['in summer', Date.UTC(2026, 6, 6)],
] as const;

describe.each(weeks)('a week %s', (_, monday) => {
  const friendlies = demo(monday - DAY, 9);
  const matches = [...busy, ...friendlies].filter(({ fate }) => fate.kind !== 'cancelled');
  const near = matches.filter(
    (match) => startOf(match) > monday - 3 * DAY && startOf(match) < monday + 9 * DAY,
  );

  test('OURS-08: at every minute at least two matches are live', () => {
    const unplayed = new Set(['awarded', 'walkover', 'abandoned']);
    const starts = near.filter(({ fate }) => !unplayed.has(fate.kind)).map(startOf);
    const still: string[] = [];
    for (let now = monday; now < monday + 7 * DAY; now += MINUTE) {
      const live = starts.filter((start) => start <= now && now < start + 100 * MINUTE).length;
      if (live < 2) still.push(new Date(now).toISOString());
    }
    expect(still).toEqual([]);
  });

  test('OURS-08: no day has fewer than 16 matches, Saturday has the most and Monday the fewest or nearly so', () => {
    const counts = Array.from(
      { length: 7 },
      (__, i) => near.filter((match) => Math.floor((startOf(match) - monday) / DAY) === i).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(16);
    expect(counts[5]).toBe(Math.max(...counts));
    expect(counts[0]! - Math.min(...counts)).toBeLessThanOrEqual(12);
  });

  test('HOUSE: hardly any team plays a friendly within 48 hours of another match', () => {
    const starts = new Map<number, number[]>();
    for (const match of near) {
      for (const { id } of [match.home, match.away]) {
        starts.set(id, [...(starts.get(id) ?? []), startOf(match)]);
      }
    }
    const tired = friendlies.filter(({ home, away, kickoff }) =>
      [home, away].some(
        ({ id }) => starts.get(id)!.filter((start) => Math.abs(start - kickoff) < 48 * HOUR).length > 1,
      ),
    );
    expect(tired.length).toBeLessThanOrEqual(friendlies.length / 50);
  });

  test('HOUSE: no team plays itself, nations play nations, and ids are unique', () => {
    for (const { home, away, competition } of friendlies) {
      expect(home.id).not.toBe(away.id);
      expect([home.isNational, away.isNational]).toEqual(
        competition.id === 10 ? [true, true] : [false, false],
      );
    }
    expect(new Set(friendlies.map(({ id }) => id)).size).toBe(friendlies.length);
    expect(new Set(friendlies.map(({ competition }) => competition.id))).toEqual(new Set([667, 10]));
  });
});

test('HOUSE: a friendly is found by the day in its id, whatever range is requested', () => {
  const week = demo(Date.UTC(2025, 10, 24), 7);
  for (const fixture of week.filter((_, i) => i % 20 === 0)) {
    const origin = readFixtureId(fixture.id)!;
    if (origin.kind !== 'demo') expect.fail('not a friendly');
    else expect(demo(origin.day * DAY, 1)).toContainEqual(fixture);
  }
});

test('HOUSE: the same seed gives the same friendlies, another seed gives others', () => {
  const from = Date.UTC(2025, 10, 24);
  expect(demo(from, 3)).toEqual(demo(from, 3));
  expect(demo(from, 3, 2)).not.toEqual(demo(from, 3));
});
