import { sql } from 'kysely';
import type { ObservedCoach } from '@safira/football/observed/records';
import type { Db } from '../db.ts';
import { saveProfiles } from '../players/people.ts';

/** Saves new or changed profiles of coaches, each with their current team. */
export async function saveCoaches(db: Db, coaches: readonly ObservedCoach[]): Promise<void> {
  await saveProfiles(db, 'coach', coaches);
  await sql`
    update coaches c set team_id = t.team_id
    from unnest(
      ${coaches.map(({ id }) => id)}::int[],
      ${coaches.map(({ teamId }) => teamId)}::int[]) as t (id, team_id)
    where c.api_id = t.id and c.team_id is distinct from t.team_id`.execute(db);
}
