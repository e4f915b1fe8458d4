import type { MatchStatus } from '@safira/contract/matches/matches';

const MINUTE_MS = 60_000;
/** A minute is seen late by the interval of the polls, 15 s, and by the time of an answer. */
const TOLERANCE_MS = 20_000;

/**
 * HOME-14: the status as it is at `now`, its minute counted. It never goes back behind what was observed, and stops at
 * the end of a phase: only the provider knows of added time.
 */
export function countMinute<S extends MatchStatus>(status: S, now: number): S {
  const { elapsed, extra, countedFrom } = status;
  const end = endOfPhase(status);
  if (countedFrom === undefined || elapsed === null || end === undefined) return status;
  const played = Math.floor((now - Date.parse(countedFrom)) / MINUTE_MS);
  if (extra !== null) return played <= elapsed + extra ? status : { ...status, extra: played - elapsed };
  const minute = Math.min(played, end);
  return minute <= elapsed ? status : { ...status, elapsed: minute };
}

/**
 * The time at which the phase stood at minute 0: that of the state before as long as counting from it agrees with what
 * was observed, so that clients need not hear of each minute. Undefined where minutes are not counted.
 */
export function startOfCount(
  before: MatchStatus | undefined,
  after: MatchStatus,
  observedAt: number,
): string | undefined {
  if (after.elapsed === null || endOfPhase(after) === undefined) return undefined;
  if (before?.countedFrom !== undefined && agrees(before, after, observedAt)) return before.countedFrom;
  return new Date(observedAt - (after.elapsed + (after.extra ?? 0)) * MINUTE_MS).toISOString();
}

function agrees(before: MatchStatus, after: MatchStatus, observedAt: number): boolean {
  if (before.short !== after.short) return false;
  return [-TOLERANCE_MS, 0, TOLERANCE_MS].some((shift) => {
    const { elapsed, extra } = countMinute(before, observedAt + shift);
    return elapsed === after.elapsed && extra === after.extra;
  });
}

/** The last minute of the phase without added time; undefined for breaks and phases that have no minutes. */
function endOfPhase({ short, elapsed }: MatchStatus): number | undefined {
  switch (short) {
    case '1H':
      return 45;
    case '2H':
      return 90;
    case 'ET':
      // Both halves of extra time have this code.
      return (elapsed ?? 0) <= 105 ? 105 : 120;
    default:
      return undefined;
  }
}
