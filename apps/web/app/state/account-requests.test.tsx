import { afterEach, expect, test } from 'vitest';
import { layla, noNetwork, ok, settled, signedIn, stored } from '../../test/account-server.ts';
import { sessionTab } from '../../test/session-tab.ts';

const { open, sent, answers } = sessionTab();
// What follows the account is loaded after a sign-in.
afterEach(settled);

async function openAsVisitor() {
  const tab = await open();
  tab.currentSession();
  return tab;
}
type Calls = Awaited<ReturnType<typeof openAsVisitor>>;

const account = { email: layla.email, password: 'p', name: 'ليلى' };
const newPassword = { token: 'sfr_link', newPassword: 'n' };

test.each<[string, (calls: Calls) => Promise<unknown>, string, object]>([
  ['signing in', ({ signIn }) => signIn(account), '/api/auth/login', account],
  ['registering', ({ register }) => register(account), '/api/auth/register', account],
  ['a new password', ({ resetPassword }) => resetPassword(newPassword), '/api/auth/reset', newPassword],
  [
    'requesting a link for a new password',
    ({ requestResetLink }) => requestResetLink(layla.email),
    '/api/auth/forgot',
    { email: layla.email },
  ],
  [
    'confirming an address',
    ({ verifyEmail }) => verifyEmail('sfr_link'),
    '/api/auth/verify',
    { token: 'sfr_link' },
  ],
])('AUTH-02, AUTH-10: %s sends what its form holds, without a token', async (_, call, path, body) => {
  const calls = await openAsVisitor();
  answers.push(signedIn('sfr_1', layla));
  await call(calls);
  expect(sent).toEqual([{ method: 'POST', path, token: null, contentType: 'application/json', body }]);
});

test('AUTH-14: signing in with Google begins, the address of Google comes back', async () => {
  const { startGoogle } = await openAsVisitor();
  answers.push(ok({ url: 'https://accounts.example/sign-in' }));
  expect(await startGoogle('challenge')).toBe('https://accounts.example/sign-in');
  expect(sent).toMatchObject([{ path: '/api/auth/google/start', body: { challenge: 'challenge' } }]);
});

test('AUTH-14: coming back from Google opens the session, says whether the account is new and remembers the device', async () => {
  const { finishGoogle, currentSession } = await openAsVisitor();
  const body = { token: 'sfr_google', verifier: 'v' };
  answers.push(signedIn('sfr_1', layla, { isNew: true }), signedIn('sfr_2', layla));
  expect(await finishGoogle(body)).toEqual({ user: layla, isNew: true });
  expect(currentSession()).toEqual({ state: 'member', user: layla });
  expect(stored()).toEqual({ token: 'sfr_1', user: layla });
  expect(await finishGoogle(body)).toEqual({ user: layla, isNew: false });
  expect(sent.map(({ path, body: form }) => [path, form])).toEqual([
    ['/api/auth/google/finish', body],
    ['/api/auth/google/finish', { ...body, device: 'mark' }],
  ]);
});

test('AUTH-05: coming back from Google without a network fails like any sign-in', async () => {
  const { finishGoogle } = await openAsVisitor();
  answers.push(noNetwork());
  await expect(finishGoogle({ token: 'sfr_google', verifier: 'v' })).rejects.toThrow(
    'Login failed. Please try again.',
  );
});

test('AUTH-05: the form is left before its answer, the sign-in is given up and no session opened', async () => {
  const { signIn, currentSession } = await openAsVisitor();
  const leaving = new AbortController();
  answers.push(async () => {
    leaving.abort();
    return signedIn('sfr_1', layla);
  });
  await expect(signIn(account, leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(currentSession()).toEqual({ state: 'visitor' });
});
