import { expect, test } from 'vitest';
import type { Fixture } from '../model.ts';
import { friendlyClubs } from '../teams.ts';
import { makeWorld } from '../world.ts';
import { clubFriendlies } from './club-friendlies.ts';
import { readFixtureId } from './ids.ts';
import { isPlausible } from './kick-offs.ts';

const DAY = 86_400_000;
const world = makeWorld({ seed: 1, mode: 'calendar', isQuiet: true });
const END = Date.UTC(2027, 7, 1);
const busy = world.fixtures({ from: Date.UTC(2026, 6, 1), to: Date.UTC(2027, 0, 31) }, END);
const clubs = friendlyClubs(2026);
const startOf = ({ fate, kickoff }: Fixture) => (fate.kind === 'postponed' ? fate.to : kickoff);
const on = (date: string, seed = 1) => clubFriendlies({ seed, day: Date.parse(date) / DAY, busy, clubs });
const dates = Array.from({ length: 180 }, (_, i) =>
  new Date(Date.UTC(2026, 6, 5) + i * DAY).toISOString().slice(0, 10),
);
const friendlies = dates.flatMap((date) => on(date));

test('OURS-08: at most six club friendlies are played a day, and none on most days of the season', () => {
  const counts = dates.map((date) => on(date).length);
  expect(Math.max(...counts)).toBe(6);
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(60);
});

test('OURS-08: no club plays a friendly within three days of another match', () => {
  const tired = friendlies.filter((friendly) =>
    busy.some(
      (fixture) =>
        Math.abs(startOf(fixture) - friendly.kickoff) <= 3 * DAY &&
        [fixture.home, fixture.away].some((team) => team === friendly.home || team === friendly.away),
    ),
  );
  expect(tired).toEqual([]);
});

test('OURS-08: a club friendly is at the ground of the home club, at a plausible hour there', () => {
  for (const { home, away, ground, isNeutral, kickoff, competition } of friendlies) {
    expect([ground, isNeutral, competition.id]).toEqual([home.ground, false, 667]);
    expect(home.country).not.toBe(away.country);
    expect(isPlausible(home, kickoff), home.name).toBe(true);
  }
});

test('HOUSE: a friendly is found by the day in its id', () => {
  for (const { id, kickoff } of friendlies) {
    expect(readFixtureId(id)).toMatchObject({ kind: 'demo', day: Math.floor(kickoff / DAY) });
  }
  expect(new Set(friendlies.map(({ id }) => id)).size).toBe(friendlies.length);
});

test('HOUSE: the same seed gives the same friendlies, another seed gives others', () => {
  expect(on('2026-07-18')).toEqual(on('2026-07-18'));
  expect(on('2026-07-18', 2)).not.toEqual(on('2026-07-18'));
});
