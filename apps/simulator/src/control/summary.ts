import type { MatchNow } from '../world/model.ts';

const MINUTE_MS = 60_000;

/** The current state of a match, for tests and demos. */
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
    /** Whole minutes of simulated time until the final whistle, for tests that need time. */
    minutesLeft: endsAt === null ? null : Math.floor((endsAt - now) / MINUTE_MS),
  };
}
