import { beforeEach, expect, test, vi } from 'vitest';
import { readEmail } from '@safira/contract/accounts/rules/email-address';
import { deleteExpired } from '@safira/store/accounts/clean-up';
import {
  mailKinds,
  saveEmailChange,
  saveNotice,
  saveResetMail,
  saveVerifyMail,
} from '@safira/store/accounts/mail-queue';
import { hashToken } from '@safira/store/accounts/tokens';
import { connectAs, testDatabase } from '@safira/testkit/database';
import { freePort } from '@safira/testkit/ports';
import { runOutbox, sendDue } from '../src/mail/outbox.ts';
import { type Account, anAccount, outboxTo, START } from './accounts.ts';
import { startMailServer } from './mail-server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const { db, owner } = await testDatabase();
const api = connectAs('api', db);
beforeEach(async () => {
  await owner.deleteFrom('mail_queue').execute();
});

const forget = ({ email, now }: Account) => saveResetMail(api, { emailKey: email.key, now });
const queued = () => owner.selectFrom('mail_queue').select(['kind', 'tries', 'due_at']).execute();
const refusedAt = async (userId: number) =>
  (
    await owner
      .selectFrom('users')
      .select('email_refused_at')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).email_refused_at;
const linkOf = (token: string) =>
  owner
    .selectFrom('one_time_tokens')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();

test('AUTH-10: a forgotten password sends a link to the address of the account, valid for 15 minutes, and stores its hash', async () => {
  const { port, received } = await startMailServer();
  const account = await anAccount(owner, { address: 'Spelled.So@example.com' });
  await forget(account);
  expect(await sendDue(outboxTo(db, port))).toBe(1);
  const [mail] = received;
  expect(mail).toMatchObject({ from: 'bounces@safira.test', to: ['Spelled.So@example.com'] });
  const [, token = ''] = /https:\/\/safira\.test\/reset#(sfr_[\w-]{43})\n/.exec(mail!.plain)!;
  expect(mail!.html.split(`https://safira.test/reset#${token}`)).toHaveLength(4);
  expect(await linkOf(token)).toMatchObject({
    user_id: account.userId,
    purpose: 'reset',
    expires_at: new Date(START + 15 * MINUTE_MS),
  });
  expect(await queued()).toEqual([]);
});

test('AUTH-10: a forgotten password of an unknown or disabled address sends nothing', async () => {
  const { port, received } = await startMailServer();
  const account = await anAccount(owner);
  await owner
    .updateTable('users')
    .set({ disabled_at: new Date() })
    .where('id', '=', account.userId)
    .execute();
  await forget(account);
  await saveResetMail(api, { emailKey: 'unknown@example.com', now: account.now });
  await sendDue(outboxTo(db, port));
  expect([received, await queued()]).toEqual([[], []]);
});

test('AUTH-10: a new account gets a link that verifies its address, unless it was verified meanwhile', async () => {
  const { port, received } = await startMailServer();
  const open = await anAccount(owner, { isVerified: false });
  await saveVerifyMail(api, open);
  await saveVerifyMail(api, await anAccount(owner));
  await sendDue(outboxTo(db, port));
  expect(received.map(({ to }) => to)).toEqual([[open.email.text]]);
  const [, token = ''] = /\/verify#(\S+)/.exec(received[0]!.plain)!;
  expect(await linkOf(token)).toMatchObject({ purpose: 'verify', email_key: open.email.key });
  expect(await queued()).toEqual([]);
});

test('AUTH-10: a new address gets the link, an Arabic domain in Punycode, and the old one a notice', async () => {
  const { port, received } = await startMailServer();
  const account = await anAccount(owner);
  const next = readEmail('mona@بريد.مصر')!;
  await saveEmailChange(api, { ...account, email: next });
  await sendDue(outboxTo(db, port));
  // The server shows recipients decoded; the header is as it was sent.
  const byAddress = new Map(received.map((mail) => [mail.headers.get('to')!, mail]));
  expect(new Set(byAddress.keys())).toEqual(new Set([next.key, account.email.text]));
  const [, token = ''] = /\/verify#(\S+)/.exec(byAddress.get(next.key)!.plain)!;
  expect(await linkOf(token)).toMatchObject({ email: next.text, email_key: next.key });
  expect(byAddress.get(account.email.text)!.plain).not.toContain('#');
});

test('AUTH-10: every mail has a sender, a subject, says that it was sent by a program, and has both forms', async () => {
  const { port, received } = await startMailServer();
  const { userId, email, now } = await anAccount(owner, { isVerified: false });
  const row = { user_id: userId, address: email.text, created_at: now, due_at: now };
  for (const kind of mailKinds) {
    const address = kind === 'reset' ? { user_id: null, address: email.key } : {};
    await owner
      .insertInto('mail_queue')
      .values({ ...row, kind, ...address })
      .execute();
    await sendDue(outboxTo(db, port));
  }
  expect(received).toHaveLength(mailKinds.length);
  for (const { headers, plain, html } of received) {
    expect(headers.get('from')).toMatch(/^=\?UTF-8\?.+\?= <no-reply@safira\.test>$/);
    expect(headers.get('subject')).toMatch(/^=\?UTF-8\?/);
    expect(headers.get('message-id')).toMatch(/@safira\.test>$/);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(plain.startsWith('\u200f')).toBe(true);
    expect(html).toContain('dir="rtl"');
  }
});

test('AUTH-10: a recipient that the server refuses for good is marked and gets no notices; a link that arrives ends that', async () => {
  let code: number | undefined = 550;
  const { port, received } = await startMailServer({ recipient: () => code });
  const account = await anAccount(owner);
  await forget(account);
  await sendDue(outboxTo(db, port));
  expect([await queued(), await refusedAt(account.userId)]).toEqual([[], new Date(START)]);
  await saveNotice(api, { ...account, kind: 'password_changed' });
  expect(await queued()).toEqual([]);
  code = undefined;
  await forget(account);
  await sendDue(outboxTo(db, port));
  expect([received.length, await refusedAt(account.userId)]).toEqual([1, null]);
});

test('AUTH-10: a message that the server rejects for good is given up; its address is not marked', async () => {
  const { port } = await startMailServer({ message: () => 554 });
  const account = await anAccount(owner);
  await forget(account);
  await sendDue(outboxTo(db, port));
  expect([await queued(), await refusedAt(account.userId)]).toEqual([[], null]);
});

test('AUTH-10: a mail that cannot be delivered yet is sent again after 1, 2, 4 … 60 minutes, and given up after a day', async () => {
  const { port } = await startMailServer({ recipient: () => 450 });
  const account = await anAccount(owner);
  await forget(account);
  let now = START;
  const tools = outboxTo(db, port, { now: () => now });
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
    expect(await sendDue(tools)).toBe(1);
    expect((await queued())[0]!.due_at).toEqual(new Date(now + minutes * MINUTE_MS));
    now += minutes * MINUTE_MS - 1;
    expect(await sendDue(tools)).toBe(0);
    now += 1;
  }
  expect(await refusedAt(account.userId)).toBeNull();
  now = START + DAY_MS;
  expect(await sendDue(tools)).toBe(0);
  expect(await deleteExpired(db)).toMatchObject({ mails: 0 });
  await owner
    .updateTable('mail_queue')
    .set({ created_at: new Date(START - DAY_MS) })
    .execute();
  expect(await deleteExpired(db)).toMatchObject({ mails: 1 });
});

test('AUTH-10: while no server answers, mails stay queued, and the link that arrives later is valid', async () => {
  const account = await anAccount(owner);
  await forget(account);
  await sendDue(outboxTo(db, await freePort()));
  expect(await queued()).toMatchObject([{ kind: 'reset', tries: 1 }]);
  const { port, received } = await startMailServer();
  const later = START + 60 * MINUTE_MS;
  await sendDue(outboxTo(db, port, { now: () => later }));
  const [, token = ''] = /\/reset#(\S+)/.exec(received[0]!.plain)!;
  expect((await linkOf(token))!.expires_at).toEqual(new Date(later + 15 * MINUTE_MS));
});

test('AUTH-10: three workers at once send every mail once', async () => {
  const { port, received } = await startMailServer();
  const accounts = await Promise.all(Array.from({ length: 25 }, () => anAccount(owner)));
  for (const account of accounts) await forget(account);
  const work = async () => {
    while ((await sendDue(outboxTo(db, port))) > 0);
  };
  await Promise.all([work(), work(), work()]);
  expect(received).toHaveLength(accounts.length);
  expect(new Set(received.flatMap(({ to }) => to))).toEqual(new Set(accounts.map(({ email }) => email.text)));
});

test('AUTH-10: a running worker sends what is queued later, and ends within its pause', async () => {
  const { port, received } = await startMailServer();
  const stop = new AbortController();
  const running = runOutbox(outboxTo(db, port), stop.signal);
  await forget(await anAccount(owner));
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 15_000, interval: 50 });
  const stoppedAt = performance.now();
  stop.abort();
  await running;
  expect(performance.now() - stoppedAt).toBeLessThan(2_000);
});
