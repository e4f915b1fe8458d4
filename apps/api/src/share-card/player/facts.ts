import { genderOfPlayer } from '@safira/arabic/terms/player-gender';
import { playerStatisticLabels as labels } from '@safira/arabic/terms/player-statistics';
import { positionLabel } from '@safira/arabic/terms/positions';
import { grouped } from '@safira/arabic/formats/numbers';
import type { Player, PlayerStatistics } from '@safira/contract/players/players';
import { type CompetitionBadge, competitionBadge, type PlayerBadge, playerBadge } from '../badges.ts';
import { between, seasonText } from '../text.ts';
import type { Tile } from '../tiles.ts';

/** Everything on the card of a player, as final text. */
export type PlayerFacts = PlayerBadge & {
  name: string;
  notes: string[];
  /** The newest season in its main competition, the first on the page. */
  season: { heading: CompetitionBadge & { title: string }; tiles: Tile[] } | null;
};

export function playerFacts(found: Player): PlayerFacts {
  const { player, statistics } = found;
  const team = statistics.find((one) => one.team !== null)?.team?.name;
  const gender = genderOfPlayer(statistics.map((one) => one.team));
  const position = statistics[0]?.games.position;
  const note = [team, position && positionLabel(position, gender)].filter(Boolean).join(between);
  return {
    ...playerBadge(found),
    name: player.name,
    notes: note ? [note] : [],
    season: statistics[0] ? seasonOf(statistics[0]) : null,
  };
}

/** Numbers of an unknown competition would say nothing. */
function seasonOf({ league, games, goals }: PlayerStatistics): PlayerFacts['season'] {
  if (!league) return null;
  return {
    heading: {
      ...competitionBadge(league, 'small'),
      title: [league.name, seasonText(league.seasonName)].join(between),
    },
    tiles: [
      { label: labels['games.appearences'], value: grouped(games.appearences) },
      { label: labels['goals.total'], value: grouped(goals.total) },
      { label: labels['goals.assists'], value: grouped(goals.assists) },
      games.rating === null
        ? { label: labels['games.minutes'], value: grouped(games.minutes) }
        : { label: labels['games.rating'], value: games.rating.toFixed(1), card: cardOf(games.rating) },
    ],
  };
}

/** As on the pages, by the printed value. */
function cardOf(rating: number): NonNullable<Tile['card']> {
  const printed = Number(rating.toFixed(1));
  if (printed >= 8) return 'yellow';
  return printed >= 7 ? 'paper' : 'dark';
}
