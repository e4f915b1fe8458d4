import { expect, test } from 'vitest';
import {
  checkAvailability,
  getMe,
  logIn,
  logOut,
  register,
  updateProfile,
} from '@safira/contract/accounts/auth';
import { testDatabase } from '@safira/testkit/database';
import { aMember, callAs, PASSWORD, refused, send } from './accounts.ts';
import { startApi } from '../api.ts';

const { db, owner } = await testDatabase();
const { app } = await startApi({ db });

test('AUTH-02: registering creates an account and signs in, and the token reads the account', async () => {
  const body = { email: 'Salma@Example.com', password: PASSWORD, name: '  سلمى   أحمد ' };
  const { token, user, data } = await callAs(app, register, { body });
  expect(user).toEqual({
    id: expect.stringMatching(/^[\w-]{16}$/),
    email: 'Salma@Example.com',
    emailVerified: false,
    secondFactor: false,
    name: 'سلمى أحمد',
    role: 'member',
    favoriteTeams: [],
    favoriteCompetitions: [],
    preferences: { timezone: null, hours: null, theme: null, spoilerFree: null, favoriteLeagues: null },
  });
  expect(token).toMatch(/^sfr_[\w-]{43}$/);
  expect(data.expiresAt).toBe('2027-02-19T17:00:00.000Z');
  expect((await callAs(app, getMe, { token })).data).toEqual(user);
});

test('AUTH-02: a member signs in with another spelling of the address, and signs out, which ends that session only', async () => {
  const email = 'Mixed.Case@Example.com';
  const { token: first } = await aMember(app, { email });
  const { token, user } = await callAs(app, logIn, {
    body: { email: ' mixed.case@EXAMPLE.com ', password: PASSWORD },
  });
  expect(user.email).toBe(email);
  await callAs(app, logOut, { token });
  expect(await refused(app, getMe, { token })).toEqual({ status: 401, code: 'unauthenticated' });
  await callAs(app, getMe, { token: first });
});

test('AUTH-02: signing out with an ended or unknown token, or none, answers 200', async () => {
  const { token } = await aMember(app);
  for (const one of [token, token, 'unknown', undefined])
    expect((await send(app, logOut, { token: one })).statusCode).toBe(200);
});

test('AUTH-07: neither tokens nor passwords are stored as text', async () => {
  const { token, device } = await aMember(app);
  const rows = await owner
    .selectFrom('users as u')
    .innerJoin('sessions as s', 's.user_id', 'u.id')
    .innerJoin('known_devices as d', 'd.user_id', 'u.id')
    .selectAll()
    .execute();
  const stored = JSON.stringify(rows.map((row) => Object.values(row).map(String)));
  for (const secret of [token, device, PASSWORD]) expect(stored).not.toContain(secret);
  expect(stored).toContain('$argon2id$');
});

test.each([
  ['email', { email: 'mona@localhost' }, 'email_invalid'],
  ['password', { password: '1234567' }, 'password_short'],
  ['password', { password: 'x'.repeat(129) }, 'password_long'],
  ['password', { password: 'الهلال 1957' }, 'password_common'],
  ['password', { password: 'bad\u0000password' }, 'password_invalid'],
  ['name', { name: 'م' }, 'name_invalid'],
])('AUTH-07: registering with a wrong %s, %j, is refused as %s', async (field, own, code) => {
  const body = { email: 'wrong@example.com', password: PASSWORD, name: 'منى', ...own };
  expect(await refused(app, register, { body })).toEqual({
    status: 400,
    code,
    fields: [{ field, code, message: expect.any(String) }],
  });
});

test('AUTH-07: several wrong fields are all named, the first is the failure as a whole', async () => {
  const { code, fields } = await refused(app, register, { body: { email: 'x', password: 'y', name: 'z' } });
  expect(code).toBe('email_invalid');
  expect(fields?.map(({ field }) => field)).toEqual(['email', 'password', 'name']);
});

test('AUTH-07: wrong password, unknown address, disabled account and malformed address get one and the same refusal', async () => {
  const { email } = await aMember(app);
  const { email: disabled } = await aMember(app);
  await owner.updateTable('users').set({ disabled_at: new Date() }).where('email', '=', disabled).execute();
  const attempts = [
    { email, password: 'another password' },
    { email: 'unknown@example.com', password: PASSWORD },
    { email: disabled, password: PASSWORD },
    { email: 'no address', password: PASSWORD },
    { email: 'no\u0000address', password: PASSWORD },
    { email: '', password: '' },
  ];
  const answers = await Promise.all(attempts.map((body) => send(app, logIn, { body })));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]!.json()).toMatchObject({ code: 'wrong_credentials' });
});

test('AUTH-07: check-availability says which addresses have an account', async () => {
  const { email } = await aMember(app);
  const available = async (address: string) =>
    (
      await callAs(app, checkAvailability, {
        path: `/auth/check-availability?email=${encodeURIComponent(address)}`,
      })
    ).data;
  expect(await available(email.toUpperCase())).toEqual({ field: 'email', available: false });
  expect(await available('free+tag@example.com')).toEqual({ field: 'email', available: true });
  expect(await refused(app, checkAvailability, { path: '/auth/check-availability?email=x' })).toMatchObject({
    code: 'email_invalid',
  });
  expect(
    await refused(app, checkAvailability, { path: '/auth/check-availability?username=x' }),
  ).toMatchObject({ code: 'invalid' });
});

test('AUTH-03: a changed name is in the answer and in the account', async () => {
  const { token } = await aMember(app);
  const { data } = await callAs(app, updateProfile, { token, body: { name: 'هدى' } });
  expect(data.name).toBe('هدى');
  expect((await callAs(app, getMe, { token })).data).toEqual(data);
  expect(await refused(app, updateProfile, { token, body: { name: '\u200f' } })).toMatchObject({
    code: 'name_invalid',
  });
});
