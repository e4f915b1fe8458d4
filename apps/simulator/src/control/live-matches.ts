import type { MatchNow, Moment } from '../world/model.ts';
import type { World } from '../world/world.ts';

const MINUTE_MS = 60_000;
/** No match lasts longer, with extra time, kicks and an interruption. */
const LONGEST_MS = 6 * 60 * MINUTE_MS;

const live: ReadonlySet<MatchNow['phase']> = new Set(['1H', 'HT', '2H', 'BT', 'ET', 'P', 'INT', 'SUSP']);

export const isLive = ({ phase }: MatchNow): boolean => live.has(phase);

/** HOME-14: every match that is being played, in the order of kick-off. */
export function liveMatches(world: World, moment: Moment): MatchNow[] {
  const { now } = moment;
  return world
    .fixtures({ from: now - LONGEST_MS, to: now + 1 }, now)
    .map((fixture) => world.match(fixture, moment))
    .filter(isLive);
}

/** How a match stands, for tests and demos. */
export function summary({ fixture, phase, minute, goals, endsAt }: MatchNow, now: number) {
  return {
    fixture: fixture.id,
    league: fixture.competition.id,
    home: fixture.home.name,
    away: fixture.away.name,
    status: phase,
    elapsed: minute?.elapsed ?? null,
    extra: minute?.extra ?? null,
    goals,
    /** Whole minutes of the world until the final whistle, for tests that need time. */
    minutesLeft: endsAt === null ? null : Math.floor((endsAt - now) / MINUTE_MS),
  };
}
