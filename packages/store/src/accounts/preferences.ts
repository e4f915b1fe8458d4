import { sql } from 'kysely';
import type { Preferences } from '@safira/contract/accounts/parts';
import type { Db } from '../db.ts';
import { listFavourites, replaceCompetitions } from './favourites.ts';

/** What is stored with the user: only the keys that were chosen. */
export type StoredPreferences = Partial<Omit<Preferences, 'favoriteLeagues'>>;

/** The favourite competitions are rows of their own; none of them means that no choice was made. */
export function toPreferences(stored: StoredPreferences, competitions: readonly number[]): Preferences {
  const chosen = { timezone: null, hours: null, theme: null, spoilerFree: null, ...stored };
  return { ...chosen, favoriteLeagues: competitions.length > 0 ? [...competitions] : null };
}

/**
 * AUTH-03: changes only the given keys, so that two browsers do not undo each other's; null removes one. The row of the
 * user is locked by its update, so that of two lists of competitions one replaces the other whole.
 */
export async function savePreferences(
  db: Db,
  { userId, changed, now }: { userId: number; changed: Partial<Preferences>; now: Date },
): Promise<Preferences> {
  const { favoriteLeagues, ...others } = changed;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ preferences: StoredPreferences }>`
      update users set preferences = jsonb_strip_nulls(preferences || ${JSON.stringify(others)}::jsonb)
      where id = ${userId} returning preferences`.execute(trx);
    if (favoriteLeagues !== undefined) {
      await replaceCompetitions(trx, { userId, ids: favoriteLeagues ?? [], now });
    }
    const { competitions } = await listFavourites(trx, userId);
    return toPreferences(
      rows[0]?.preferences ?? {},
      competitions.map(({ competitionId }) => competitionId),
    );
  });
}
