import { sql } from 'kysely';
import type { ObservedVenue } from '@safira/football/observation';
import type { Db } from './db.ts';

export const venueKey = ({ name, city }: ObservedVenue) => `${name}\n${city ?? ''}`;

/** Adds the venues never seen before; gives back the id of each by its key. */
export async function saveVenues(db: Db, venues: readonly ObservedVenue[]): Promise<Map<string, number>> {
  const names = venues.map(({ name }) => name);
  const cities = venues.map(({ city }) => city ?? '');
  // Asked first: an insert that finds everything there would still use up a number for each row.
  const known = await findVenues(db, names, cities);
  if (known.size === venues.length) return known;
  await sql`
    insert into venues (name, city) select * from unnest(${names}::text[], ${cities}::text[])
    on conflict (name, city) do nothing`.execute(db);
  return findVenues(db, names, cities);
}

async function findVenues(db: Db, names: string[], cities: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; name: string; city: string }>`
    select id, name, city from venues
    where (name, city) in (select * from unnest(${names}::text[], ${cities}::text[]))`.execute(db);
  return new Map(rows.map((row) => [venueKey(row), row.id]));
}
