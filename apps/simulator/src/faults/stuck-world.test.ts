import { expect, test } from 'vitest';
import { aFixture, at } from '../../test/a-match.ts';
import type { Fixture, Moment } from '../world/model.ts';
import { withStuckMatches } from './stuck-world.ts';

const HOUR = 3_600_000;
const fixture = aFixture();
const world = { match: (one: Fixture, { now }: Moment) => at(one, now) };
const end = at(fixture, fixture.kickoff + 5 * HOUR).endsAt!;

function phaseAt(now: number, isStuck: boolean) {
  return withStuckMatches(world, () => isStuck).match(fixture, { now, interventions: () => [] }).phase;
}

test('HOME-18: a stuck match stays in the second half after its end, for a day', () => {
  expect([phaseAt(end, true), phaseAt(end + 20 * HOUR, true)]).toEqual(['2H', '2H']);
  expect(phaseAt(end + 24 * HOUR, true)).toBe('FT');
});

test('HOME-18: other matches end, and none is stuck before its kick-off', () => {
  expect(phaseAt(end, false)).toBe('FT');
  expect(phaseAt(fixture.kickoff - 1, true)).toBe('NS');
});
