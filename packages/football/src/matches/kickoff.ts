const DAY_MS = 86_400_000;

/** What makes a kick-off a placeholder, for the rule below and for the same rule in the store's queries. */
export const placeholderRule = {
  /** Closer than this, the kick-off times of a round have been announced. */
  settledMs: 21 * DAY_MS,
  /** Fewer matches at one time are a coincidence. */
  fewestAtOnce: 3,
  /** Share of a round's matches. On real Saturdays half of them start at the same time. */
  shareAtOnce: 2 / 3,
};

/**
 * HOME-12: future rounds have the league's default hour until the broadcasters have chosen. Far ahead, a time that
 * two thirds of the round share is that default, in summer time or not; `round` holds all kick-offs of the round.
 */
export function isKickoffConfirmed(kickoff: Date, now: number, round: readonly Date[]): boolean {
  const { settledMs, fewestAtOnce, shareAtOnce } = placeholderRule;
  const time = kickoff.getTime();
  if (time - now <= settledMs) return true;
  const atOnce = round.filter((one) => one.getTime() === time).length;
  return atOnce < fewestAtOnce || atOnce < round.length * shareAtOnce;
}
