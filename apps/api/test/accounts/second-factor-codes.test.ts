import { beforeEach, expect, test } from 'vitest';
import { logIn } from '@safira/contract/accounts/auth';
import { deleteAccount, exportAccount } from '@safira/contract/accounts/leaving';
import { testDatabase } from '@safira/testkit/database';
import { aMember, callAs, PASSWORD, refused, send } from './accounts.ts';
import { NOW, startApi } from '../api.ts';
import { aSecuredMember, hasSecondFactor, STEP_MS } from './second-factors.ts';

const { db, owner } = await testDatabase();
const clock = { now: NOW };
const { app } = await startApi({ db, now: () => clock.now });
const world = { owner, clock };

beforeEach(() => {
  clock.now += 10 * STEP_MS;
});

test('AUTH-12: signing in needs password and code; without the code nothing is opened', async () => {
  const { email, codeAt } = await aSecuredMember(app, world);
  const attempt = (own: object) => ({ body: { email, password: PASSWORD, ...own } });
  expect(await refused(app, logIn, attempt({}))).toEqual({ status: 401, code: 'code_required' });
  expect(await refused(app, logIn, attempt({ code: '' }))).toMatchObject({ code: 'code_required' });
  expect(await refused(app, logIn, attempt({ code: '123' }))).toEqual({ status: 401, code: 'wrong_code' });
  expect(await refused(app, logIn, attempt({ password: 'wrong', code: codeAt(clock.now) }))).toMatchObject({
    code: 'wrong_credentials',
  });
  const { token, user } = await callAs(app, logIn, attempt({ code: codeAt(clock.now) }));
  expect(user.secondFactor).toBe(true);
  expect(await hasSecondFactor(owner, token)).toBe(true);
});

test('AUTH-12: a code of an account without a second factor is ignored', async () => {
  const { email } = await aMember(app);
  const { token } = await callAs(app, logIn, { body: { email, password: PASSWORD, code: '123456' } });
  expect(await hasSecondFactor(owner, token)).toBe(false);
});

test.each([
  ['a clock that is 30 seconds slow', (at: number) => at - STEP_MS],
  ['a clock that is 30 seconds fast', (at: number) => at + STEP_MS],
])('AUTH-12: a code of %s is accepted, once', async (_, shown) => {
  const { email, codeAt } = await aSecuredMember(app, world);
  clock.now += STEP_MS;
  const body = { email, password: PASSWORD, code: codeAt(shown(clock.now)) };
  await callAs(app, logIn, { body });
  expect(await refused(app, logIn, { body })).toMatchObject({ code: 'wrong_code' });
});

test('AUTH-12: a code may have Arabic digits and spaces', async () => {
  const { email, codeAt } = await aSecuredMember(app, world);
  const arabic = codeAt(clock.now).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
  const code = `\u200f${arabic.slice(0, 3)} ${arabic.slice(3)}`;
  const { user } = await callAs(app, logIn, { body: { email, password: PASSWORD, code } });
  expect(user.secondFactor).toBe(true);
});

test('AUTH-12: an accepted code is refused again, and so is one from before it', async () => {
  const { email, codeAt } = await aSecuredMember(app, world);
  clock.now += STEP_MS;
  const attempt = (code: string) => ({ body: { email, password: PASSWORD, code } });
  await callAs(app, logIn, attempt(codeAt(clock.now)));
  expect(await refused(app, logIn, attempt(codeAt(clock.now)))).toMatchObject({ code: 'wrong_code' });
  expect(await refused(app, logIn, attempt(codeAt(clock.now - STEP_MS)))).toMatchObject({
    code: 'wrong_code',
  });
});

test.each(['a code of the app', 'a recovery code'])(
  'AUTH-12: of %s sent six times at once, one signs in',
  async (kind) => {
    const { email, codeAt, recoveryCodes } = await aSecuredMember(app, world);
    const code = kind === 'a recovery code' ? recoveryCodes[0]! : codeAt(clock.now);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(app, logIn, { body: { email, password: PASSWORD, code } })),
    );
    const outcomes = answers.map(({ statusCode }) => String(statusCode)).toSorted();
    // The sixth is refused by the limit, unless the first was given back before.
    expect(outcomes.slice(0, 5)).toEqual(['200', '401', '401', '401', '401']);
  },
);

test('AUTH-12: a recovery code signs in once, in any spelling', async () => {
  const { email, recoveryCodes } = await aSecuredMember(app, world);
  const [code] = recoveryCodes;
  const attempt = (typed: string) => ({ body: { email, password: PASSWORD, code: typed } });
  const { token } = await callAs(app, logIn, attempt(code!.toLowerCase().replaceAll('-', ' ')));
  expect(await hasSecondFactor(owner, token)).toBe(true);
  expect(await refused(app, logIn, attempt(code!))).toMatchObject({ code: 'wrong_code' });
  const other = await aSecuredMember(app, world);
  expect(await refused(app, logIn, attempt(other.recoveryCodes[1]!))).toMatchObject({ code: 'wrong_code' });
});

test('AUTH-12: an account tries five wrong codes in a quarter of an hour, then even a right one is refused', async () => {
  const { email, token, codeAt } = await aSecuredMember(app, world);
  const attempt = (code: string) => ({ body: { email, password: PASSWORD, code } });
  const wrong = String((Number(codeAt(clock.now)) + 1) % 1_000_000).padStart(6, '0');
  for (let n = 0; n < 3; n++)
    expect(await refused(app, logIn, attempt(wrong))).toMatchObject({ code: 'wrong_code' });
  const body = { password: PASSWORD, code: 'a made-up recovery code' };
  expect(await refused(app, exportAccount, { token, body })).toMatchObject({ code: 'wrong_code' });
  expect(await refused(app, deleteAccount, { token, body })).toMatchObject({ code: 'wrong_code' });
  const right = await send(app, logIn, attempt(codeAt(clock.now)));
  expect(right.json()).toMatchObject({ code: 'too_many_requests' });
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
});

test('AUTH-12: of twenty wrong codes at once, five are checked', async () => {
  const { email } = await aSecuredMember(app, world);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      send(app, logIn, { body: { email, password: PASSWORD, code: '00000' } }),
    ),
  );
  const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
  expect([count(401), count(429)]).toEqual([5, 15]);
});

test('AUTH-12: a sign-in in two requests does not count as a failure', async () => {
  const { email } = await aSecuredMember(app, world);
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  for (let n = 0; n < 12; n++)
    expect(await refused(app, logIn, { body: { email, password: PASSWORD }, headers })).toMatchObject({
      code: 'code_required',
    });
});
