import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { changePassword, getMe, logIn, resetPassword } from '@safira/contract/accounts/auth';
import { testDatabase } from '@safira/testkit/database';
import { runUserCommand } from '../../../../tools/user/commands.ts';
import { aMember, callAs, PASSWORD, refused, send } from './accounts.ts';
import { NOW, startApi, toolsOf } from '../api.ts';
import { buildApi } from '../../src/app.ts';

const { db, owner } = await testDatabase();
let now = NOW;
const { app } = await startApi({ db, now: () => now });

const NEW = 'شاي بالنعناع 8 مرات';
const change = { currentPassword: PASSWORD, newPassword: NEW };

const operate = async (...words: string[]) => {
  const tools = { db: owner, siteUrl: 'https://safira.test', now: new Date(now) };
  return (await runUserCommand(tools, words)).text;
};
const tokenIn = (link: string) => /^https:\/\/safira\.test\/reset#(sfr_\S+)/.exec(link)![1]!;

test('AUTH-11: a changed password ends every session, gives a new token and is needed from then on', async () => {
  const { token: first, email } = await aMember(app);
  const second = await callAs(app, logIn, { body: { email, password: PASSWORD } });
  const { token } = await callAs(app, changePassword, { token: second.token, body: change });
  for (const ended of [first, second.token])
    expect(await refused(app, getMe, { token: ended })).toMatchObject({ status: 401 });
  await callAs(app, getMe, { token });
  expect(await refused(app, logIn, { body: { email, password: PASSWORD } })).toMatchObject({ status: 401 });
  await callAs(app, logIn, { body: { email, password: NEW } });
});

test('AUTH-11: a change with a wrong current password, or to a common one, changes nothing', async () => {
  const { token } = await aMember(app);
  const attempt = (own: object) => refused(app, changePassword, { token, body: { ...change, ...own } });
  expect(await attempt({ currentPassword: 'wrong' })).toEqual({ status: 403, code: 'wrong_password' });
  expect(await attempt({ newPassword: 'safira2026' })).toMatchObject({
    status: 400,
    code: 'password_common',
    fields: [{ field: 'newPassword' }],
  });
  await callAs(app, getMe, { token });
});

test('AUTH-07: a token guesses the password of its account ten times, then it is refused', async () => {
  const { token } = await aMember(app);
  const guess = (currentPassword: string) =>
    refused(app, changePassword, { token, body: { ...change, currentPassword } });
  for (let n = 0; n < 10; n++) expect(await guess(`guess ${n}`)).toMatchObject({ status: 403 });
  expect(await guess(PASSWORD)).toMatchObject({ status: 429 });
});

test('AUTH-07: a password hashed at other costs still works, and is hashed again at those of today', async () => {
  const { email } = await aMember(app);
  const tools = await toolsOf({ db, now: () => now });
  const costs = { memoryCost: 1_024, timeCost: 1 };
  const dearer = await buildApi({ ...tools, accounts: { ...tools.accounts, hashing: { costs, atOnce: 1 } } });
  // One after the other: some read the old hash and compare it after another sign-in has replaced it.
  const logins: ReturnType<typeof send>[] = [];
  for (let n = 0; n < 30; n++) {
    logins.push(send(dearer, logIn, { body: { email, password: PASSWORD } }));
    await wait(2);
  }
  expect(new Set((await Promise.all(logins)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const { password } = await owner
    .selectFrom('users')
    .select('password')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(password).toContain('$m=1024,t=1,p=1$');
  await callAs(app, logIn, { body: { email, password: PASSWORD } });
  await dearer.close();
});

test('AUTH-10: the link of an operator sets the password once, and ends all sessions', async () => {
  const { token: before, email } = await aMember(app);
  const token = tokenIn(await operate('reset', email));
  const { user } = await callAs(app, resetPassword, { body: { token, newPassword: NEW } });
  expect(user).toMatchObject({ email, emailVerified: true });
  expect(await refused(app, getMe, { token: before })).toMatchObject({ status: 401 });
  expect(await refused(app, resetPassword, { body: { token, newPassword: PASSWORD } })).toEqual({
    status: 410,
    code: 'link_expired',
  });
  await callAs(app, logIn, { body: { email, password: NEW } });
});

test('AUTH-10: a refused password leaves the link valid; an old, replaced or made-up link is refused', async () => {
  const { email } = await aMember(app);
  const replaced = tokenIn(await operate('reset', email));
  const token = tokenIn(await operate('reset', email));
  const attempt = (body: object) => refused(app, resetPassword, { body: { newPassword: NEW, ...body } });
  expect(await attempt({ token, newPassword: '12345678' })).toMatchObject({ code: 'password_common' });
  expect(await attempt({ token: replaced })).toMatchObject({ code: 'link_expired' });
  expect(await attempt({ token: 'sfr_made-up' })).toMatchObject({ code: 'link_expired' });
  now += 15 * 60_000;
  expect(await attempt({ token })).toMatchObject({ code: 'link_expired' });
});

test('AUTH-10: of eight uses of one link at once, one sets the password', async () => {
  const { email } = await aMember(app);
  const token = tokenIn(await operate('reset', email));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      send(app, resetPassword, { body: { token, newPassword: `${NEW} ${n}` } }),
    ),
  );
  const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
  expect([count(200), count(410)]).toEqual([1, 7]);
});

test('AUTH-07: an operator creates an editor, who sets a password of 15 characters; a new role ends the sessions', async () => {
  const link = await operate('create', 'Editor@example.com', 'محرر', 'editor');
  const set = (newPassword: string) => ({ body: { token: tokenIn(link), newPassword } });
  expect(await refused(app, resetPassword, set('14 characters!'))).toMatchObject({
    code: 'password_short_staff',
  });
  const { token, user, data } = await callAs(app, resetPassword, set('fifteen letters'));
  expect(user).toMatchObject({ role: 'editor', name: 'محرر' });
  expect(Date.parse(data.expiresAt) - now).toBe(7 * 86_400_000);
  expect(await operate('grant', 'editor@example.com', 'admin')).toContain('admin');
  expect(await refused(app, getMe, { token })).toMatchObject({ status: 401 });
});

test('AUTH-07: the last admin keeps the role and stays enabled', async () => {
  expect(await operate('grant', 'editor@example.com', 'member')).toContain('last admin');
  expect(await operate('disable', 'editor@example.com')).toContain('last admin');
  const { email } = await aMember(app);
  await operate('grant', email, 'admin');
  expect(await operate('disable', 'editor@example.com')).toBe('disabled');
});

test('AUTH-07: a disabled account loses its sessions at once and cannot sign in or use a link', async () => {
  const { email, token } = await aMember(app);
  const link = tokenIn(await operate('reset', email));
  expect(await operate('disable', email)).toBe('disabled');
  expect(await refused(app, getMe, { token })).toMatchObject({ status: 401 });
  expect(await refused(app, logIn, { body: { email, password: PASSWORD } })).toMatchObject({
    code: 'wrong_credentials',
  });
  expect(await refused(app, resetPassword, { body: { token: link, newPassword: NEW } })).toMatchObject({
    code: 'link_expired',
  });
});

test('HOUSE: pnpm user refuses unknown accounts, taken addresses and unknown roles', async () => {
  const { email, token } = await aMember(app);
  expect(await operate('reset', 'unknown@example.com')).toBe('no such account');
  expect(await operate('create', email, 'منى')).toBe('this address has an account');
  expect(await operate('grant', email, 'owner')).toContain('usage');
  expect(await operate('fly', email)).toContain('usage');
  expect(await operate('reset', 'no address')).toContain('usage');
  expect(await operate('end-sessions', email)).toBe('1 sessions ended');
  expect(await refused(app, getMe, { token })).toMatchObject({ status: 401 });
});
