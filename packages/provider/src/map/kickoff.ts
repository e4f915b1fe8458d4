const DAY_MS = 86_400_000;
/** Nearer than that the times of a round have been given out. */
const SETTLED_DAYS = 21;
/** Fewer matches at one time are a coincidence. */
const FEWEST_AT_ONCE = 3;
/** Of a round's matches. Real Saturdays have a block of half of them at once. */
const SHARE_AT_ONCE = 2 / 3;

/**
 * HOME-12: future rounds stand at the league's default hour until television has chosen. Far ahead, a time that
 * two thirds of the round share is that hour, summer time or not; `round` holds all its kick-offs.
 */
export function isKickoffConfirmed(kickoff: Date, now: number, round: readonly Date[]): boolean {
  const time = kickoff.getTime();
  if (time - now <= SETTLED_DAYS * DAY_MS) return true;
  const atOnce = round.filter((one) => one.getTime() === time).length;
  return atOnce < FEWEST_AT_ONCE || atOnce < round.length * SHARE_AT_ONCE;
}
