import { sql } from 'kysely';
import type { EmailAddress } from '@safira/contract/accounts/rules/email-address';
import type { Db } from '../db.ts';

/** Mails with a link that works once. */
const linkKinds = ['reset', 'verify', 'verify_new'] as const;
/** To an owner, of a change that a thief of the account would make too. */
const noticeKinds = [
  'password_changed',
  'email_change_started',
  'email_changed',
  'second_factor_added',
  'second_factor_removed',
  'identity_linked',
] as const;

export const mailKinds = [...linkKinds, ...noticeKinds] as const;
export type MailKind = (typeof mailKinds)[number];
export type NoticeKind = (typeof noticeKinds)[number];

/** AUTH-10: for every address alike; the worker looks up whether it has an account. */
export async function saveResetMail(
  db: Db,
  { emailKey, now }: { emailKey: string; now: Date },
): Promise<void> {
  await saveMail(db, { kind: 'reset', userId: null, address: emailKey, now });
}

/** A link that verifies the address of an account. */
export async function saveVerifyMail(
  db: Db,
  { userId, email, now }: { userId: number; email: EmailAddress; now: Date },
): Promise<void> {
  await saveMail(db, { kind: 'verify', userId, address: email.text, now });
}

/** A link to a new address, which counts once it was opened; the address until then gets a notice. */
export async function saveEmailChange(
  db: Db,
  { userId, email, now }: { userId: number; email: EmailAddress; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await deleteQueuedLinks(trx, userId);
    await saveMail(trx, { kind: 'verify_new', userId, address: email.text, now });
    await saveNotice(trx, { userId, kind: 'email_change_started', now });
  });
}

/** Only to a verified address: others may belong to a stranger, whom nothing here concerns. */
export async function saveNotice(
  db: Db,
  { userId, kind, now }: { userId: number; kind: NoticeKind; now: Date },
): Promise<void> {
  await sql`
    insert into mail_queue (kind, user_id, address, created_at, due_at)
    select ${kind}, id, email, ${now}, ${now} from users
    where id = ${userId} and email_verified_at is not null and email_refused_at is null`.execute(db);
}

/** Mails that were not sent yet would otherwise make new links after all links were spent. */
export async function deleteQueuedLinks(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('mail_queue')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['verify', 'verify_new'])
    .execute();
}

/** AUTH-13: also requests for a new password, which have only the address. */
export async function listQueuedMails(
  db: Db,
  userId: number,
): Promise<{ kind: string; address: string; createdAt: string }[]> {
  const rows = await db
    .selectFrom('mail_queue')
    .select(['kind', 'address', 'created_at'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('user_id', '=', userId),
        eb('address', 'in', selectFrom('users').select('email_key').where('id', '=', userId)),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ kind, address, created_at: at }) => ({ kind, address, createdAt: at.toISOString() }));
}

async function saveMail(
  db: Db,
  { kind, userId, address, now }: { kind: MailKind; userId: number | null; address: string; now: Date },
): Promise<void> {
  await db
    .insertInto('mail_queue')
    .values({ kind, user_id: userId, address, created_at: now, due_at: now })
    .execute();
}
