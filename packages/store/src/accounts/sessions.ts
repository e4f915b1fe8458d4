import { sql } from 'kysely';
import type { Role } from '@safira/contract/accounts/parts';
import type { Session } from '@safira/contract/accounts/sessions';
import type { Db } from '../db.ts';
import { prepared } from '../prepared.ts';

const HOUR_MS = 3_600_000;
/** A session that is used is written to once an hour, not with every call. */
const SEEN_EVERY_MS = HOUR_MS;

/** How long a session lasts in all, and how long without use; shorter for those who can change what readers see. */
const longest = sql`case role when 'member' then interval '90 days' else interval '7 days' end`;
const longestIdle = sql`case role when 'member' then interval '30 days' else interval '12 hours' end`;

export type NewSession = { tokenHash: Buffer; client: string; hasSecondFactor: boolean; now: Date };

type SessionOfUser = { userId: number; password?: string | undefined; session: NewSession };

/**
 * Opens a session and returns its end; undefined if the account is disabled or gone, or if the password, where one was
 * checked, is another by now.
 */
export async function saveSession(db: Db, values: SessionOfUser): Promise<Date | undefined> {
  const { rows } = await sql<{ expires_at: Date }>`
    ${insertSession(values)} returning expires_at`.execute(db);
  return rows[0]?.expires_at;
}

/**
 * The statement of `saveSession`. The lock makes it wait for a password change in progress, whose deletion of all
 * sessions would otherwise miss this one.
 */
export function insertSession({ userId, password, session }: SessionOfUser) {
  const { tokenHash, client, hasSecondFactor, now } = session;
  const isChecked = password === undefined ? sql`true` : sql`password = ${password}`;
  return sql`
    insert into sessions (token_hash, user_id, created_at, seen_at, expires_at, second_factor, client)
    select ${tokenHash}, id, ${now}::timestamptz, ${now}, ${now}::timestamptz + ${longest}, ${hasSecondFactor}, ${client}
    from users where id = ${userId} and ${isChecked} and disabled_at is null
    for share`;
}

export type OpenSession = { sessionId: number; userId: number; role: Role; hasSecondFactor: boolean };

/** The session of a token, if it can still be used, which also counts as a use. */
export async function findSession(
  db: Db,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<OpenSession | undefined> {
  const { rows } = await sql<OpenSession & { seenAt: Date }>`
    ${prepared} select s.id as "sessionId", s.user_id as "userId", u.role, s.second_factor as "hasSecondFactor",
      s.seen_at as "seenAt"
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and u.disabled_at is null
      and s.expires_at > ${now} and s.seen_at > ${now}::timestamptz - ${longestIdle}`.execute(db);
  if (!rows[0]) return undefined;
  const { seenAt, ...session } = rows[0];
  if (now.getTime() - seenAt.getTime() >= SEEN_EVERY_MS) {
    await db
      .updateTable('sessions')
      .set({ seen_at: now })
      .where('token_hash', '=', tokenHash)
      .where('seen_at', '<', now)
      .execute();
  }
  return session;
}

/** AUTH-11: those that can still be used, the last used first. */
export async function listSessions(
  db: Db,
  { userId, current, now }: { userId: number; current: number; now: Date },
): Promise<Session[]> {
  const { rows } = await sql<{ id: number; client: string; created_at: Date; seen_at: Date }>`
    select s.id, s.client, s.created_at, s.seen_at from sessions s join users u on u.id = s.user_id
    where s.user_id = ${userId} and s.expires_at > ${now} and s.seen_at > ${now}::timestamptz - ${longestIdle}
    order by s.seen_at desc, s.id desc`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    current: row.id === current,
    client: row.client,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
  }));
}

/** Whether the account had this session. */
export async function deleteSession(
  db: Db,
  { userId, id }: { userId: number; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All sessions of an account but one, or all of them; returns how many. */
export async function deleteSessions(
  db: Db,
  { userId, except }: { userId: number; except?: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
