import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { SyncKind } from './requests.ts';

/** What is fetched from the provider repeatedly; the key is the id of the request. */
export type SyncedKind =
  | 'leagues'
  | 'day'
  | 'fixtures'
  | 'standings'
  | 'leaders'
  | 'teams'
  | 'injuries'
  | 'squad'
  | 'players'
  | 'lineups'
  | 'prediction'
  | 'uploads'
  | 'guide'
  | SyncKind;

/** The key of a season; the queries in due.ts build the same text. */
export const seasonKey = ({ competitionId, season }: { competitionId: number; season: number }) =>
  `${competitionId}-${season}`;

/** Records when these were last fetched, in football time, whatever the response was. */
export async function saveSynced(
  db: Db,
  { kind, keys, now }: { kind: SyncedKind; keys: readonly (string | number)[]; now: number },
): Promise<void> {
  await sql`
    insert into last_asked as l (kind, key, asked_at)
    select ${kind}, key, ${new Date(now)}::timestamptz
    from unnest(${[...new Set(keys.map(String))]}::text[]) as t (key) order by key
    on conflict (kind, key) do update set asked_at = excluded.asked_at
      where l.asked_at < excluded.asked_at`.execute(db);
}

/** The keys that were not fetched after `since`, in the given order. */
export async function listNotSyncedSince(
  db: Db,
  { kind, keys, since }: { kind: SyncedKind; keys: readonly string[]; since: number },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from last_asked
    where kind = ${kind} and key = any(${keys}::text[]) and asked_at > ${new Date(since)}`.execute(db);
  const synced = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !synced.has(key));
}

/** Deletes entries that are not needed again: days, line-ups and predictions of long ago; returns how many. */
export async function pruneSynced(db: Db, { before }: { before: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from last_asked
    where kind in ('day', 'lineups', 'prediction', 'head-to-head') and asked_at < ${new Date(before)}`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
