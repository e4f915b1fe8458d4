import { sql } from 'kysely';
import type { Db } from './db.ts';

/** What the provider is asked for again and again; the key is the id it is asked by. */
export type AskedKind = 'standings' | 'teams' | 'injuries' | 'squad' | 'lineups' | 'prediction' | 'player';

/** Of a season; the due lists join by the same text. */
export const seasonKey = ({ competitionId, season }: { competitionId: number; season: number }) =>
  `${competitionId}-${season}`;

/** When these were asked for, in the time of the football world, whatever the answer was. */
export async function saveAsked(
  db: Db,
  { kind, keys, now }: { kind: AskedKind; keys: readonly (string | number)[]; now: number },
): Promise<void> {
  await sql`
    insert into last_asked as l (kind, key, asked_at)
    select ${kind}, key, ${new Date(now)}::timestamptz
    from unnest(${[...new Set(keys.map(String))]}::text[]) as t (key) order by key
    on conflict (kind, key) do update set asked_at = excluded.asked_at
      where l.asked_at < excluded.asked_at`.execute(db);
}
