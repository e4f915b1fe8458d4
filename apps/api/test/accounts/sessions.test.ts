import { expect, test } from 'vitest';
import { getMe, logIn } from '@safira/contract/accounts/auth';
import { endOtherSessions, endSession, listSessions } from '@safira/contract/accounts/sessions';
import { testDatabase } from '@safira/testkit/database';
import { deleteExpired } from '@safira/store/accounts/clean-up';
import { aMember, callAs, PASSWORD, refused } from './accounts.ts';
import { NOW, startApi } from '../api.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

const { db, owner } = await testDatabase();
let now = NOW;
const { app } = await startApi({ db, now: () => now });

const logInFrom = (email: string, userAgent: string) =>
  callAs(app, logIn, { body: { email, password: PASSWORD }, headers: { 'user-agent': userAgent } });
const numberOf = async ({ user }: { user: { id: string } }) => {
  const query = owner.selectFrom('users').select('id').where('public_id', '=', user.id);
  return (await query.executeTakeFirstOrThrow()).id;
};
const isOpen = async (token: string) => {
  const { status } = await refused(app, getMe, { token }).catch(() => ({ status: 200 }));
  return status !== 401;
};

test('AUTH-11: the sessions of an account are listed with browser and system, the current one marked', async () => {
  const { email, token } = await aMember(app);
  now += 1_000;
  await logInFrom(email, PHONE);
  const { data } = await callAs(app, listSessions, { token });
  expect(data).toMatchObject([
    { current: false, client: 'Chrome · Android', createdAt: new Date(now).toISOString() },
    { current: true, client: '' },
  ]);
});

test('AUTH-11: one session is ended, or all others; those that ended are refused at once', async () => {
  const { email, token } = await aMember(app);
  const [phone, tablet, laptop] = [
    await logInFrom(email, PHONE),
    await logInFrom(email, PHONE),
    await logInFrom(email, PHONE),
  ];
  const { data } = await callAs(app, listSessions, { token: phone.token });
  const current = data.find((one) => one.current)!;
  await callAs(app, endSession, { token, path: `/auth/sessions/${current.id}` });
  expect(await isOpen(phone.token)).toBe(false);
  expect((await callAs(app, endOtherSessions, { token })).data).toEqual({ ended: 2 });
  expect([await isOpen(tablet.token), await isOpen(laptop.token), await isOpen(token)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('AUTH-07: the session of an account that was disabled is refused, even where it was not deleted', async () => {
  const member = await aMember(app);
  expect(await isOpen(member.token)).toBe(true);
  await owner
    .updateTable('users')
    .set({ disabled_at: new Date(now) })
    .where('id', '=', await numberOf(member))
    .execute();
  expect(await isOpen(member.token)).toBe(false);
});

test('AUTH-11: a session of another account cannot be ended', async () => {
  const [mine, other] = [await aMember(app), await aMember(app)];
  const { data } = await callAs(app, listSessions, { token: other.token });
  const path = `/auth/sessions/${data[0]!.id}`;
  expect(await refused(app, endSession, { token: mine.token, path })).toEqual({
    status: 404,
    code: 'not_found',
  });
  expect(await isOpen(other.token)).toBe(true);
});

test('AUTH-11: a session of a member ends after 30 days without use, and after 90 days in any case', async () => {
  const { token, email } = await aMember(app);
  const used = await logInFrom(email, PHONE);
  for (let day = 0; day < 90; day += 29) {
    expect(await isOpen(used.token), `day ${day}`).toBe(true);
    now += 29 * DAY_MS;
    if (day === 0) expect(await isOpen(token)).toBe(true);
  }
  expect(await isOpen(used.token)).toBe(false);
  expect(await isOpen(token)).toBe(false);
});

test('AUTH-11: a session of an editor ends after 12 hours without use', async () => {
  const { token, email } = await aMember(app);
  await owner.updateTable('users').set({ role: 'editor' }).where('email', '=', email).execute();
  now += 11 * HOUR_MS;
  expect(await isOpen(token)).toBe(true);
  now += 11 * HOUR_MS;
  expect(await isOpen(token)).toBe(true);
  now += 12 * HOUR_MS;
  expect(await isOpen(token)).toBe(false);
});

test('AUTH-11: the time of the last use is written once an hour', async () => {
  const { token } = await aMember(app);
  const seen = async () => (await callAs(app, listSessions, { token })).data[0]!.seenAt;
  const first = await seen();
  now += HOUR_MS - 1;
  expect(await seen()).toBe(first);
  now += 1;
  expect(await seen()).toBe(new Date(now).toISOString());
});

test('AUTH-13: the worker deletes what has expired, and nothing else', async () => {
  for (const table of ['sessions', 'account_events', 'one_time_tokens', 'known_devices'] as const)
    await owner.deleteFrom(table).execute();
  const [id, other] = [await numberOf(await aMember(app)), await numberOf(await aMember(app))];
  const at = (days: number) => new Date(Date.now() + days * DAY_MS);
  const session = { user_id: id, created_at: at(-60), client: '' };
  await owner
    .insertInto('sessions')
    .values([
      { ...session, token_hash: Buffer.from('expired'), seen_at: at(-1), expires_at: at(-1) },
      { ...session, token_hash: Buffer.from('idle'), seen_at: at(-31), expires_at: at(30) },
      { ...session, token_hash: Buffer.from('open'), seen_at: at(-29), expires_at: at(30) },
    ])
    .execute();
  await owner
    .insertInto('one_time_tokens')
    .values(
      [-1, 1].map((days) => ({
        user_id: id,
        token_hash: Buffer.from(String(days)),
        purpose: 'reset',
        expires_at: at(days),
      })),
    )
    .execute();
  await owner
    .insertInto('known_devices')
    .values(
      [-400, -300].map((days) => ({ user_id: id, mark_hash: Buffer.from(String(days)), seen_at: at(days) })),
    )
    .execute();
  await owner
    .insertInto('account_events')
    .values(
      [-1, 1].map((days) => ({ user_id: id, kind: 'signed_in', created_at: at(-200), expires_at: at(days) })),
    )
    .execute();
  const factor = { secret: Buffer.from('x'), created_at: at(-2) };
  await owner
    .insertInto('second_factors')
    .values([
      { ...factor, user_id: id },
      { ...factor, user_id: other, confirmed_at: at(-2) },
    ])
    .execute();
  await owner
    .insertInto('mail_queue')
    .values(
      [-2, 0].map((days) => ({
        kind: 'reset',
        address: 'x@example.com',
        created_at: at(days),
        due_at: at(days),
      })),
    )
    .execute();
  const challenge = Buffer.alloc(32);
  await owner
    .insertInto('sign_in_attempts')
    .values(
      [-1, 1].map((days) => ({
        state_hash: Buffer.from(`${days}`),
        challenge,
        nonce: '',
        code_verifier: '',
        expires_at: at(days),
      })),
    )
    .execute();
  const said = { issuer: '', subject: '', email: '', name: '', is_verified: true, is_authoritative: true };
  await owner
    .insertInto('sign_in_results')
    .values(
      [-1, 1].map((days) => ({
        ...said,
        token_hash: Buffer.from(`${days}`),
        challenge,
        created_at: at(-1),
        expires_at: at(days),
      })),
    )
    .execute();
  const expired = {
    sessions: 1 + 1,
    links: 1,
    signInAttempts: 1,
    signInResults: 1,
    devices: 1,
    unconfirmedSecrets: 1,
    mails: 1,
    events: 1,
  };
  expect(await deleteExpired(db)).toEqual(expired);
  const none = Object.fromEntries(Object.keys(expired).map((name) => [name, 0]));
  expect(await deleteExpired(db)).toEqual(none);
});
