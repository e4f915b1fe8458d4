import { randomOf, whole } from '../random.ts';
import type { MatchNow } from '../world/model.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './times.ts';

// When the provider publishes what is known: section 6.1 of its reference. The values are our guess.
const LINEUPS_MINUTES = { earliest: 40, latest: 20 };
const PLAYERS_FROM_MINUTE = 5;
const INJURIES_BEFORE_MS = 48 * HOUR_MS;
const MORNING_MS = 5 * HOUR_MS;

/** DLG-07: line-ups appear 40 to 20 minutes before kick-off, drawn for each match; at once if a script sets them. */
export function hasLineups(
  seed: number,
  { fixture, kickoff, played, staged }: MatchNow,
  now: number,
): boolean {
  const { formation, grids, lineups } = staged?.script ?? {};
  if (played || formation || grids || lineups) return lineups !== 'none';
  const { earliest, latest } = LINEUPS_MINUTES;
  const before = whole(randomOf(seed, 'line-ups known', fixture.id), latest, earliest);
  return now >= kickoff - before * MINUTE_MS;
}

/** DLG-09: player statistics exist from the fifth minute on. */
export function hasPlayers({ played, minute }: MatchNow): boolean {
  return played !== null && minute !== null && minute.elapsed >= PLAYERS_FROM_MINUTE;
}

/** Absences of matches up to this time are published. */
export const injuriesUntil = (now: number): number => now + INJURIES_BEFORE_MS;

/** Player seasons, and with them the leaders, are updated in the morning. */
export function lastMorning(now: number): number {
  return Math.floor((now - MORNING_MS) / DAY_MS) * DAY_MS + MORNING_MS;
}

/** Team seasons are updated twice a day. */
export function lastHalfDay(now: number): number {
  return Math.floor((now - MORNING_MS) / (DAY_MS / 2)) * (DAY_MS / 2) + MORNING_MS;
}
