import { sql } from 'kysely';
import type { Preferences } from '@safira/contract/accounts/parts';
import type { Db } from '../db.ts';

/** Stored are only the keys that were chosen. */
export function toPreferences(stored: Partial<Preferences>): Preferences {
  return { timezone: null, hours: null, theme: null, spoilerFree: null, favoriteLeagues: null, ...stored };
}

/** AUTH-03: changes only the given keys, so that two browsers do not undo each other's; null removes one. */
export async function savePreferences(
  db: Db,
  { userId, changed }: { userId: number; changed: Partial<Preferences> },
): Promise<Preferences> {
  const { rows } = await sql<{ preferences: Partial<Preferences> }>`
    update users set preferences = jsonb_strip_nulls(preferences || ${JSON.stringify(changed)}::jsonb)
    where id = ${userId} returning preferences`.execute(db);
  return toPreferences(rows[0]?.preferences ?? {});
}
