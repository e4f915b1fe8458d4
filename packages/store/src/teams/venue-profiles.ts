import { sql } from 'kysely';
import type { ObservedVenueProfile } from '@safira/football/observed/records';
import type { Db } from '../db.ts';
import { saveVenues, venueKey } from './venues.ts';

/** Saves facts about venues beyond their names; returns the id of each by its key. Missing facts stay unchanged. */
export async function saveVenueProfiles(
  db: Db,
  profiles: readonly (ObservedVenueProfile & { country: string | null })[],
): Promise<Map<string, number>> {
  const unique = [...new Map(profiles.map((profile) => [venueKey(profile), profile])).values()];
  if (unique.length === 0) return new Map();
  const ids = await saveVenues(db, unique);
  await sql`
    update venues v set
      address = coalesce(t.address, v.address), capacity = coalesce(t.capacity, v.capacity),
      surface = coalesce(t.surface, v.surface), image = coalesce(t.image, v.image)
    from unnest(
      ${unique.map((profile) => ids.get(venueKey(profile))!)}::int[],
      ${unique.map(({ address }) => address)}::text[],
      ${unique.map(({ capacity }) => capacity)}::int[],
      ${unique.map(({ surface }) => surface)}::text[],
      ${unique.map(({ image }) => image)}::text[]) as t (id, address, capacity, surface, image)
    where v.id = t.id and (v.address, v.capacity, v.surface, v.image) is distinct from
      (coalesce(t.address, v.address), coalesce(t.capacity, v.capacity),
       coalesce(t.surface, v.surface), coalesce(t.image, v.image))`.execute(db);
  return ids;
}
