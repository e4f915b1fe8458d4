import type { Day, Match } from '@safira/contract/matches/matches';
import { offsetsBetween } from '@safira/football/time/days';

export const DAY_MS = 86_400_000;

/** For loaders: the offsets of a zone in a span of time, as pages receive them. */
export function offsetsIn(zone: string, span: { from: number; to: number }): Day['offsets'] {
  return offsetsBetween(zone, span).map(({ from, minutes }) => ({
    from: new Date(from).toISOString(),
    minutes,
  }));
}

/** For loaders: the offsets of a zone from a day before the first of these matches to a day after the last. */
export function offsetsOf(zone: string, matches: readonly Pick<Match, 'date'>[]): Day['offsets'] {
  const times = matches.map(({ date }) => Date.parse(date)).filter((time) => !Number.isNaN(time));
  if (times.length === 0) return [];
  return offsetsIn(zone, { from: Math.min(...times) - DAY_MS, to: Math.max(...times) + DAY_MS });
}
