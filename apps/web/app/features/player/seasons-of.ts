import type { PlayerStatistics } from '@safira/contract/players/players';

/** A season of a player over all teams and competitions. */
export type CareerSeason = { season: number; name: string; appearances: number; goals: number };

/** PLAYER-01: the seasons of a player, newest first, each under the name it has in its main competition. */
export function seasonsOf(statistics: readonly PlayerStatistics[]): CareerSeason[] {
  const known = statistics.flatMap((one) => (one.league ? [{ ...one, league: one.league }] : []));
  return [...Map.groupBy(known, ({ league }) => league.season)]
    .toSorted(([one], [other]) => other - one)
    .map(([season, rows]) => ({
      season,
      // The API lists the row with the most appearances first.
      name: rows[0]!.league.seasonName,
      appearances: rows.reduce((sum, { games }) => sum + games.appearences, 0),
      goals: rows.reduce((sum, { goals }) => sum + goals.total, 0),
    }));
}
