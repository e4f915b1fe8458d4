import type { ObservedEvent } from '@safira/football/observed/observation';
import type { ObservedAppearance, PlayerNumbers } from '@safira/football/observed/records';
import { WireFixturePlayers } from '../wire/fixture-players.ts';
import { mapItem, type Mapped } from './mapped.ts';
import { countersOf, matchAccuracy, ratingOf } from './numbers.ts';
import { positionOf } from './positions.ts';

/** DLG-09: one side of `fixtures/players`, every player with an id. */
export function toAppearances(item: unknown): Mapped<ObservedAppearance[]> {
  return mapItem(WireFixturePlayers, item, { idAt: ['team', 'id'], make: (side) => appearancesOf(side) });
}

/** DLG-09: one side's players; the match events distinguish a second yellow from a straight red. */
export function appearancesOf(
  { team, players }: WireFixturePlayers,
  events: readonly ObservedEvent[] = [],
): ObservedAppearance[] {
  return players.flatMap(({ player, statistics: [row] }): ObservedAppearance[] => {
    if (!player.id || !row) return [];
    const { games } = row;
    return [
      {
        teamId: team.id,
        player: { id: player.id, name: player.name ?? '', photo: player.photo ?? null },
        minutes: games.minutes ?? null,
        rating: ratingOf(games.rating),
        number: games.number ?? null,
        position: positionOf(games.position),
        isCaptain: games.captain ?? false,
        isSubstitute: games.substitute ?? false,
        numbers: {
          ...countersOf(row, matchAccuracy(row.passes)),
          cards: cardsOf(row.cards, yellowsIn(events, player.id)),
        },
      },
    ];
  });
}

type WireCards = WireFixturePlayers['players'][number]['statistics'][number]['cards'];

/** A sending-off for a second yellow is one yellow and one `yellowred`, as a season counts it, however it was sent. */
function cardsOf({ yellow, red }: WireCards, yellows: number): PlayerNumbers['cards'] {
  if (Math.max(yellow ?? 0, yellows) > 1) return { yellow: 1, yellowred: 1, red: 0 };
  return { yellow: yellow ?? 0, yellowred: 0, red: red ?? 0 };
}

function yellowsIn(events: readonly ObservedEvent[], playerId: number): number {
  const cards = events
    .filter(({ type, player }) => type.toLowerCase() === 'card' && player.id === playerId)
    .map(({ detail }) => detail.toLowerCase());
  // In some seasons one `Second Yellow card` event stands for both cards.
  if (cards.some((detail) => detail.includes('second yellow'))) return 2;
  return cards.filter((detail) => detail.includes('yellow')).length;
}
