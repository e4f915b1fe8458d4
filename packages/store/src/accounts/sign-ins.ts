import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { type EventKind, keptUntil } from './account-events.ts';
import { saveVerifyMail } from './mail-queue.ts';
import { insertSession, type NewSession } from './sessions.ts';
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
  return openSession(db, signIn, 'signed_in');
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

/** In one statement, because every round trip costs a sign-in more than its rows do. */
export async function openSession(
  db: Db,
  { userId, password, session, markHash }: SignIn,
  kind: EventKind,
): Promise<Date | undefined> {
  const { now } = session;
  const { rows } = await sql<{ expires_at: Date }>`
    with opened as (${insertSession({ userId, password, session })} returning user_id, expires_at),
    device as (
      insert into known_devices (user_id, mark_hash, seen_at)
      select user_id, ${markHash}::bytea, ${now}::timestamptz from opened
      on conflict (user_id, mark_hash) do update set seen_at = excluded.seen_at),
    event as (
      insert into account_events (user_id, kind, created_at, expires_at)
      select user_id, ${kind}::text, ${now}::timestamptz, ${keptUntil(kind, now)}::timestamptz from opened)
    select expires_at from opened`.execute(db);
  return rows[0]?.expires_at;
}
