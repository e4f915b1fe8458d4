import { expect, test, vi } from 'vitest';
import {
  layla,
  noNetwork,
  ok,
  omar,
  refusal,
  settled,
  signedIn,
  stored,
  storeSession,
} from '../../test/account-server.ts';
import { sessionTab, show } from '../../test/session-tab.ts';

const { open, sent, answers } = sessionTab();
const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1_000);

test('AUTH-01: nothing is stored, the reader is a visitor and no call is made', async () => {
  const { currentSession } = await open();
  expect(currentSession()).toEqual({ state: 'visitor' });
  await settled();
  expect(sent).toEqual([]);
});

test('AUTH-01: a user is stored without a token, the user is taken and no call is made', async () => {
  storeSession(null, layla);
  const { currentSession } = await open();
  expect(currentSession()).toEqual({ state: 'member', user: layla });
  await settled();
  expect(sent).toEqual([]);
});

test('AUTH-01: a token is stored, the session is loading until its user is fetched, who is then stored', async () => {
  storeSession('sfr_1', layla);
  const renamed = { ...layla, name: 'ليلى علي' };
  answers.push(ok(renamed));
  const { currentSession } = await open();
  expect(currentSession()).toEqual({ state: 'loading', user: layla });
  await settled();
  expect(sent).toMatchObject([{ method: 'GET', path: '/api/auth/me', token: 'Bearer sfr_1' }]);
  expect(currentSession()).toEqual({ state: 'member', user: renamed });
  expect(stored()).toEqual({ token: 'sfr_1', user: renamed });
});

const without = (key: keyof typeof layla) => JSON.stringify({ ...layla, [key]: undefined });

test.each([
  '[]',
  '{"name":"ليلى"}',
  '{"id"',
  'null',
  ...(['id', 'name', 'email', 'preferences', 'favoriteTeams', 'favoriteCompetitions'] as const).map(without),
])('AUTH-01: «%s» is stored as the user, it is ignored and the fetched one is taken', async (text) => {
  storeSession('sfr_1', text);
  answers.push(ok(layla));
  const { currentSession } = await open();
  expect(currentSession()).toEqual({ state: 'loading', user: undefined });
  await settled();
  expect(currentSession()).toEqual({ state: 'member', user: layla });
});

test.each([
  [401, 'unauthenticated'],
  [403, 'forbidden'],
])('AUTH-01, AUTH-02: the token is refused with %i, both keys are cleared', async (status, code) => {
  storeSession('sfr_1', layla);
  answers.push(refusal(status, code));
  const { currentSession, toasts } = await open();
  currentSession();
  await settled();
  expect(currentSession()).toEqual({ state: 'visitor' });
  expect(stored()).toEqual({ token: null, user: null });
  expect(toasts).toEqual(['انتهت جلستك. سجّل الدخول من جديد.']);
});

test.each([
  ['no network', noNetwork()],
  ['a 500', refusal(500, 'internal')],
  ['a 503 that is not from the API', new Response('<html>', { status: 503 })],
  ['a page of a hotel network', new Response('<html>')],
])('AUTH-01: the answer is %s, the stored user stays', async (_, answer) => {
  storeSession('sfr_1', layla);
  answers.push(answer);
  const { currentSession } = await open();
  currentSession();
  await settled();
  expect(currentSession()).toEqual({ state: 'member', user: layla });
  expect(stored()).toEqual({ token: 'sfr_1', user: layla });
});

test('AUTH-01: there is no network and no stored user, the session stays undecided until there is one', async () => {
  storeSession('sfr_1', null);
  answers.push(noNetwork(), ok(layla));
  const { currentSession } = await open();
  currentSession();
  await settled();
  expect(currentSession()).toEqual({ state: 'loading', user: undefined });
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(currentSession()).toEqual({ state: 'member', user: layla });
});

test.each([
  ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
  ['the page is looked at again', () => show('visible')],
])('AUTH-01: after a failure %s, the user is fetched once more', async (_, happens) => {
  storeSession('sfr_1', layla);
  answers.push(noNetwork(), refusal(401, 'unauthenticated'));
  const { currentSession } = await open();
  currentSession();
  await settled();
  happens();
  happens();
  await settled();
  expect(sent).toHaveLength(2);
  expect(currentSession()).toEqual({ state: 'visitor' });
});

test('AUTH-01: attempts follow after 5, 10 and 20 seconds, and none while the page is hidden', async () => {
  storeSession('sfr_1', layla);
  answers.push(noNetwork(), refusal(500, 'internal'), noNetwork(), noNetwork(), ok(layla));
  const { currentSession } = await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  currentSession();
  await settled();
  const counts: number[] = [];
  for (const wait of [4.9, 0.2, 9.7, 0.4]) {
    await seconds(wait);
    await settled();
    counts.push(sent.length);
  }
  expect(counts).toEqual([1, 2, 2, 3]);
  show('hidden');
  await seconds(60);
  expect(sent).toHaveLength(3);
  show('visible');
  await settled();
  expect(sent).toHaveLength(4);
});

test('AUTH-01: signed out while an attempt is due, no call is made and nothing is said', async () => {
  storeSession('sfr_1', layla);
  answers.push(noNetwork(), ok({}));
  const { currentSession, signOut, toasts } = await open();
  currentSession();
  await settled();
  signOut();
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/me', '/api/auth/logout']);
  expect(toasts).toEqual([]);
});

test('AUTH-01: a refusal arrives after a new sign-in, the session stays and the new token is confirmed', async () => {
  storeSession('sfr_old', layla);
  const late = Promise.withResolvers<Response>();
  answers.push(() => late.promise, signedIn('sfr_new', omar), ok(omar));
  const { currentSession, signIn, toasts } = await open();
  currentSession();
  await settled();
  await signIn({ email: omar.email, password: 'p' });
  late.resolve(refusal(401, 'unauthenticated'));
  await settled();
  expect(currentSession()).toEqual({ state: 'member', user: omar });
  expect(stored()).toEqual({ token: 'sfr_new', user: omar });
  expect(sent.at(-1)).toMatchObject({ path: '/api/auth/me', token: 'Bearer sfr_new' });
  expect(toasts).toEqual([]);
});

test('AUTH-01: another tab stored a newer token before the refusal, which is tried once; refused too, it is cleared', async () => {
  storeSession('sfr_old', layla);
  answers.push(
    async () => {
      storeSession('sfr_new', omar);
      return refusal(401, 'unauthenticated');
    },
    refusal(401, 'unauthenticated'),
  );
  const { currentSession } = await open();
  currentSession();
  await settled();
  expect(sent.map(({ token }) => token)).toEqual(['Bearer sfr_old', 'Bearer sfr_new']);
  expect(currentSession()).toEqual({ state: 'visitor' });
  expect(stored()).toEqual({ token: null, user: null });
});

test('AUTH-01: the user of an earlier token arrives after a new sign-in and is dropped', async () => {
  storeSession('sfr_old', layla);
  const late = Promise.withResolvers<Response>();
  answers.push(() => late.promise, signedIn('sfr_new', omar));
  const { currentSession, signIn } = await open();
  currentSession();
  await settled();
  await signIn({ email: omar.email, password: 'p' });
  late.resolve(ok(layla));
  await settled();
  expect(currentSession()).toEqual({ state: 'member', user: omar });
  expect(stored().user).toEqual(omar);
});

test('AUTH-01: the page is looked at while the user is being fetched, nothing is fetched twice', async () => {
  storeSession('sfr_1', layla);
  const late = Promise.withResolvers<Response>();
  answers.push(() => late.promise);
  const { currentSession } = await open();
  currentSession();
  await settled();
  show('visible');
  await settled();
  late.resolve(ok(layla));
  await settled();
  expect(sent).toHaveLength(1);
  expect(currentSession()).toEqual({ state: 'member', user: layla });
});

test('AUTH-02: a member without a token signs out, nothing is sent', async () => {
  storeSession(null, layla);
  const { currentSession, signOut } = await open();
  currentSession();
  signOut();
  await settled();
  expect(currentSession()).toEqual({ state: 'visitor' });
  expect(sent).toEqual([]);
});
