import { sql } from 'kysely';
import { translate } from '@safira/arabic/translate';
import type { ObservedVenue } from '@safira/football/observation';
import type { Db } from './db.ts';

export const venueKey = ({ name, city }: { name: string; city: string | null }) => `${name}\n${city ?? ''}`;

/** Adds the venues never seen before, with their Arabic names; gives back the id of each by its key. */
export async function saveVenues(db: Db, venues: readonly ObservedVenue[]): Promise<Map<string, number>> {
  const known = await findVenues(db, venues);
  const missing = venues.filter((venue) => !known.has(venueKey(venue)));
  if (missing.length === 0) return known;
  const arabic = missing.map(({ name, country }) => translate('stadium', name, country ?? undefined));
  await sql`
    insert into venues (name, city, arabic_name, name_how, arabic_city)
    select * from unnest(
      ${missing.map(({ name }) => name)}::text[],
      ${missing.map(({ city }) => city ?? '')}::text[],
      ${arabic.map(({ text }) => text)}::text[],
      ${arabic.map(({ how }) => how)}::text[],
      ${missing.map(arabicCity)}::text[])
    on conflict (name, city) do update
      set arabic_name = excluded.arabic_name, name_how = excluded.name_how, arabic_city = excluded.arabic_city`.execute(
    db,
  );
  return findVenues(db, venues);
}

function arabicCity({ city, country }: ObservedVenue): string {
  return city ? translate('city', city, country ?? undefined).text : '';
}

/** Those without an Arabic name yet count as never seen. */
async function findVenues(db: Db, venues: readonly ObservedVenue[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; name: string; city: string }>`
    select id, name, city from venues
    where name_how <> 'untranslated' and (name, city) in (select * from unnest(
      ${venues.map(({ name }) => name)}::text[],
      ${venues.map(({ city }) => city ?? '')}::text[]))`.execute(db);
  return new Map(rows.map((row) => [venueKey(row), row.id]));
}
