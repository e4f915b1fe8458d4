import type { MatchDetails } from '@safira/contract/matches';

type Side = 'home' | 'away';
type Told = MatchDetails['players'][number]['players'][number];

/** Somebody who played, with all that is known of his match. */
export type PlayerRow = {
  key: string;
  side: Side;
  team: MatchDetails['teams']['home'];
  player: Told['player'];
  numbers: Told['statistics'][number];
  /** Of his side's shirts. */
  colours: MatchDetails['lineups'][number]['colours'] | undefined;
};

/** DLG-09: who played more than 0 minutes, the best first; nobody is rated before he has played a while. */
export function playerRows({
  players,
  teams,
  lineups,
}: Pick<MatchDetails, 'players' | 'teams' | 'lineups'>): PlayerRow[] {
  const rows = (['home', 'away'] as const).flatMap((side) => {
    const team = teams[side];
    const colours = lineups.find((lineup) => lineup.team.id === team.id)?.colours;
    return players
      .filter((told) => told.team.id === team.id)
      .flatMap((told) => told.players)
      .flatMap(({ player, statistics: [numbers] }): PlayerRow[] =>
        numbers && minutesOf(numbers) > 0
          ? [{ key: `${team.id}:${player.id}`, side, team, player, numbers, colours }]
          : [],
      );
  });
  return rows.toSorted(byRating);
}

/** Given for a keeper, as his shirt wants it. */
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
