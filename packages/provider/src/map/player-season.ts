import type { ObservedPlayerSeason } from '@safira/football/observed/records';
import { WirePlayer, type WirePlayerSeason } from '../wire/players.ts';
import { mapItem, type Mapped } from './mapped.ts';
import { countersOf, ratingOf, seasonAccuracy } from './numbers.ts';
import { personOf } from './person.ts';
import { positionOf } from './positions.ts';

/** PLAYER-01, COMP-07: one item of `players` and of the four lists of leaders. */
export function toPlayerSeason(item: unknown): Mapped<ObservedPlayerSeason> {
  return mapItem(WirePlayer, item, {
    idAt: ['player', 'id'],
    make: ({ player, statistics }): ObservedPlayerSeason => ({
      player: { ...personOf(player), isInjured: player.injured ?? false },
      seasons: statistics.flatMap(seasonOf),
    }),
  });
}

/** Friendlies come without a competition: such a row belongs to none of our seasons. */
function seasonOf(row: WirePlayerSeason): ObservedPlayerSeason['seasons'] {
  const { team, league, games, substitutes, cards } = row;
  if (league.id == null || league.season == null) return [];
  return [
    {
      teamId: team.id,
      competitionId: league.id,
      season: league.season,
      appearances: games.appearences ?? 0,
      lineups: games.lineups ?? 0,
      minutes: games.minutes ?? 0,
      position: positionOf(games.position),
      rating: ratingOf(games.rating),
      isCaptain: games.captain ?? false,
      substitutes: { in: substitutes.in ?? 0, out: substitutes.out ?? 0, bench: substitutes.bench ?? 0 },
      numbers: {
        ...countersOf(row, seasonAccuracy(row.passes)),
        cards: { yellow: cards.yellow ?? 0, yellowred: cards.yellowred ?? 0, red: cards.red ?? 0 },
      },
    },
  ];
}
