import type { Db } from '../db.ts';

const DAY_MS = 86_400_000;
const KEPT_MS = 180 * DAY_MS;
const OPERATOR_ACTS_KEPT_MS = 730 * DAY_MS;

const ofOwners = [
  'registered',
  'signed_in',
  'password_changed',
  'password_reset',
  'email_verified',
  'email_changed',
  'second_factor_added',
  'second_factor_removed',
  'identity_linked',
  'exported',
  'deleted',
] as const;
const ofOperators = [
  'created',
  'role_changed',
  'disabled',
  'reset_link_made',
  'sessions_ended',
  'second_factor_reset',
] as const;

export type EventKind = (typeof ofOwners)[number] | (typeof ofOperators)[number];

/** The record of an account. No addresses, and no failures: a row that only existing accounts get would reveal them. */
export async function saveAccountEvent(
  db: Db,
  { userId, kind, now }: { userId: number | null; kind: EventKind; now: Date },
): Promise<void> {
  await db
    .insertInto('account_events')
    .values({ user_id: userId, kind, created_at: now, expires_at: keptUntil(kind, now) })
    .execute();
}

export function keptUntil(kind: EventKind, now: Date): Date {
  const isByOperator = (ofOperators as readonly string[]).includes(kind);
  return new Date(now.getTime() + (isByOperator ? OPERATOR_ACTS_KEPT_MS : KEPT_MS));
}

export async function listAccountEvents(db: Db, userId: number): Promise<{ kind: string; at: string }[]> {
  const rows = await db
    .selectFrom('account_events')
    .select(['kind', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, created_at: at }) => ({ kind, at: at.toISOString() }));
}
