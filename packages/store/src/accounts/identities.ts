import type { Db } from '../db.ts';

/** An account at an identity provider: the subject is a person for its issuer, whatever their address is. */
export type Identity = { issuer: string; subject: string };

export type IdentityAccount = {
  userId: number;
  /** False: only the address is the same. */
  isLinked: boolean;
  isDisabled: boolean;
  isEmailVerified: boolean;
  /** Of the second factor, encrypted; null without one. */
  totpSecret: Buffer | null;
  /** Whether the browser has signed in to this account before. */
  isKnownDevice: boolean;
};

type Wanted = { identity: Identity; emailKey: string; markHash: Buffer | undefined };

/** AUTH-14: the account of an identity, else the one with its address. */
export async function findIdentityAccount(
  db: Db,
  { identity, emailKey, markHash }: Wanted,
): Promise<IdentityAccount | undefined> {
  const linked = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
  const row = await db
    .selectFrom('users as u')
    .leftJoin('known_devices as d', (join) =>
      join.onRef('d.user_id', '=', 'u.id').on('d.mark_hash', '=', markHash ?? Buffer.alloc(0)),
    )
    .leftJoin('second_factors as f', (join) =>
      join.onRef('f.user_id', '=', 'u.id').on('f.confirmed_at', 'is not', null),
    )
    .select(['u.id', 'u.disabled_at', 'u.email_verified_at', 'd.user_id as device', 'f.secret'])
    .where(({ eb }) => (linked ? eb('u.id', '=', linked.user_id) : eb('u.email_key', '=', emailKey)))
    .executeTakeFirst();
  return (
    row && {
      userId: row.id,
      isLinked: linked !== undefined,
      isDisabled: row.disabled_at !== null,
      isEmailVerified: row.email_verified_at !== null,
      totpSecret: row.secret,
      isKnownDevice: row.device !== null,
    }
  );
}

/** Fails if the identity has an account. */
export async function saveIdentity(
  db: Db,
  { userId, identity, now }: { userId: number; identity: Identity; now: Date },
): Promise<void> {
  await db
    .insertInto('identities')
    .values({ ...identity, user_id: userId, created_at: now })
    .execute();
}

/** A stranger with an old claim to the address may have linked theirs before the owner proved to have its mailbox. */
export async function deleteUnprovenIdentities(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users').select('id').where('id', '=', userId).where('email_verified_at', 'is', null),
      ),
    )
    .execute();
}

/** AUTH-13 */
export async function listIdentities(
  db: Db,
  userId: number,
): Promise<{ issuer: string; subject: string; since: string }[]> {
  const rows = await db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ issuer, subject, created_at: at }) => ({ issuer, subject, since: at.toISOString() }));
}
