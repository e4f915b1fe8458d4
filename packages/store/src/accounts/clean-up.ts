import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** Deletes what can no longer be used; returns how many rows of each table. */
export async function deleteExpired(db: Db): Promise<Record<string, number>> {
  const deleted = async (statement: ReturnType<typeof sql>) =>
    Number((await statement.execute(db)).numAffectedRows ?? 0n);
  return {
    // Idle sessions of staff end earlier; the longest that any may be idle is enough here.
    sessions: await deleted(
      sql`delete from sessions where expires_at < now() or seen_at < now() - interval '30 days'`,
    ),
    links: await deleted(sql`delete from one_time_tokens where expires_at < now()`),
    signInAttempts: await deleted(sql`delete from sign_in_attempts where expires_at < now()`),
    signInResults: await deleted(sql`delete from sign_in_results where expires_at < now()`),
    devices: await deleted(sql`delete from known_devices where seen_at < now() - interval '1 year'`),
    unconfirmedSecrets: await deleted(
      sql`delete from second_factors where confirmed_at is null and created_at < now() - interval '1 day'`,
    ),
    mails: await deleted(sql`delete from mail_queue where created_at < now() - interval '1 day'`),
    events: await deleted(sql`delete from account_events where expires_at < now()`),
  };
}
