import { expect, test } from 'vitest';
import {
  changePassword,
  forgotPassword,
  getMe,
  logIn,
  resetPassword,
  updateProfile,
  verifyEmail,
} from '@safira/contract/accounts/auth';
import { confirmTotp, removeTotp, startTotp } from '@safira/contract/accounts/second-factor';
import { testDatabase } from '@safira/testkit/database';
import { aMember, callAs, PASSWORD, refused, send } from './accounts.ts';
import { NOW, startApi } from '../api.ts';
import { aMailbox } from './mailbox.ts';
import { anApp, STEP_MS } from './second-factors.ts';

const NEW = 'شاي بالنعناع 8 مرات';

const { db, owner } = await testDatabase();
const clock = { now: NOW };
const { app } = await startApi({ db, now: () => clock.now, sendsMail: true });
const { app: mute } = await startApi({ db, now: () => clock.now });
const mailbox = aMailbox(db, clock);

const queued = () => owner.selectFrom('mail_queue').select(['kind', 'user_id', 'address']).execute();
const forget = (email: string, address?: string) =>
  send(app, forgotPassword, { body: { email }, ...(address && { headers: { 'x-forwarded-for': address } }) });
const change = (token: string, email: string, password = PASSWORD) => ({ token, body: { email, password } });

/** A member whose address was verified by the link of the first mail. */
async function aVerifiedMember() {
  const member = await aMember(app);
  await callAs(app, verifyEmail, { body: { token: await mailbox.tokenTo(member.email) } });
  return member;
}

test('AUTH-10: forgot answers and queues the same for an address with an account, without one and a disabled one', async () => {
  const [{ email }, { email: disabled }] = [await aMember(app), await aMember(app)];
  await owner.updateTable('users').set({ disabled_at: new Date() }).where('email', '=', disabled).execute();
  await mailbox.collect();
  const answers = await Promise.all([email, 'unknown@example.com', disabled].map((one) => forget(one)));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['202 {"success":true,"data":{}}']),
  );
  expect(new Set(await queued())).toEqual(
    new Set(
      [email, 'unknown@example.com', disabled].map((address) => ({ kind: 'reset', user_id: null, address })),
    ),
  );
  expect((await mailbox.collect()).map(({ to }) => to)).toEqual([email]);
});

test('AUTH-10: the link of a forgotten password sets it once, signs in and verifies the address', async () => {
  const { email, token: before } = await aMember(app);
  await mailbox.collect();
  await forget(email.toUpperCase());
  const token = await mailbox.tokenTo(email);
  const { user } = await callAs(app, resetPassword, { body: { token, newPassword: NEW } });
  expect(user).toMatchObject({ email, emailVerified: true });
  expect(await refused(app, getMe, { token: before })).toMatchObject({ status: 401 });
  expect(await refused(app, resetPassword, { body: { token, newPassword: PASSWORD } })).toMatchObject({
    code: 'link_expired',
  });
  expect((await mailbox.collect()).map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'تغيّرت كلمة مرور حسابك في صافرة'],
  ]);
});

test('AUTH-10: one mailbox gets three links an hour, whether it has an account or not', async () => {
  for (const email of [(await aMember(app)).email, 'stranger@example.com']) {
    const answers = [];
    for (let n = 0; n < 4; n++) answers.push((await forget(email)).statusCode);
    expect(answers).toEqual([202, 202, 202, 429]);
  }
});

test('AUTH-10: one address requests ten links an hour, to whichever mailboxes', async () => {
  const answers = [];
  for (let n = 0; n < 11; n++)
    answers.push((await forget(`many-${n}@example.com`, '203.0.113.99')).statusCode);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
});

test('AUTH-10: forgot names an address that is none', async () => {
  expect(await refused(app, forgotPassword, { body: { email: 'no address' } })).toMatchObject({
    status: 400,
    code: 'email_invalid',
  });
});

test('AUTH-10: without mail nothing is queued; forgot answers the same, a new address is refused', async () => {
  await mailbox.collect();
  const { email, token } = await aMember(mute);
  const answer = await send(mute, forgotPassword, { body: { email } });
  expect([answer.statusCode, answer.body]).toEqual([202, '{"success":true,"data":{}}']);
  await callAs(mute, changePassword, { token, body: { currentPassword: PASSWORD, newPassword: NEW } });
  const { token: next } = await callAs(mute, logIn, { body: { email, password: NEW } });
  expect(await refused(mute, updateProfile, change(next, 'new@example.com', NEW))).toEqual({
    status: 503,
    code: 'mail_unavailable',
  });
  expect(await queued()).toEqual([]);
});

test('AUTH-10: a new account gets a link that verifies its address once, within 15 minutes', async () => {
  const { email, token } = await aMember(app);
  const link = await mailbox.tokenTo(email);
  await callAs(app, verifyEmail, { body: { token: link } });
  expect((await callAs(app, getMe, { token })).data.emailVerified).toBe(true);
  expect(await refused(app, verifyEmail, { body: { token: link } })).toEqual({
    status: 410,
    code: 'link_expired',
  });
  const late = await mailbox.tokenTo((await aMember(app)).email);
  clock.now += 15 * 60_000;
  expect(await refused(app, verifyEmail, { body: { token: late } })).toMatchObject({ code: 'link_expired' });
});

test('AUTH-10: a link of one purpose does not work for the other', async () => {
  const { email } = await aMember(app);
  const verify = await mailbox.tokenTo(email);
  await forget(email);
  const reset = await mailbox.tokenTo(email);
  expect(await refused(app, resetPassword, { body: { token: verify, newPassword: NEW } })).toMatchObject({
    code: 'link_expired',
  });
  expect(await refused(app, verifyEmail, { body: { token: reset } })).toMatchObject({ code: 'link_expired' });
});

test('AUTH-10: a member whose link has expired gets another one for the same address', async () => {
  const { email, token } = await aMember(app);
  const first = await mailbox.tokenTo(email);
  await callAs(app, updateProfile, change(token, email));
  const second = await mailbox.tokenTo(email);
  expect(await refused(app, verifyEmail, { body: { token: first } })).toMatchObject({ code: 'link_expired' });
  await callAs(app, verifyEmail, { body: { token: second } });
  await callAs(app, updateProfile, change(token, email));
  expect(await mailbox.collect()).toEqual([]);
});

test('AUTH-10: a new address counts after its link; the old one gets a notice before and after', async () => {
  const { email, token } = await aVerifiedMember();
  const next = `next-${email}`;
  expect(await refused(app, updateProfile, change(token, next, 'wrong'))).toMatchObject({
    code: 'wrong_password',
  });
  expect(await refused(app, updateProfile, { token, body: { email: next } })).toMatchObject({
    code: 'wrong_password',
  });
  const { data } = await callAs(app, updateProfile, change(token, next));
  expect(data.email).toBe(email);
  const mails = await mailbox.collect();
  expect(new Map(mails.map(({ to, subject }) => [to, subject]))).toEqual(
    new Map([
      [email, 'طُلب تغيير بريد حسابك في صافرة'],
      [next, 'أكّد بريدك الجديد في صافرة'],
    ]),
  );
  await callAs(app, verifyEmail, { body: { token: mails.find(({ to }) => to === next)!.token! } });
  expect((await callAs(app, getMe, { token })).data).toMatchObject({ email: next, emailVerified: true });
  expect((await mailbox.collect()).map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'تغيّر بريد حسابك في صافرة'],
  ]);
  await callAs(app, logIn, { body: { email: next, password: PASSWORD } });
  expect(await refused(app, logIn, { body: { email, password: PASSWORD } })).toMatchObject({ status: 401 });
});

test('AUTH-10: an address with an account is refused, also one that got its account after the link was sent', async () => {
  const [{ token }, { email: other }] = [await aVerifiedMember(), await aMember(app)];
  expect(await refused(app, updateProfile, change(token, other))).toMatchObject({
    status: 409,
    code: 'email_taken',
    fields: [{ field: 'email' }],
  });
  await callAs(app, updateProfile, change(token, 'wanted@example.com'));
  const link = await mailbox.tokenTo('wanted@example.com');
  await aMember(app, { email: 'wanted@example.com' });
  expect(await refused(app, verifyEmail, { body: { token: link } })).toMatchObject({ code: 'email_taken' });
});

test('AUTH-10: a changed password stops the links of the account, sent and not sent yet', async () => {
  const { token, email } = await aVerifiedMember();
  await callAs(app, updateProfile, change(token, `sent-${email}`));
  const sent = await mailbox.tokenTo(`sent-${email}`);
  await callAs(app, updateProfile, change(token, `waiting-${email}`));
  await callAs(app, changePassword, { token, body: { currentPassword: PASSWORD, newPassword: NEW } });
  expect(await refused(app, verifyEmail, { body: { token: sent } })).toMatchObject({ code: 'link_expired' });
  expect((await mailbox.collect()).map(({ to }) => to)).not.toContain(`waiting-${email}`);
});

test('AUTH-10: the owner of a verified address gets a notice of a changed password and of a second factor, on and off', async () => {
  const { token, email } = await aVerifiedMember();
  const { secret } = (await callAs(app, startTotp, { token, body: { password: PASSWORD } })).data;
  const codeAt = anApp(secret);
  await callAs(app, confirmTotp, { token, body: { code: codeAt(clock.now) } });
  clock.now += STEP_MS;
  await callAs(app, removeTotp, { token, body: { password: PASSWORD, code: codeAt(clock.now) } });
  await callAs(app, changePassword, { token, body: { currentPassword: PASSWORD, newPassword: NEW } });
  const subjects = (await mailbox.collect()).filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(new Set(subjects)).toEqual(
    new Set([
      'فُعّل التحقّق بخطوتين لحسابك في صافرة',
      'أُوقف التحقّق بخطوتين لحسابك في صافرة',
      'تغيّرت كلمة مرور حسابك في صافرة',
    ]),
  );
});

test('AUTH-10: an address that is not verified gets no notices: it may be that of a stranger', async () => {
  const { token, email } = await aMember(app);
  await mailbox.collect();
  const changed = await callAs(app, changePassword, {
    token,
    body: { currentPassword: PASSWORD, newPassword: NEW },
  });
  await callAs(app, updateProfile, change(changed.token, `other-${email}`, NEW));
  expect((await mailbox.collect()).map(({ to }) => to)).toEqual([`other-${email}`]);
});

test('AUTH-10: of eight uses of one link at once, one verifies the address', async () => {
  const { email } = await aMember(app);
  const token = await mailbox.tokenTo(email);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send(app, verifyEmail, { body: { token } })),
  );
  const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
  expect([count(200), count(410)]).toEqual([1, 7]);
});
