import { sql } from 'kysely';
import type { ObservedVenueProfile } from '@safira/football/records';
import type { Db } from './db.ts';
import { saveVenues, venueKey } from './venues.ts';

/** What is known of venues beyond their names; gives back the id of each by its key. Facts left out stay as they were. */
export async function saveVenueProfiles(
  db: Db,
  grounds: readonly (ObservedVenueProfile & { country: string | null })[],
): Promise<Map<string, number>> {
  const unique = [...new Map(grounds.map((ground) => [venueKey(ground), ground])).values()];
  if (unique.length === 0) return new Map();
  const ids = await saveVenues(db, unique);
  await sql`
    update venues v set
      address = coalesce(t.address, v.address), capacity = coalesce(t.capacity, v.capacity),
      surface = coalesce(t.surface, v.surface), image = coalesce(t.image, v.image)
    from unnest(
      ${unique.map((ground) => ids.get(venueKey(ground))!)}::int[],
      ${unique.map(({ address }) => address)}::text[],
      ${unique.map(({ capacity }) => capacity)}::int[],
      ${unique.map(({ surface }) => surface)}::text[],
      ${unique.map(({ image }) => image)}::text[]) as t (id, address, capacity, surface, image)
    where v.id = t.id and (v.address, v.capacity, v.surface, v.image) is distinct from
      (coalesce(t.address, v.address), coalesce(t.capacity, v.capacity),
       coalesce(t.surface, v.surface), coalesce(t.image, v.image))`.execute(db);
  return ids;
}
