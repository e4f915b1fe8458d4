import { expect, test } from 'vitest';
import {
  changePassword,
  forgotPassword,
  getMe,
  logIn,
  resetPassword,
  updateProfile,
} from '@safira/contract/accounts/auth';
import { deleteAccount, exportAccount } from '@safira/contract/accounts/leaving';
import { startTotp } from '@safira/contract/accounts/second-factor';
import { testDatabase } from '@safira/testkit/database';
import { aMember, callAs, PASSWORD, refused, send } from './accounts.ts';
import { NOW, startApi } from '../api.ts';
import { aBrowser, aPerson, type Claims, startGoogleProvider } from './google-provider.ts';
import { aMailbox } from './mailbox.ts';
import { aSecuredMember, hasSecondFactor, verifyAddress } from './second-factors.ts';

const { db, owner } = await testDatabase();
const clock = { now: NOW };
const google = await startGoogleProvider();
const { app } = await startApi({ db, now: () => clock.now, sendsMail: true, google: google.settings });
const mailbox = aMailbox(db, clock);

const signIn = async (claims: Claims, browser = aBrowser(app, google)) =>
  browser.finish(await browser.signInAtGoogle(claims));
const refusalFor = async (claims: Claims) => {
  const browser = aBrowser(app, google);
  return browser.refusedFinish(await browser.signInAtGoogle(claims));
};
const eventsOf = async (publicId: string) =>
  owner
    .selectFrom('account_events as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select('e.kind')
    .where('u.public_id', '=', publicId)
    .orderBy('e.id')
    .execute()
    .then((rows) => rows.map(({ kind }) => kind));

test('AUTH-14: a person whom Google knows gets an account with a verified address, and the second time the same one', async () => {
  const person = aPerson();
  const { token, user, data } = await signIn(person);
  expect(user).toMatchObject({ email: person.email, emailVerified: true, name: 'هدى', role: 'member' });
  expect([data.device, data.isNew]).toEqual([expect.stringMatching(/^sfr_/), true]);
  expect((await callAs(app, getMe, { token })).data).toEqual(user);

  const again = await signIn({ ...person, email: 'moved@gmail.com', name: 'اسم آخر' });
  expect([again.user, again.data.isNew]).toEqual([user, false]);
  expect(again.token).not.toBe(token);
  expect(await eventsOf(user.id)).toEqual(['registered', 'signed_in']);
});

test('AUTH-14: the address that the browser opens names client, scope, state, nonce and the PKCE challenge, and the way back', async () => {
  const { searchParams } = new URL(await aBrowser(app, google).start());
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'safira-client',
    response_type: 'code',
    redirect_uri: 'http://127.0.0.1:8080/api/auth/google/callback',
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
});

test.each([
  ['with spaces', '  Huda   Ali ', 'Huda Ali'],
  ['with a hidden sign', 'هدى\u202E', 'local-part'],
  ['of one letter', 'ه', 'local-part'],
  ['that is missing', undefined, 'local-part'],
])('AUTH-14: a name %s follows the rules of names', async (_, name, expected) => {
  const email = `local-part@${aPerson().sub}.example`;
  const { user } = await signIn(aPerson({ email, hd: 'example', name }));
  expect(user.name).toBe(expected);
});

test('AUTH-14: without a name and with an address that is none, the account is named as a fan', async () => {
  const { user } = await signIn(aPerson({ email: `x@${aPerson().sub}.example`, hd: 'example', name: '!' }));
  expect(user.name).toBe('مشجّع');
});

test('AUTH-14: an account whose address we verified is linked, keeps its password, and its owner gets a notice', async () => {
  const { email, user } = await aMember(app, { email: 'linked@gmail.com' });
  await verifyAddress(owner, email);
  await mailbox.collect();
  const linked = await signIn(aPerson({ email: 'Linked@GMail.com' }));
  expect(linked.user.id).toBe(user.id);
  expect(await eventsOf(user.id)).toEqual(['registered', 'signed_in', 'identity_linked']);
  expect(await mailbox.collect()).toMatchObject([{ to: email, subject: expect.stringContaining('Google') }]);
  await callAs(app, logIn, { body: { email, password: PASSWORD } });
});

test('AUTH-14: an account whose address we have not verified is not linked, until a link of ours verified it', async () => {
  const { email, user } = await aMember(app, { email: 'prepared@gmail.com' });
  const person = aPerson({ email });
  expect(await refusalFor(person)).toEqual({ status: 409, code: 'google_link_unverified' });
  await mailbox.collect();
  await send(app, forgotPassword, { body: { email } });
  await callAs(app, resetPassword, {
    body: { token: await mailbox.tokenTo(email), newPassword: 'شاي بالنعناع 8' },
  });
  expect((await signIn(person)).user.id).toBe(user.id);
});

test('AUTH-14: an address that Google has not verified opens neither a new account nor an existing one', async () => {
  const { email } = await aMember(app, { email: 'claimed@gmail.com' });
  await verifyAddress(owner, email);
  for (const own of [
    { email, email_verified: false },
    { email_verified: false },
    { email_verified: undefined },
  ])
    expect(await refusalFor(aPerson(own))).toEqual({ status: 403, code: 'google_email_unverified' });
});

test('AUTH-14: of an address elsewhere Google knows only who had it once: it links to no account', async () => {
  const { email } = await aMember(app, { email: 'office@company.example' });
  await verifyAddress(owner, email);
  expect(await refusalFor(aPerson({ email }))).toMatchObject({ status: 409, code: 'email_taken' });
  expect((await signIn(aPerson({ email, hd: 'company.example' }))).user.email).toBe(email);
});

test('AUTH-14: a new account of such an address is not verified, and a reset by its mailbox removes the identity', async () => {
  const person = aPerson({ email: 'former@company.example' });
  const { user } = await signIn(person);
  expect(user.emailVerified).toBe(false);
  expect((await mailbox.collect()).map(({ to }) => to)).toContain(person.email);
  await send(app, forgotPassword, { body: { email: person.email } });
  const token = await mailbox.tokenTo(person.email);
  await callAs(app, resetPassword, { body: { token, newPassword: 'شاي بالنعناع 8' } });
  expect(await refusalFor(person)).toMatchObject({ code: 'email_taken' });
});

test('AUTH-14: a disabled account is refused, linked or not', async () => {
  const person = aPerson();
  await signIn(person);
  const { email } = await aMember(app, { email: 'disabled@gmail.com' });
  await verifyAddress(owner, email);
  await owner
    .updateTable('users')
    .set({ disabled_at: new Date() })
    .where('email', 'in', [email, person.email])
    .execute();
  for (const claims of [person, aPerson({ email })])
    expect(await refusalFor(claims)).toEqual({ status: 401, code: 'google_refused' });
});

test('AUTH-14, AUTH-12: an account with a second factor needs its code, for ten minutes and five wrong ones', async () => {
  const { email, user, codeAt } = await aSecuredMember(app, { owner, clock });
  const browser = aBrowser(app, google);
  const token = await browser.signInAtGoogle(aPerson({ email, hd: 'example.com' }));
  expect(await browser.refusedFinish(token)).toEqual({ status: 401, code: 'code_required' });
  expect(await browser.refusedFinish(token, { code: '000000' })).toEqual({ status: 401, code: 'wrong_code' });
  clock.now += 9 * 60_000;
  const opened = await browser.finish(token, { code: codeAt(clock.now) });
  expect(opened.user.id).toBe(user.id);
  expect(await hasSecondFactor(owner, opened.token)).toBe(true);

  const other = await browser.signInAtGoogle(aPerson({ email, hd: 'example.com' }));
  for (let wrong = 0; wrong < 4; wrong++) await browser.refusedFinish(other, { code: '000000' });
  expect(await browser.refusedFinish(other, { code: '000000' })).toMatchObject({ status: 429 });
});

test('AUTH-14: what needs the password again says that the account has none; the link of a forgotten password sets one', async () => {
  const person = aPerson();
  const { token } = await signIn(person);
  const missing = { status: 403, code: 'password_missing' };
  const password = 'x';
  expect(await refused(app, exportAccount, { token, body: { password } })).toEqual(missing);
  expect(await refused(app, deleteAccount, { token, body: { password } })).toEqual(missing);
  expect(await refused(app, startTotp, { token, body: { password } })).toEqual(missing);
  expect(await refused(app, updateProfile, { token, body: { email: 'new@example.com', password } })).toEqual(
    missing,
  );
  expect(
    await refused(app, changePassword, { token, body: { currentPassword: password, newPassword: PASSWORD } }),
  ).toEqual(missing);
  expect(await refused(app, logIn, { body: { email: person.email, password } })).toMatchObject({
    status: 401,
  });
  await send(app, forgotPassword, { body: { email: person.email } });
  const link = await mailbox.tokenTo(person.email);
  const reset = await callAs(app, resetPassword, { body: { token: link, newPassword: PASSWORD } });
  expect((await signIn(person)).user.id).toBe(reset.user.id);

  const { data } = await callAs(app, exportAccount, { token: reset.token, body: { password: PASSWORD } });
  expect(data.identities).toEqual([
    { issuer: google.settings.issuer.origin, subject: person.sub, since: new Date(clock.now).toISOString() },
  ]);
  await callAs(app, deleteAccount, { token: reset.token, body: { password: PASSWORD } });
  expect(
    await owner.selectFrom('identities').selectAll().where('subject', '=', person.sub).execute(),
  ).toEqual([]);
});
