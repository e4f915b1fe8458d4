import { readEmail } from '@safira/contract/accounts/rules/email-address';
import { saveUser } from '@safira/store/accounts/users';
import type { Db } from '@safira/store/db';
import { makeMailer } from '../src/mail/mailer.ts';
import type { OutboxTools } from '../src/mail/outbox.ts';
import { silentLog } from './worker-tools.ts';

/** The real time: the job that deletes old mails compares with the clock of the database. */
export const START = Date.now();

/** Sends to the mail server on a port of this machine. */
export const outboxTo = (db: Db, port: number, own: Partial<OutboxTools> = {}): OutboxTools => ({
  db,
  mailer: makeMailer({
    host: '127.0.0.1',
    port,
    tls: 'none',
    from: 'no-reply@safira.test',
    bounces: 'bounces@safira.test',
  }),
  siteUrl: 'https://safira.test',
  log: silentLog,
  now: () => START,
  ...own,
});

let people = 0;

/** `owner`: the owner of the tables. */
export async function anAccount(
  owner: Db,
  { address = `person-${++people}@example.com`, isVerified = true } = {},
) {
  const email = readEmail(address)!;
  const now = new Date(START);
  const user = { publicId: email.key, email, name: 'منى', password: null, now };
  const userId = (await saveUser(owner, user))!;
  const verified = { email_verified_at: now };
  if (isVerified) await owner.updateTable('users').set(verified).where('id', '=', userId).execute();
  return { userId, email, now };
}

export type Account = Awaited<ReturnType<typeof anAccount>>;
