import type { MatchNow, Phase } from '../../world/model.ts';
import type { FixtureFilter } from '../../world/world.ts';
import type { RequestQuery } from '../request-query.ts';

const settled: ReadonlySet<Phase> = new Set(['FT', 'AET', 'PEN', 'AWD', 'WO']);
const toTheEnd: ReadonlySet<Phase> = new Set(['FT', 'AET', 'PEN']);

/** The matches with a result at that time, in the order of kick-off. */
export function settledMatches(
  { world, moment }: RequestQuery,
  filter: FixtureFilter,
  until: number,
): MatchNow[] {
  return world
    .fixtures({ ...filter, to: Math.min(until, filter.to ?? until) }, until)
    .map((fixture) => world.match(fixture, { ...moment, now: until }))
    .filter(({ phase }) => settled.has(phase));
}

/** Whether it was decided on the pitch, so that its incidents count. */
export const isPlayedOut = ({ phase }: MatchNow): boolean => toTheEnd.has(phase);
