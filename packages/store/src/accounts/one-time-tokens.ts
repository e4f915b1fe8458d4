import type { EmailAddress } from '@safira/contract/accounts/rules/email-address';
import type { Db } from '../db.ts';
import { deleteQueuedLinks } from './mail-queue.ts';
import { makeToken } from './tokens.ts';
import { findOwner, type Owner } from './users.ts';

/** AUTH-10 */
export const LINK_MINUTES = 15;

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

type NewLink = { userId: number; now: Date } & (
  | { purpose: 'reset' }
  /** With the address that it proves. */
  | { purpose: 'verify'; email: EmailAddress }
);

/**
 * Returns the path of the page with the token in its fragment, which browsers send to no server. An earlier link of the
 * account with the same purpose stops working.
 */
export async function saveLink(db: Db, { userId, now, ...target }: NewLink): Promise<string> {
  const { purpose } = target;
  const { token, tokenHash } = makeToken();
  await db
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
  await db
    .insertInto('one_time_tokens')
    .values({
      user_id: userId,
      token_hash: tokenHash,
      purpose,
      expires_at: new Date(now.getTime() + LINK_MINUTES * 60_000),
      ...(target.purpose === 'verify' && { email: target.email.text, email_key: target.email.key }),
    })
    .execute();
  return `/${purpose}#${token}`;
}

/** All links of an account, also those in mails that are not sent yet. */
export async function deleteLinks(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute();
  await deleteQueuedLinks(db, userId);
}

/** AUTH-13 */
export async function listLinks(
  db: Db,
  userId: number,
): Promise<{ purpose: string; email: string | null; expiresAt: string }[]> {
  const rows = await db
    .selectFrom('one_time_tokens')
    .select(['purpose', 'email', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('expires_at')
    .execute();
  return rows.map(({ purpose, email, expires_at: at }) => ({ purpose, email, expiresAt: at.toISOString() }));
}
