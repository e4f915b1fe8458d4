/** COMP-03: the zones of Egypt's table. */
type RankZone = 'champions-league' | 'confederation-cup' | 'relegation';

const EGYPT = 233;
/** The full league has at least this many teams; the two parts it is split into have fewer. */
const WHOLE_TABLE = 18;

/**
 * COMP-03: the zone of a rank, null for a rank without one; undefined where the provider's text decides. Only Egypt's
 * full table goes by rank: in its two parts ranks start again at 1.
 */
export function zoneByRank({
  competitionId,
  rank,
  teams,
}: {
  competitionId: number;
  rank: number;
  /** Number of teams in the table. */
  teams: number;
}): RankZone | null | undefined {
  if (competitionId !== EGYPT || teams < WHOLE_TABLE) return undefined;
  if (rank <= 2) return 'champions-league';
  if (rank === 3) return 'confederation-cup';
  return rank >= 18 && rank <= 21 ? 'relegation' : null;
}
