import { expect, test } from 'vitest';
import { derbies } from '../tables/derbies.ts';
import { clubsOf } from '../teams.ts';
import { makeWorld } from '../world.ts';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const world = makeWorld({ seed: 1, mode: 'calendar', isQuiet: false });
const moment = { now: NOW, interventions: () => [] };

test('DLG-10: Al Ahly and Zamalek have met in every season since 2010, each match found by its id', () => {
  const meetings = world.pastMeetings(1577, 1040, NOW);
  expect(meetings).toHaveLength(28);
  expect(world.pastMeetings(1040, 1577, NOW)).toEqual(meetings);
  expect(new Set(meetings.map(({ season }) => season))).toEqual(
    new Set(Array.from({ length: 14 }, (_, i) => 2010 + i)),
  );
  for (const fixture of meetings) expect(world.findFixture(fixture.id, NOW)).toEqual(fixture);
  expect(meetings.map((fixture) => world.match(fixture, moment).phase)).toEqual(Array(28).fill('FT'));
  const kickoffs = meetings.map(({ kickoff }) => kickoff);
  expect(kickoffs).toEqual(kickoffs.toSorted((a, b) => a - b));
});

test('DLG-10: clubs that are no rivals have only the meetings of the calendar', () => {
  expect(world.pastMeetings(1577, 1044, NOW)).toEqual([]);
  expect(world.findFixture(1_700_000_000 + derbies.length * 100, NOW)).toBeUndefined();
});

test('HOUSE: both clubs of a derby are of its league', () => {
  const wrong = derbies.filter(([league, one, other]) => {
    const ids = new Set([2025, 2026].flatMap((year) => clubsOf(league, year).map(({ id }) => id)));
    return !ids.has(one) || !ids.has(other) || one === other;
  });
  expect(wrong).toEqual([]);
  expect(new Set(derbies.map(([, one, other]) => `${one} ${other}`)).size).toBe(derbies.length);
});
