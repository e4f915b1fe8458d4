import type { LineupPlayer, ObservedLineup } from '@safira/football/observed/records';
import { WireLineup } from '../wire/lineups.ts';
import { isPlausible, placeOf } from './grid.ts';
import { mapItem, type Mapped } from './mapped.ts';
import { positionOf } from './positions.ts';

/** DLG-07: one side of `fixtures/lineups`. */
export function toLineup(item: unknown): Mapped<ObservedLineup> {
  return mapItem(WireLineup, item, { idAt: ['team', 'id'], make: lineupOf });
}

/** DLG-07: one side's line-up; if one place is implausible all are dropped, and the page places players by position. */
export function lineupOf({ team, coach, formation, startXI, substitutes }: WireLineup): ObservedLineup {
  const shape = formation?.trim() || null;
  const starters = playersOf(startXI);
  return {
    teamId: team.id,
    formation: shape,
    colours: coloursOf(team.colors),
    coach: coach?.name ? { id: coach.id || null, name: coach.name, photo: coach.photo ?? null } : null,
    starters: isPlausible(starters, shape) ? starters : starters.map(withoutPlace),
    substitutes: playersOf(substitutes).map(withoutPlace),
  };
}

/** Entries without an id and a name are dropped. */
function playersOf(places: WireLineup['startXI']): LineupPlayer[] {
  return (places ?? [])
    .filter(({ player }) => player.id || player.name)
    .map(({ player }) => ({
      id: player.id || null,
      name: player.name ?? '',
      number: player.number ?? null,
      position: positionOf(player.pos),
      grid: placeOf(player.grid),
    }));
}

const withoutPlace = (player: LineupPlayer): LineupPlayer => ({ ...player, grid: null });

function coloursOf(colours: WireLineup['team']['colors']): ObservedLineup['colours'] {
  const shirt = hexOf(colours?.player?.primary);
  const number = hexOf(colours?.player?.number);
  return shirt && number ? { shirt, number } : null;
}

function hexOf(text: string | null | undefined): string | null {
  const [, hex] = /^#?([\da-f]{6})$/i.exec(text?.trim() ?? '') ?? [];
  return hex ? `#${hex.toLowerCase()}` : null;
}
