import type { Fixture, MatchNow, Moment } from './model.ts';
import { matchesFilter, kickoffAt, type FixtureFilter, type World } from './world.ts';

/** No match lasts longer, with extra time, a shoot-out and an interruption. */
const LONGEST_MS = 6 * 60 * 60_000;

const live: ReadonlySet<MatchNow['phase']> = new Set(['1H', 'HT', '2H', 'BT', 'ET', 'P', 'INT', 'SUSP']);

export const isLive = ({ phase }: MatchNow): boolean => live.has(phase);

/** HOME-14: every match that is being played, in the order of kick-off. */
export function liveMatches(
  world: World,
  moment: Moment,
  filter: Omit<FixtureFilter, 'from' | 'to'> = {},
): MatchNow[] {
  const { now } = moment;
  const near = world.fixtures({ ...filter, from: now - LONGEST_MS, to: now + 1 }, now);
  // A script may make a match live at any hour.
  const scripted = world.scripts
    .fixtures()
    .filter((fixture) => matchesFilter(fixture, filter, now) && !near.some(({ id }) => id === fixture.id));
  return inOrder([...near, ...scripted], now)
    .map((fixture) => world.match(fixture, moment))
    .filter(isLive);
}

const inOrder = (fixtures: readonly Fixture[], now: number) =>
  fixtures.toSorted((a, b) => kickoffAt(a, now) - kickoffAt(b, now) || a.id - b.id);
