import { sql } from 'kysely';
import type { ObservedTeam } from '@safira/football/observation';
import type { Db } from './db.ts';

export async function saveTeams(db: Db, teams: readonly ObservedTeam[]): Promise<void> {
  await sql`
    insert into teams as t (api_id, slug, name, logo)
    select * from unnest(
      ${teams.map(({ id }) => id)}::int[],
      ${teams.map(slugOf)}::text[],
      ${teams.map(({ name }) => name)}::text[],
      ${teams.map(({ logo }) => logo)}::text[])
    on conflict (api_id) do update set name = excluded.name, logo = excluded.logo
      where (t.name, t.logo) is distinct from (excluded.name, excluded.logo)`.execute(db);
}

/** `liverpool-40`: readable, unique by the id at its end. */
export function slugOf({ id, name }: { id: number; name: string }): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? ['team'];
  return `${words.join('-')}-${id}`;
}
