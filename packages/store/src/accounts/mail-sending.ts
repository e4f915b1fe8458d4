import { sql } from 'kysely';
import { type EmailAddress, readEmail } from '@safira/contract/accounts/rules/email-address';
import type { Db } from '../db.ts';
import type { MailKind } from './mail-queue.ts';

export type QueuedMail = { id: number; kind: MailKind; userId: number | null; address: string };

/**
 * The mails that are due, for this worker only. Each comes back after a minute, two, four … at most an hour, until it
 * is deleted or a day old.
 */
export async function claimMails(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<QueuedMail[]> {
  const { rows } = await sql<QueuedMail>`
    update mail_queue
    set tries = tries + 1,
      due_at = ${now}::timestamptz + least(interval '1 minute' * 2 ^ least(tries, 10), interval '1 hour')
    where id in (
      select id from mail_queue
      where due_at <= ${now} and created_at > ${now}::timestamptz - interval '1 day'
      order by due_at, id limit ${limit} for update skip locked)
    returning id, kind, user_id as "userId", address`.execute(db);
  return rows;
}

export async function deleteMail(db: Db, id: number): Promise<void> {
  await db.deleteFrom('mail_queue').where('id', '=', id).execute();
}

/** The account that a link is for, and the address that it goes to; undefined if no account needs it any more. */
export async function findLinkOwner(
  db: Db,
  { kind, userId, address }: QueuedMail,
): Promise<{ userId: number; email: EmailAddress } | undefined> {
  const users = db
    .selectFrom('users')
    .select(['id', 'email', 'email_key', 'email_verified_at'])
    .where('disabled_at', 'is', null);
  const row = await (
    userId === null ? users.where('email_key', '=', address) : users.where('id', '=', userId)
  ).executeTakeFirst();
  if (!row) return undefined;
  if (kind === 'verify_new') {
    const email = readEmail(address);
    return email && { userId: row.id, email };
  }
  if (kind === 'verify' && (row.email !== address || row.email_verified_at !== null)) return undefined;
  return { userId: row.id, email: { text: row.email, key: row.email_key } };
}

/** Whether a mail server refused the address for good, or took a mail for it again. */
export async function saveAddressState(
  db: Db,
  { address, refusedAt }: { address: string; refusedAt: Date | null },
): Promise<void> {
  const key = readEmail(address)?.key;
  if (key === undefined) return;
  await db
    .updateTable('users')
    .set({ email_refused_at: refusedAt })
    .where('email_key', '=', key)
    .where('email_refused_at', refusedAt ? 'is' : 'is not', null)
    .execute();
}
