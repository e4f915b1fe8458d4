import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { finishGoogle, GOOGLE_CALLBACK, startGoogle } from '@safira/contract/accounts/google';
import { makeLog } from '@safira/operations/log';
import { testDatabase } from '@safira/testkit/database';
import { buildApi } from '../../src/app.ts';
import { anAddress, refused, send } from './accounts.ts';
import { NOW, startApi, toolsOf } from '../api.ts';
import { aBrowser, aPerson, type Claims, startGoogleProvider } from './google-provider.ts';

const { db, owner } = await testDatabase();
const clock = { now: NOW };
const google = await startGoogleProvider();
const { app } = await startApi({ db, now: () => clock.now, google: google.settings });
const { app: off } = await startApi({ db });

const EXPIRED = { status: 410, code: 'sign_in_expired' };
const count = async (table: 'users' | 'sessions' | 'sign_in_results') =>
  (
    await owner
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('rows'))
      .executeTakeFirstOrThrow()
  ).rows;

/** A browser that is about to come back from Google, and where it is sent to. */
async function backFromGoogle(claims: Claims = aPerson()) {
  google.next.claims = claims;
  const browser = aBrowser(app, google);
  const address = await browser.visitGoogle(await browser.start());
  return { browser, address };
}

test.each<[string, (person: Claims) => Claims]>([
  ['of another nonce', (person) => ({ ...person, nonce: 'another' })],
  ['for another client', (person) => ({ ...person, aud: 'another-client' })],
  ['of another issuer', (person) => ({ ...person, iss: 'https://accounts.example' })],
  ['that has expired', (person) => ({ ...person, exp: Math.floor(Date.now() / 1_000) - 60 })],
  ['without an address', (person) => ({ ...person, email: undefined })],
])('AUTH-14: an ID token %s is refused, and no session, account or result remains', async (_, change) => {
  const users = await count('users');
  const { browser, address } = await backFromGoogle(change(aPerson()));
  expect(await browser.callBack(address)).toBe('google-error=google_refused');
  expect([await count('users'), await count('sessions'), await count('sign_in_results')]).toEqual([
    users,
    0,
    0,
  ]);
});

test('AUTH-14: an ID token with a wrong signature is refused', async () => {
  const { browser, address } = await backFromGoogle();
  google.next.change = ({ body }) => {
    const token = (body as { id_token: string }).id_token;
    const [head, claims, signature = ''] = token.split('.');
    const other = signature.startsWith('A') ? 'B' : 'A';
    Object.assign(body as object, { id_token: `${head}.${claims}.${other}${signature.slice(1)}` });
  };
  const fragment = await browser.callBack(address);
  google.next.change = () => undefined;
  expect(fragment).toBe('google-error=google_refused');
});

test('AUTH-14: a code with another verifier is refused by Google, and its attempt is used up', async () => {
  const { browser, address } = await backFromGoogle();
  await owner
    .updateTable('sign_in_attempts')
    .set({ code_verifier: 'x'.repeat(43) })
    .execute();
  expect(await browser.callBack(address)).toBe('google-error=google_refused');
  expect(await browser.callBack(address)).toBe('google-error=sign_in_expired');
});

test('AUTH-14: an unknown state, none, and that of another browser are refused', async () => {
  const { browser, address } = await backFromGoogle();
  const { address: others } = await backFromGoogle();
  for (const state of ['unknown', '']) {
    const changed = new URL(address);
    changed.searchParams.set('state', state);
    expect(await browser.callBack(changed)).toBe('google-error=sign_in_expired');
  }
  const mixed = new URL(address);
  mixed.searchParams.set('state', others.searchParams.get('state')!);
  expect(await browser.callBack(mixed)).toBe('google-error=google_refused');
});

test('AUTH-14: a person who refuses at Google is back at the form, and the attempt is over', async () => {
  const { browser, address } = await backFromGoogle();
  const denied = new URL(address);
  denied.searchParams.delete('code');
  denied.searchParams.set('error', 'access_denied');
  expect(await browser.callBack(denied)).toBe('google-error=google_refused');
  expect(await browser.callBack(address)).toBe('google-error=sign_in_expired');
});

test('AUTH-14: an attempt ends after ten minutes, a result after one', async () => {
  const { browser, address } = await backFromGoogle();
  clock.now += 10 * 60_000;
  expect(await browser.callBack(address)).toBe('google-error=sign_in_expired');
  const token = await browser.signInAtGoogle(aPerson());
  clock.now += 60_000;
  expect(await browser.refusedFinish(token)).toEqual(EXPIRED);
});

test('AUTH-14: the token is of no use in another browser, and is not used up by it', async () => {
  const browser = aBrowser(app, google);
  const token = await browser.signInAtGoogle(aPerson());
  expect(await aBrowser(app, google).refusedFinish(token)).toEqual(EXPIRED);
  await browser.finish(token);
});

test('AUTH-14: a callback that is opened twice, and a token that is sent twice, work once', async () => {
  const { browser, address } = await backFromGoogle();
  const fragment = await browser.callBack(address);
  expect(await browser.callBack(address)).toBe('google-error=sign_in_expired');
  const token = fragment.slice('google='.length);
  await browser.finish(token);
  expect(await browser.refusedFinish(token)).toEqual(EXPIRED);
});

test('AUTH-14, AUTH-07: ten new accounts an hour for a network, known people are not counted', async () => {
  const headers = { 'x-forwarded-for': anAddress() };
  const statuses: number[] = [];
  const people = Array.from({ length: 11 }, () => aPerson());
  for (const person of [...people, people[0]!]) {
    const browser = aBrowser(app, google);
    const body = { token: await browser.signInAtGoogle(person), verifier: browser.verifier };
    statuses.push((await send(app, finishGoogle, { body, headers })).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 200]);
});

test('AUTH-14: without a client id the calls are not there', async () => {
  const missing = { status: 404, code: 'not_found' };
  expect(await refused(off, startGoogle, { body: { challenge: 'x'.repeat(43) } })).toEqual(missing);
  expect(await refused(off, finishGoogle, { body: { token: 'x', verifier: 'x' } })).toEqual(missing);
  expect(await refused(off, { ...startGoogle, method: 'GET', path: GOOGLE_CALLBACK })).toEqual(missing);
});

test('AUTH-14: a HEAD request of the callback is refused and uses nothing up', async () => {
  const { browser, address } = await backFromGoogle();
  const { statusCode } = await app.inject({ method: 'HEAD', url: `${address.pathname}${address.search}` });
  expect(statusCode).toBe(404);
  expect(await browser.callBack(address)).toMatch(/^google=/);
});

test('AUTH-14: a start for another site is refused', async () => {
  const body = { challenge: 'x'.repeat(43) };
  expect(
    await refused(app, startGoogle, { body, headers: { origin: 'https://evil.example' } }),
  ).toMatchObject({
    status: 403,
  });
});

test('AUTH-14: while Google cannot be reached, start answers 503 and a callback leads back with that failure', async () => {
  const own = await startGoogleProvider();
  const { app: alone } = await startApi({ db, google: own.settings });
  const browser = aBrowser(alone, own);
  own.next.claims = aPerson();
  const address = await browser.visitGoogle(await browser.start());
  await own.stop();
  expect(await browser.callBack(address)).toBe('google-error=unavailable');
  const { app: fresh } = await startApi({ db, google: own.settings });
  expect(await refused(fresh, startGoogle, { body: { challenge: 'x'.repeat(43) } })).toEqual({
    status: 503,
    code: 'unavailable',
  });
});

test('AUTH-14, AUTH-07: the log at its finest level has no code, state, token, secret or claim', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const logged = await buildApi({
    ...(await toolsOf({ db, google: google.settings })),
    log: makeLog('api', 'trace', stream),
  });
  const person = aPerson({ name: 'secret name' });
  const secrets: string[] = [];
  for (const claims of [person, { ...person, nonce: 'another' }, { ...person, aud: 'another' }]) {
    const browser = aBrowser(logged, google);
    google.next.claims = claims;
    const url = await browser.start();
    const address = await browser.visitGoogle(url);
    const fragment = await browser.callBack(address);
    const token = fragment.split('=')[1]!;
    await browser.sendFinish(token);
    const sent = [...new URL(url).searchParams, ...address.searchParams];
    const isSecret = ([name]: [string, string]) =>
      ['state', 'nonce', 'code', 'code_challenge'].includes(name);
    secrets.push(browser.verifier, ...sent.filter(isSecret).map(([, value]) => value));
    if (token.startsWith('sfr_')) secrets.push(token);
  }
  await logged.close();
  const text = lines.join('');
  expect(text).toContain('google_refused');
  expect(text).toContain('/api/auth/google/finish');
  for (const secret of [...secrets, 'sfr_', 'secret', person.email, person.sub])
    expect(text).not.toContain(secret);
});
