import { sql } from 'kysely';
import type { Db } from './db.ts';

/** What may be asked for on demand, and the id it is asked by: a player's, or those of two teams (`40-50`). */
export type WantedKind = 'player' | 'head-to-head';
export type Wanted = { kind: WantedKind; key: string };

/** Somebody waits for this. Kept in the database: a queue that forgets loses nothing. */
export async function saveWanted(db: Db, { kind, key }: Wanted, now: number): Promise<void> {
  await sql`
    insert into wanted as w (kind, key, wanted_at) values (${kind}, ${key}, ${new Date(now)})
    on conflict (kind, key) do update set wanted_at = excluded.wanted_at
      where w.wanted_at < excluded.wanted_at`.execute(db);
}

/** What was wanted after it was last asked for; who waits longest comes first. */
export async function listWanted(db: Db, limit = 100): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`
    select w.kind, w.key from wanted w
    left join last_asked l on l.kind = w.kind and l.key = w.key
    where l.asked_at is null or l.asked_at < w.wanted_at
    order by w.wanted_at limit ${limit}`.execute(db);
  return rows;
}

/** Drops the wishes that were seen to; says how many. */
export async function pruneWanted(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from wanted w using last_asked l
    where l.kind = w.kind and l.key = w.key and l.asked_at >= w.wanted_at`.execute(db);
  return Number(numAffectedRows ?? 0);
}
