import { sql } from 'kysely';
import { findSecondIds, type SecondId, type Sighting } from '@safira/football/second-ids';
import type { Db } from './db.ts';

/**
 * PLAYER-01: keeps who of these, told by a squad or by line-ups, is somebody of the stored squads under a second id.
 * To be called before what was told replaces the squad.
 */
export async function saveAliases(db: Db, sightings: readonly Sighting[]): Promise<void> {
  if (sightings.length === 0) return;
  await deleteSideBySide(db, sightings);
  const found = findSecondIds(await listSquads(db, sightings), sightings);
  if (found.length > 0) await insertAliases(db, found);
}

/** The first id of each of these that is a second one; the others are not in the map. */
export async function listAliases(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ second_id: number; player_id: number }>`
    select second_id, player_id from player_aliases where second_id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.second_id, row.player_id]));
}

/** Who is told in one team with the one he was taken for is somebody else after all. */
async function deleteSideBySide(db: Db, sightings: readonly Sighting[]): Promise<void> {
  const aliases = await listAliases(
    db,
    sightings.map(({ id }) => id),
  );
  if (aliases.size === 0) return;
  const told = new Set(sightings.map(({ teamId, id }) => `${teamId} ${id}`));
  const wrong = sightings.filter(({ teamId, id }) => told.has(`${teamId} ${aliases.get(id)}`));
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

/** The first word stands. Whoever the first or the second id was an alias of or for, all point to one and the same. */
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
