import { sql } from 'kysely';
import type { Role, User } from '@safira/contract/accounts/parts';
import type { Db } from '../db.ts';
import { type StoredPreferences, toPreferences } from './preferences.ts';

export type NewUser = {
  publicId: string;
  email: { text: string; key: string };
  name: string;
  /** Null: its owner sets one by a link. */
  password: string | null;
  /** Null: by a link of ours, later. */
  emailVerifiedAt?: Date | null;
  now: Date;
};

/** The number of the new account; undefined if the address has one, also one made at the same moment. */
export async function saveUser(db: Db, user: NewUser): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      public_id: user.publicId,
      email: user.email.text,
      email_key: user.email.key,
      name: user.name,
      password: user.password,
      email_verified_at: user.emailVerifiedAt ?? null,
      created_at: user.now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function hasAccount(db: Db, emailKey: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('email_key', '=', emailKey).executeTakeFirst();
  return row !== undefined;
}

export type Credentials = {
  userId: number;
  role: Role;
  /** In PHC format; null if none was set yet. */
  password: string | null;
  /** Of the second factor, encrypted; null without one. */
  totpSecret: Buffer | null;
  isDisabled: boolean;
  /** Whether the browser has signed in to this account before. */
  isKnownDevice: boolean;
};

/** One query with the same work for addresses with and without an account. */
export async function findCredentials(
  db: Db,
  { emailKey, markHash }: { emailKey: string; markHash: Buffer | undefined },
): Promise<Credentials | undefined> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('known_devices as d', (join) =>
      join.onRef('d.user_id', '=', 'u.id').on('d.mark_hash', '=', markHash ?? Buffer.alloc(0)),
    )
    .leftJoin('second_factors as f', (join) =>
      join.onRef('f.user_id', '=', 'u.id').on('f.confirmed_at', 'is not', null),
    )
    .select(['u.id', 'u.role', 'u.password', 'u.disabled_at', 'd.user_id as device', 'f.secret'])
    .where('u.email_key', '=', emailKey)
    .executeTakeFirst();
  return (
    row && {
      userId: row.id,
      role: row.role as Role, // the column allows no other
      password: row.password,
      totpSecret: row.secret,
      isDisabled: row.disabled_at !== null,
      isKnownDevice: row.device !== null,
    }
  );
}

/** What a new password is checked against, and the one that confirms an act. */
export type Owner = {
  userId: number;
  role: Role;
  email: string;
  isEmailVerified: boolean;
  name: string;
  password: string | null;
  /** Of the second factor, encrypted; null without one. */
  totpSecret: Buffer | null;
};

export async function findOwner(db: Db, userId: number): Promise<Owner | undefined> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('second_factors as f', (join) =>
      join.onRef('f.user_id', '=', 'u.id').on('f.confirmed_at', 'is not', null),
    )
    .select(['u.role', 'u.email', 'u.email_verified_at', 'u.name', 'u.password', 'f.secret'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { role, email, name, password } = row;
  return {
    userId,
    role: role as Role, // the column allows no other
    email,
    isEmailVerified: row.email_verified_at !== null,
    name,
    password,
    totpSecret: row.secret,
  };
}

type UserRow = {
  public_id: string;
  email: string;
  email_verified_at: Date | null;
  has_second_factor: boolean;
  name: string;
  role: Role;
  preferences: StoredPreferences;
  teams: number[];
  competitions: number[];
};

/** AUTH-09: the account as its owner reads it. */
export async function findUser(db: Db, userId: number): Promise<User | undefined> {
  const items = (kind: number) => sql`
    array(select item_id from favourites where user_id = u.id and kind = ${kind} order by added_at, item_id)`;
  const { rows } = await sql<UserRow>`
    select public_id, email, email_verified_at, name, role, preferences,
      exists (select from second_factors where user_id = u.id and confirmed_at is not null) as has_second_factor,
      ${items(1)} as teams, ${items(2)} as competitions
    from users u where id = ${userId}`.execute(db);
  const [row] = rows;
  return (
    row && {
      id: row.public_id,
      email: row.email,
      emailVerified: row.email_verified_at !== null,
      secondFactor: row.has_second_factor,
      name: row.name,
      role: row.role,
      favoriteTeams: row.teams.map((teamId) => ({ teamId })),
      favoriteCompetitions: row.competitions.map((competitionId) => ({ competitionId })),
      preferences: toPreferences(row.preferences, row.competitions),
    }
  );
}

export async function saveName(db: Db, { userId, name }: { userId: number; name: string }): Promise<void> {
  await db.updateTable('users').set({ name }).where('id', '=', userId).execute();
}
