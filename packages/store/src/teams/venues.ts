import { sql } from 'kysely';
import { translate } from '@safira/arabic/names/translate';
import type { ObservedVenue } from '@safira/football/observed/observation';
import type { Db } from '../db.ts';
import { nameUnlessOverridden } from '../names/latest-override.ts';

export const venueKey = ({ name, city }: { name: string; city: string | null }) => `${name}\n${city ?? ''}`;

/** Adds venues not seen before, with their Arabic names; returns the id of each by its key. */
export async function saveVenues(db: Db, venues: readonly ObservedVenue[]): Promise<Map<string, number>> {
  const known = await findVenues(db, venues);
  const missing = venues.filter((venue) => !known.has(venueKey(venue)));
  if (missing.length === 0) return known;
  const arabic = missing.map(({ name, country }) => translate('stadium', name, country ?? undefined));
  await sql`
    insert into venues (name, city, arabic_name, name_how, arabic_city)
    select t.name, t.city, coalesce(o.arabic, text), case when o.arabic is null then how else 'override' end,
      t.arabic_city
    from unnest(
      ${missing.map(({ name }) => name)}::text[],
      ${missing.map(({ city }) => city ?? '')}::text[],
      ${arabic.map(({ text }) => text)}::text[],
      ${arabic.map(({ how }) => how)}::text[],
      ${missing.map(arabicCity)}::text[]) as t (name, city, text, how, arabic_city)
    left join venues v on v.name = t.name and v.city = t.city,
      override_of('stadium', v.id, t.name) as o
    on conflict (name, city) do update
      set arabic_city = excluded.arabic_city, ${nameUnlessOverridden('stadium', 'venues.id')}`.execute(db);
  return findVenues(db, venues);
}

function arabicCity({ city, country }: ObservedVenue): string {
  return city ? translate('city', city, country ?? undefined).text : '';
}

/** Venues without an Arabic name, or with one that an editor has since changed, count as not seen before. */
async function findVenues(db: Db, venues: readonly ObservedVenue[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; name: string; city: string }>`
    select id, name, city from venues, override_of('stadium', id, name) as o
    where name_how <> 'untranslated'
      and o.arabic is not distinct from case name_how when 'override' then arabic_name end
      and (name, city) in (select * from unnest(
      ${venues.map(({ name }) => name)}::text[],
      ${venues.map(({ city }) => city ?? '')}::text[]))`.execute(db);
  return new Map(rows.map((row) => [venueKey(row), row.id]));
}
