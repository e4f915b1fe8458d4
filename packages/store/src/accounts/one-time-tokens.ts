import type { Db } from '../db.ts';
import { findOwner, type Owner } from './users.ts';

/** AUTH-10: the account that a link sets the password of, while the link is valid. */
export async function findOwnerOfLink(
  db: Db,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<Owner | undefined> {
  const row = await db
    .selectFrom('one_time_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select('u.id')
    .where('t.token_hash', '=', tokenHash)
    .where('t.purpose', '=', 'reset')
    .where('t.expires_at', '>', now)
    .where('u.disabled_at', 'is', null)
    .executeTakeFirst();
  return row && findOwner(db, row.id);
}

/** An earlier link of the account stops working. */
export async function saveResetLink(
  db: Db,
  { userId, tokenHash, expiresAt }: { userId: number; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute();
  await db
    .insertInto('one_time_tokens')
    .values({ user_id: userId, token_hash: tokenHash, purpose: 'reset', expires_at: expiresAt })
    .execute();
}
