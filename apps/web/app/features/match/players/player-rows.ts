import type { MatchDetails } from '@safira/contract/matches/matches';

type Side = 'home' | 'away';
type PlayerEntry = MatchDetails['players'][number]['players'][number];

/** A player who has played, with everything known of their match. */
export type PlayerRow = {
  key: string;
  side: Side;
  team: MatchDetails['teams']['home'];
  player: PlayerEntry['player'];
  numbers: PlayerEntry['statistics'][number];
  /** The shirt colours of the side. */
  colours: MatchDetails['lineups'][number]['colours'] | undefined;
};

/** DLG-09: players with more than 0 minutes, the best first; a player is not rated before they have played a while. */
export function playerRows({
  players,
  teams,
  lineups,
}: Pick<MatchDetails, 'players' | 'teams' | 'lineups'>): PlayerRow[] {
  const rows = (['home', 'away'] as const).flatMap((side) => {
    const team = teams[side];
    const colours = lineups.find((lineup) => lineup.team.id === team.id)?.colours;
    return players
      .filter((entry) => entry.team.id === team.id)
      .flatMap((entry) => entry.players)
      .flatMap(({ player, statistics: [numbers] }): PlayerRow[] =>
        numbers && minutesOf(numbers) > 0
          ? [{ key: `${team.id}:${player.id}`, side, team, player, numbers, colours }]
          : [],
      );
  });
  return rows.toSorted(byRating);
}

/** The side, for a goalkeeper, as `Shirt` expects it. */
export const keeperOf = ({ numbers, side }: PlayerRow): Side | undefined =>
  numbers.games.position === 'G' ? side : undefined;

export const minutesOf = ({ games }: PlayerRow['numbers']) => games.minutes ?? 0;

const UNRATED = -1;

function byRating(one: PlayerRow, other: PlayerRow): number {
  return (
    (other.numbers.games.rating ?? UNRATED) - (one.numbers.games.rating ?? UNRATED) ||
    minutesOf(other.numbers) - minutesOf(one.numbers) ||
    // By code point: every engine agrees, so the browser keeps the server's order.
    (one.player.name < other.player.name ? -1 : 1)
  );
}
