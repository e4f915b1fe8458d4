import { sql } from 'kysely';
import { findSecondIds, type SecondId, type Sighting } from '@safira/football/observed/second-ids';
import type { Db } from '../db.ts';

/**
 * PLAYER-01: saves which of these players, listed in a squad or in line-ups, are players of the stored squads under a
 * second id. Call it before the new list replaces the squad.
 */
export async function saveAliases(db: Db, sightings: readonly Sighting[]): Promise<void> {
  if (sightings.length === 0) return;
  await deleteSideBySide(db, sightings);
  const found = findSecondIds(await listSquads(db, sightings), sightings);
  if (found.length > 0) await insertAliases(db, found);
}

/** Maps each second id among these to the player's first id; other ids are not in the map. */
export async function listAliases(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ second_id: number; player_id: number }>`
    select second_id, player_id from player_aliases where second_id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.second_id, row.player_id]));
}

/** Two ids listed together in one team are two people, so an alias between them is wrong. */
async function deleteSideBySide(db: Db, sightings: readonly Sighting[]): Promise<void> {
  const aliases = await listAliases(
    db,
    sightings.map(({ id }) => id),
  );
  if (aliases.size === 0) return;
  const listed = new Set(sightings.map(({ teamId, id }) => `${teamId} ${id}`));
  const wrong = sightings.filter(({ teamId, id }) => listed.has(`${teamId} ${aliases.get(id)}`));
  if (wrong.length === 0) return;
  await sql`delete from player_aliases where second_id = any(${wrong.map(({ id }) => id)}::int[])`.execute(
    db,
  );
}

async function listSquads(db: Db, sightings: readonly Sighting[]): Promise<Sighting[]> {
  const teams = [...new Set(sightings.map(({ teamId }) => teamId))];
  const { rows } = await sql<Sighting>`
    select s.team_id as "teamId", s.player_id as id, s.number, p.name
    from squads s join players p on p.api_id = s.player_id
    where s.team_id = any(${teams}::int[])
    order by s.team_id, s.player_id`.execute(db);
  return rows;
}

/** An existing alias stays. Chains are resolved in both directions, so all ids of a player point to the same one. */
async function insertAliases(db: Db, found: readonly SecondId[]): Promise<void> {
  await sql`
    with added as (
      insert into player_aliases (second_id, player_id)
      select t.second_id, first.api_id
      from unnest(
        ${found.map(({ secondId }) => secondId)}::int[],
        ${found.map(({ id }) => id)}::int[]) as t (second_id, player_id)
      left join player_aliases a on a.second_id = t.player_id
      join players first on first.api_id = coalesce(a.player_id, t.player_id)
      left join players second on second.api_id = t.second_id
      where t.second_id <> first.api_id
        -- A namesake who took over the shirt was born on another day.
        and (first.birth_date = second.birth_date) is not false
      order by t.second_id
      on conflict (second_id) do nothing
      returning second_id, player_id
    )
    update player_aliases p set player_id = added.player_id
    from added where p.player_id = added.second_id`.execute(db);
}
