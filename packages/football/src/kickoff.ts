const DAY_MS = 86_400_000;

/** What makes a kick-off a placeholder, for the rule below and for its twin in the store's queries. */
export const placeholderRule = {
  /** Nearer than that the times of a round have been given out. */
  settledMs: 21 * DAY_MS,
  /** Fewer matches at one time are a coincidence. */
  fewestAtOnce: 3,
  /** Of a round's matches. Real Saturdays have a block of half of them at once. */
  shareAtOnce: 2 / 3,
};

/**
 * HOME-12: future rounds stand at the league's default hour until television has chosen. Far ahead, a time that
 * two thirds of the round share is that hour, summer time or not; `round` holds all its kick-offs.
 */
export function isKickoffConfirmed(kickoff: Date, now: number, round: readonly Date[]): boolean {
  const { settledMs, fewestAtOnce, shareAtOnce } = placeholderRule;
  const time = kickoff.getTime();
  if (time - now <= settledMs) return true;
  const atOnce = round.filter((one) => one.getTime() === time).length;
  return atOnce < fewestAtOnce || atOnce < round.length * shareAtOnce;
}
