import { beforeEach, expect, test } from 'vitest';
import { changePassword, getMe, logIn, resetPassword } from '@safira/contract/accounts/auth';
import { deleteAccount, exportAccount } from '@safira/contract/accounts/leaving';
import { confirmTotp, removeTotp, startTotp } from '@safira/contract/accounts/second-factor';
import { testDatabase } from '@safira/testkit/database';
import { runUserCommand } from '../../../../tools/user/commands.ts';
import { aMember, callAs, PASSWORD, refused } from './accounts.ts';
import { NOW, startApi } from '../api.ts';
import { anApp, aSecuredMember, hasSecondFactor, STEP_MS, verifyAddress } from './second-factors.ts';

const { db, owner } = await testDatabase();
const clock = { now: NOW };
const { app } = await startApi({ db, now: () => clock.now });
const world = { owner, clock };

beforeEach(() => {
  clock.now += 10 * STEP_MS;
});

test('AUTH-12: a member turns the second factor on with the password and a code, and gets ten recovery codes', async () => {
  const { token, email } = await aMember(app);
  await verifyAddress(owner, email);
  expect(await refused(app, startTotp, { token, body: { password: 'wrong' } })).toMatchObject({
    status: 403,
    code: 'wrong_password',
  });
  const { data } = await callAs(app, startTotp, { token, body: { password: PASSWORD } });
  expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(data.uri).toContain(`secret=${data.secret}&`);
  expect((await callAs(app, getMe, { token })).data.secondFactor).toBe(false);
  const confirmed = await callAs(app, confirmTotp, { token, body: { code: anApp(data.secret)(clock.now) } });
  const codes = confirmed.data.recoveryCodes;
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
  expect((await callAs(app, getMe, { token })).data.secondFactor).toBe(true);
  expect(await hasSecondFactor(owner, token)).toBe(true);
});

test('AUTH-12: neither the secret nor the recovery codes are stored as text', async () => {
  const { token, email } = await aMember(app);
  await verifyAddress(owner, email);
  const { data } = await callAs(app, startTotp, { token, body: { password: PASSWORD } });
  const code = anApp(data.secret)(clock.now);
  const { recoveryCodes } = (await callAs(app, confirmTotp, { token, body: { code } })).data;
  const stored = await owner.selectFrom('second_factors').select('secret').execute();
  const hashes = await owner.selectFrom('recovery_codes').select('code_hash').execute();
  const bytes = Buffer.concat([...stored.map(({ secret }) => secret), ...hashes.map((row) => row.code_hash)]);
  for (const secret of [data.secret, ...recoveryCodes])
    for (const text of [secret, secret.replaceAll('-', '')]) expect(bytes.includes(text)).toBe(false);
});

test('AUTH-12: an address that is not verified gets no second factor', async () => {
  const { token } = await aMember(app);
  expect(await refused(app, startTotp, { token, body: { password: PASSWORD } })).toEqual({
    status: 403,
    code: 'email_unverified',
  });
});

test('AUTH-12: a second secret replaces one that was not confirmed, and not one that was', async () => {
  const { token, email } = await aMember(app);
  await verifyAddress(owner, email);
  const start = () => callAs(app, startTotp, { token, body: { password: PASSWORD } });
  const [first, second] = [anApp((await start()).data.secret), anApp((await start()).data.secret)];
  expect(await refused(app, confirmTotp, { token, body: { code: first(clock.now) } })).toMatchObject({
    code: 'wrong_code',
  });
  await callAs(app, confirmTotp, { token, body: { code: second(clock.now) } });
  expect(await refused(app, startTotp, { token, body: { password: PASSWORD } })).toEqual({
    status: 409,
    code: 'second_factor_on',
  });
  expect(
    await refused(app, confirmTotp, { token, body: { code: second(clock.now + STEP_MS) } }),
  ).toMatchObject({
    code: 'wrong_code',
  });
});

test('AUTH-12: a secret is confirmed within an hour', async () => {
  const { token, email } = await aMember(app);
  await verifyAddress(owner, email);
  const { data } = await callAs(app, startTotp, { token, body: { password: PASSWORD } });
  clock.now += 3_600_001;
  expect(await refused(app, confirmTotp, { token, body: { code: anApp(data.secret)(clock.now) } })).toEqual({
    status: 401,
    code: 'wrong_code',
  });
});

test('AUTH-12: export and deletion need password and code', async () => {
  const { token, codeAt } = await aSecuredMember(app, world);
  expect(await refused(app, exportAccount, { token, body: { password: PASSWORD } })).toMatchObject({
    code: 'code_required',
  });
  const body = { password: PASSWORD, code: codeAt(clock.now) };
  const { data } = await callAs(app, exportAccount, { token, body });
  expect(data).toMatchObject({ user: { secondFactor: true }, secondFactor: { recoveryCodesLeft: 10 } });
  expect(data.events.map(({ kind }) => kind)).toEqual(['registered', 'second_factor_added', 'exported']);
  expect(await refused(app, deleteAccount, { token, body })).toMatchObject({ code: 'wrong_code' });
  clock.now += STEP_MS;
  await callAs(app, deleteAccount, { token, body: { password: PASSWORD, code: codeAt(clock.now) } });
});

test('AUTH-12: a link sets a password only with a code, and a refused code leaves the link valid', async () => {
  const { email, codeAt } = await aSecuredMember(app, world);
  const tools = { db: owner, siteUrl: 'https://safira.test', now: new Date(clock.now) };
  const { text } = await runUserCommand(tools, ['reset', email]);
  const token = /#(sfr_\S+)/.exec(text)![1]!;
  const body = { token, newPassword: 'شاي بالنعناع 8 مرات' };
  expect(await refused(app, resetPassword, { body })).toMatchObject({ code: 'code_required' });
  expect(await refused(app, resetPassword, { body: { ...body, code: '1' } })).toMatchObject({
    code: 'wrong_code',
  });
  const reset = await callAs(app, resetPassword, { body: { ...body, code: codeAt(clock.now) } });
  expect(await hasSecondFactor(owner, reset.token)).toBe(true);
});

test('AUTH-12: a changed password keeps the second factor of the session', async () => {
  const { token } = await aSecuredMember(app, world);
  const body = { currentPassword: PASSWORD, newPassword: 'شاي بالنعناع 8 مرات' };
  const changed = await callAs(app, changePassword, { token, body });
  expect(await hasSecondFactor(owner, changed.token)).toBe(true);
});

test('AUTH-12: removed with password and code, no session has a second factor, and signing in needs no code', async () => {
  const { token, email, codeAt } = await aSecuredMember(app, world);
  const attempt = (own: object) => ({ token, body: { password: PASSWORD, code: codeAt(clock.now), ...own } });
  expect(await refused(app, removeTotp, attempt({ password: 'wrong' }))).toMatchObject({
    code: 'wrong_password',
  });
  expect(await refused(app, removeTotp, attempt({ code: '1' }))).toMatchObject({ code: 'wrong_code' });
  await callAs(app, removeTotp, attempt({}));
  expect(await hasSecondFactor(owner, token)).toBe(false);
  const { user } = await callAs(app, logIn, { body: { email, password: PASSWORD } });
  expect(user.secondFactor).toBe(false);
});

test('AUTH-12: an operator takes the second factor off an account', async () => {
  const { token, email } = await aSecuredMember(app, world);
  const tools = { db: owner, siteUrl: 'https://safira.test', now: new Date(clock.now) };
  expect(await runUserCommand(tools, ['remove-second-factor', email])).toMatchObject({ isDone: true });
  expect(await hasSecondFactor(owner, token)).toBe(false);
  await callAs(app, logIn, { body: { email, password: PASSWORD } });
});
