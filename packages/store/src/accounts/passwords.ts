import type { Db } from '../db.ts';
import { type EventKind, saveAccountEvent } from './account-events.ts';
import { saveNotice } from './mail-queue.ts';
import { deleteUnprovenIdentities } from './identities.ts';
import { deleteLinks } from './one-time-tokens.ts';
import { deleteSessions, type NewSession, saveSession } from './sessions.ts';

/** The same password under another hash; nothing if it was changed meanwhile. */
export async function saveRehashed(
  db: Db,
  { userId, checked, password }: { userId: number; checked: string; password: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password })
    .where('id', '=', userId)
    .where('password', '=', checked)
    .execute();
}

type Change = { userId: number; password: string; session: NewSession; sendsMail: boolean };

/**
 * AUTH-11: replaces the password that was checked, ends all sessions, spends all links and opens a new session; returns
 * its end. Of several changes at once one succeeds; for the others the checked password is no longer the stored one.
 */
export async function savePassword(
  db: Db,
  { checked, ...change }: Change & { checked: string },
): Promise<Date | undefined> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ password: change.password })
      .where('id', '=', change.userId)
      .where('password', '=', checked)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? undefined : startAgain(trx, change, 'password_changed');
  });
}

/** AUTH-10: the same with the token of a link, which works once. It came by mail, or from an operator who knows the owner. */
export async function saveResetPassword(
  db: Db,
  { tokenHash, ...change }: Change & { tokenHash: Buffer },
): Promise<Date | undefined> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('one_time_tokens')
      .where('token_hash', '=', tokenHash)
      .where('user_id', '=', change.userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return undefined;
    const { password, userId } = change;
    await deleteUnprovenIdentities(trx, userId);
    await trx
      .updateTable('users')
      .set(({ fn, val, ref }) => ({
        password,
        email_verified_at: fn.coalesce(ref('email_verified_at'), val(change.session.now)),
      }))
      .where('id', '=', userId)
      .execute();
    return startAgain(trx, change, 'password_reset');
  });
}

async function startAgain(trx: Db, { userId, password, session, sendsMail }: Change, kind: EventKind) {
  const { now } = session;
  await deleteSessions(trx, { userId });
  await deleteLinks(trx, userId);
  await saveAccountEvent(trx, { userId, kind, now });
  if (sendsMail) await saveNotice(trx, { userId, kind: 'password_changed', now });
  return saveSession(trx, { userId, password, session });
}
