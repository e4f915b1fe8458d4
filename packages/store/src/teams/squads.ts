import { sql } from 'kysely';
import type { ObservedSquad } from '@safira/football/observed/records';
import type { Db } from '../db.ts';
import { savePeople } from '../players/people.ts';
import { listAliases, saveAliases } from '../players/aliases.ts';

/**
 * Replaces each squad: players who left are removed. An empty list changes nothing, because a team has players.
 * PLAYER-01: a player who only got a second id has not left, and stays under their first id.
 */
export async function saveSquads(db: Db, squads: readonly ObservedSquad[]): Promise<void> {
  const listed = squads.filter(({ players }) => players.length > 0);
  if (listed.length === 0) return;
  const rows = listed.flatMap(({ teamId, players }) => players.map((player) => ({ teamId, ...player })));
  await saveAliases(db, rows);
  const firsts = await listAliases(
    db,
    rows.map(({ id }) => id),
  );
  const known = rows.map((row) => ({ ...row, id: firsts.get(row.id) ?? row.id }));
  const unique = [...new Map(known.map((row) => [`${row.teamId} ${row.id}`, row])).values()];
  await savePeople(db, unique);
  // One statement: no reader sees a team without the players who stayed.
  await sql`
    with incoming as (
      select * from unnest(
        ${unique.map(({ teamId }) => teamId)}::int[],
        ${unique.map(({ id }) => id)}::int[],
        ${unique.map(({ number }) => number)}::int[],
        ${unique.map(({ position }) => position)}::text[]) as t (team_id, player_id, number, position)
    ), gone as (
      delete from squads s
      where s.team_id = any(${listed.map(({ teamId }) => teamId)}::int[])
        and (s.team_id, s.player_id) not in (select team_id, player_id from incoming)
    )
    insert into squads as s (team_id, player_id, number, position)
    select * from incoming order by team_id, player_id
    on conflict (team_id, player_id) do update set number = excluded.number, position = excluded.position
      where (s.number, s.position) is distinct from (excluded.number, excluded.position)`.execute(db);
}
