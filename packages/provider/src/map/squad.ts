import type { ObservedSquad } from '@safira/football/observed/records';
import { WireSquad } from '../wire/players.ts';
import { latest } from './collect.ts';
import { mapItem, type Mapped } from './mapped.ts';
import { positionOf } from './positions.ts';

/** TEAM-02: one item of `players/squads`, every player once. */
export function toSquad(item: unknown): Mapped<ObservedSquad> {
  return mapItem(WireSquad, item, {
    idAt: ['team', 'id'],
    make: ({ team, players }): ObservedSquad => ({
      teamId: team.id,
      players: latest(players, ({ id }) => id).map(({ id, name, age, number, position, photo }) => ({
        id,
        name,
        age: age ?? null,
        number: number ?? null,
        position: positionOf(position),
        photo: photo ?? null,
      })),
    }),
  });
}
