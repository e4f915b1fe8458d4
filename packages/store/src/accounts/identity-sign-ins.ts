import type { Db } from '../db.ts';
import { saveAccountEvent } from './account-events.ts';
import { type Identity, saveIdentity } from './identities.ts';
import { saveNotice, saveVerifyMail } from './mail-queue.ts';
import type { NewSession } from './sessions.ts';
import { deleteResult, lockResult } from './sign-in-attempts.ts';
import { openSession } from './sign-ins.ts';
import { isUniqueViolation } from './unique-violation.ts';
import { type NewUser, saveUser } from './users.ts';

type IdentitySignIn = {
  identity: Identity;
  /** Of the result, which works once. */
  tokenHash: Buffer;
  account: { userId: number; isLinked: boolean } | { newUser: NewUser };
  session: NewSession;
  markHash: Buffer;
  sendsMail: boolean;
};

type Opened = { userId: number; expiresAt: Date };

/**
 * AUTH-14: a session for an identity, which is linked to the account if it was not. Of several at once with one result
 * one succeeds, the others get `spent`. `changed`: the account or its link is another by now, and nothing was written.
 */
export async function saveIdentitySignIn(
  db: Db,
  signIn: IdentitySignIn,
): Promise<Opened | 'spent' | 'changed'> {
  const { tokenHash, account, session, markHash } = signIn;
  const open = db.transaction().execute(async (trx) => {
    if (!(await lockResult(trx, tokenHash))) return 'spent';
    const isNew = 'newUser' in account;
    const userId = isNew ? await saveUser(trx, account.newUser) : account.userId;
    if (userId === undefined) return 'changed';
    const kind = isNew ? 'registered' : 'signed_in';
    const expiresAt = await openSession(trx, { userId, session, markHash }, kind);
    if (!expiresAt) return 'changed';
    if (isNew || !account.isLinked) await link(trx, signIn, userId);
    await deleteResult(trx, tokenHash);
    return { userId, expiresAt };
  });
  return open.catch((error: unknown) => {
    if (isUniqueViolation(error)) return 'changed';
    throw error;
  });
}

async function link(trx: Db, { identity, account, session, sendsMail }: IdentitySignIn, userId: number) {
  const { now } = session;
  await saveIdentity(trx, { userId, identity, now });
  if (!('newUser' in account)) {
    await saveAccountEvent(trx, { userId, kind: 'identity_linked', now });
    if (sendsMail) await saveNotice(trx, { userId, kind: 'identity_linked', now });
  } else if (sendsMail && !account.newUser.emailVerifiedAt) {
    await saveVerifyMail(trx, { userId, email: account.newUser.email, now });
  }
}
