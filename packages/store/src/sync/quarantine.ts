import { sql } from 'kysely';
import type { Db } from '../db.ts';

export type Refused = { id: number | null; reason: string; item: unknown };

/** Stores items that could not be parsed, once per item and reason; a repeat is counted at most once an hour. */
export async function saveRefused(db: Db, source: string, refused: readonly Refused[]): Promise<void> {
  if (refused.length === 0) return;
  const unique = [...new Map(refused.map((one) => [`${one.id} ${one.reason}`, one])).values()];
  await sql`
    insert into quarantine as q (source, item_id, reason, item)
    select ${source}, * from unnest(
      ${unique.map(({ id }) => String(id ?? ''))}::text[],
      ${unique.map(({ reason }) => reason.slice(0, 500))}::text[],
      ${unique.map(({ item }) => JSON.stringify(item ?? null))}::jsonb[])
    on conflict (source, item_id, reason) do update
      set times = q.times + 1, last_seen = clock_timestamp(), item = excluded.item
      where q.last_seen < clock_timestamp() - interval '1 hour'`.execute(db);
}

/** Deletes items that were not seen again for this long; returns how many. */
export async function pruneQuarantine(db: Db, { olderThanMs }: { olderThanMs: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from quarantine where last_seen < clock_timestamp() - ${olderThanMs} * interval '1 ms'`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
