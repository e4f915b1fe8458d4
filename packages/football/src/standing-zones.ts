/** COMP-03: what Egypt's places lead to. */
type RankZone = 'champions-league' | 'confederation-cup' | 'relegation';

const EGYPT = 233;
/** The whole league has so many and more; the two parts it is split into have fewer. */
const WHOLE_TABLE = 18;

/**
 * COMP-03: the zone where a competition is told by rank, null for a place that leads nowhere; undefined where
 * the provider's text decides: everywhere but in Egypt's table of all, for in its parts ranks start anew.
 */
export function zoneByRank({
  competitionId,
  rank,
  teams,
}: {
  competitionId: number;
  rank: number;
  /** How many stand in the table. */
  teams: number;
}): RankZone | null | undefined {
  if (competitionId !== EGYPT || teams < WHOLE_TABLE) return undefined;
  if (rank <= 2) return 'champions-league';
  if (rank === 3) return 'confederation-cup';
  return rank >= 18 && rank <= 21 ? 'relegation' : null;
}
