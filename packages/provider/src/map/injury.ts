import type { ObservedInjury } from '@safira/football/observed/records';
import { z } from 'zod';
import { WireInjury } from '../wire/injuries.ts';
import { Id } from '../wire/parts.ts';
import { mapItem, type Mapped } from './mapped.ts';

const Injury = WireInjury.extend({
  player: WireInjury.shape.player.extend({ id: Id }),
  league: WireInjury.shape.league.extend({ id: Id, season: z.int32() }),
});

/** PLAYER-01: one item of `injuries`. Without a type it counts as the weaker one: the player may miss the match. */
export function toInjury(item: unknown): Mapped<ObservedInjury> {
  return mapItem(Injury, item, {
    idAt: ['player', 'id'],
    make: ({ player, team, fixture, league }): ObservedInjury => ({
      player: { id: player.id, name: player.name ?? '', photo: player.photo ?? null },
      teamId: team.id,
      matchId: fixture.id,
      competitionId: league.id,
      season: league.season,
      type: player.type || 'Questionable',
      reason: player.reason || null,
    }),
  });
}
