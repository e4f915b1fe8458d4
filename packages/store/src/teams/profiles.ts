import { sql } from 'kysely';
import type { ObservedTeamProfile } from '@safira/football/observed/records';
import type { Db } from '../db.ts';
import { saveVenueProfiles } from './venue-profiles.ts';
import { saveTeams } from './teams.ts';
import { venueKey } from './venues.ts';

/** Saves new or changed team profiles with their venues, in one transaction. */
export async function saveTeamProfiles(db: Db, profiles: readonly ObservedTeamProfile[]): Promise<void> {
  if (profiles.length === 0) return;
  const unique = [...new Map(profiles.map((profile) => [profile.id, profile])).values()];
  await db.transaction().execute(async (trx) => {
    await saveTeams(trx, unique);
    const venueIds = await saveVenueProfiles(
      trx,
      unique.flatMap(({ ground, country }) => (ground ? [{ ...ground, country }] : [])),
    );
    await sql`
      update teams set code = t.code, founded = t.founded, is_national = t.is_national, ground_id = t.ground_id
      from unnest(
        ${unique.map(({ id }) => id)}::int[],
        ${unique.map(({ code }) => code)}::text[],
        ${unique.map(({ founded }) => founded)}::int[],
        ${unique.map(({ isNational }) => isNational)}::bool[],
        ${unique.map(({ ground }) => (ground ? (venueIds.get(venueKey(ground)) ?? null) : null))}::int[])
        as t (id, code, founded, is_national, ground_id)
      where teams.api_id = t.id and (teams.code, teams.founded, teams.is_national, teams.ground_id)
        is distinct from (t.code, t.founded, t.is_national, t.ground_id)`.execute(trx);
  });
}
