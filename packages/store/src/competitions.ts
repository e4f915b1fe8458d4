import { sql } from 'kysely';
import type { Competition } from '@safira/contract/competitions';
import { compareCompetitions } from '@safira/football/competition-order';
import type { ObservedCompetition } from '@safira/football/observation';
import type { Db } from './db.ts';

export async function listCompetitions(db: Db): Promise<Competition[]> {
  const rows = await db.selectFrom('competitions').selectAll().execute();
  return rows
    .map((row) => ({
      id: row.api_id,
      _id: String(row.api_id),
      apiId: row.api_id,
      name: row.name,
      originalName: row.name,
      country: row.country,
      logo: null, // shown once mirrored under /media/; the provider's own address never leaves the store
      season: row.season,
    }))
    .toSorted((a, b) => compareCompetitions({ ...a, matchCount: 0 }, { ...b, matchCount: 0 }));
}

export async function saveCompetitions(db: Db, competitions: readonly ObservedCompetition[]): Promise<void> {
  await sql`
    insert into competitions as c (api_id, name, country, logo, season)
    select * from unnest(
      ${competitions.map(({ id }) => id)}::int[],
      ${competitions.map(({ name }) => name)}::text[],
      ${competitions.map(({ country }) => country)}::text[],
      ${competitions.map(({ logo }) => logo)}::text[],
      ${competitions.map(({ season }) => season)}::int[])
    on conflict (api_id) do update
      set name = excluded.name, country = excluded.country, logo = excluded.logo, season = excluded.season
      where excluded.season >= c.season
        and (c.name, c.country, c.logo, c.season)
          is distinct from (excluded.name, excluded.country, excluded.logo, excluded.season)`.execute(db);
}
