import type { Db } from '../db.ts';
import { type EventKind, saveAccountEvent } from './account-events.ts';
import { saveVerifyMail } from './mail-queue.ts';
import { type NewSession, saveSession } from './sessions.ts';
import { type NewUser, saveUser } from './users.ts';

type SignIn = {
  userId: number;
  /** The stored password that was checked; none if an identity provider vouches for the person. */
  password?: string;
  session: NewSession;
  markHash: Buffer;
};

/** A session with its record; returns its end, or undefined if the password has changed since it was checked. */
export async function saveSignIn(db: Db, signIn: SignIn & { password: string }): Promise<Date | undefined> {
  return db.transaction().execute((trx) => openSession(trx, signIn, 'signed_in'));
}

type Registration = Omit<SignIn, 'userId' | 'password'> & {
  user: NewUser & { password: string };
  sendsMail: boolean;
};

/** A new account with its first session; undefined if the address has an account. */
export async function saveRegistration(
  db: Db,
  { user, sendsMail, ...signIn }: Registration,
): Promise<{ userId: number; expiresAt: Date } | undefined> {
  return db.transaction().execute(async (trx) => {
    const userId = await saveUser(trx, user);
    if (userId === undefined) return undefined;
    const { email, now } = user;
    if (sendsMail) await saveVerifyMail(trx, { userId, email, now });
    const expiresAt = await openSession(trx, { ...signIn, userId, password: user.password }, 'registered');
    return { userId, expiresAt: expiresAt! }; // the account was made with this password
  });
}

export async function openSession(
  trx: Db,
  { userId, password, session, markHash }: SignIn,
  kind: EventKind,
): Promise<Date | undefined> {
  const { now } = session;
  const expiresAt = await saveSession(trx, { userId, password, session });
  if (!expiresAt) return undefined;
  await trx
    .insertInto('known_devices')
    .values({ user_id: userId, mark_hash: markHash, seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'mark_hash']).doUpdateSet({ seen_at: now }))
    .execute();
  await saveAccountEvent(trx, { userId, kind, now });
  return expiresAt;
}
