import { expect, test } from 'vitest';
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
import { announceStorage, blockStorage, fillStorage, sessionTab, show } from '../../test/session-tab.ts';

const { open, sent, answers } = sessionTab();

async function openAsMember() {
  storeSession('sfr_1', layla);
  answers.push(ok(layla));
  const tab = await open();
  tab.currentSession();
  await settled();
  sent.length = 0;
  return tab;
}

async function openAsVisitor() {
  const tab = await open();
  tab.currentSession();
  return tab;
}

test('AUTH-02: another tab signs in, this one follows without a call', async () => {
  const { currentSession, memberCall } = await openAsVisitor();
  storeSession(null, layla);
  announceStorage('user');
  expect(currentSession()).toEqual({ state: 'visitor' });
  storeSession('sfr_2', layla);
  announceStorage('authToken');
  expect(currentSession()).toEqual({ state: 'member', user: layla });
  expect(sent).toEqual([]);
  answers.push(ok([]));
  await memberCall('/users/favorites');
  expect(sent).toMatchObject([{ token: 'Bearer sfr_2' }]);
});

test('AUTH-02: another tab stores a token without a user, the user is fetched', async () => {
  const { currentSession } = await openAsVisitor();
  answers.push(ok(omar));
  storeSession('sfr_2', null);
  announceStorage('authToken');
  expect(currentSession().state).toBe('loading');
  await settled();
  expect(currentSession()).toEqual({ state: 'member', user: omar });
});

test.each([
  ['removes the token and is about to remove the user', 'authToken', layla],
  ['has removed both', 'user', null],
  ['clears the whole storage', null, null],
])('AUTH-02: another tab signs out and %s, this one is a visitor', async (_, key, user) => {
  const { currentSession } = await openAsMember();
  storeSession(null, user);
  announceStorage(key);
  expect(currentSession()).toEqual({ state: 'visitor' });
});

test('AUTH-03: another tab changes the profile, this one shows the new user', async () => {
  const { currentSession } = await openAsMember();
  const renamed = { ...layla, name: 'ليلى علي' };
  storeSession('sfr_1', renamed);
  announceStorage('user');
  expect(currentSession()).toEqual({ state: 'member', user: renamed });
});

test('AUTH-02: another tab stores what this one has, nothing is rendered again', async () => {
  const { currentSession } = await openAsMember();
  const before = currentSession();
  announceStorage('user');
  announceStorage('authToken');
  show('visible');
  expect(currentSession()).toBe(before);
});

test('AUTH-02: another key changes, the session is not read again', async () => {
  const { currentSession } = await openAsMember();
  storeSession(null, null);
  announceStorage('theme');
  expect(currentSession()).toEqual({ state: 'member', user: layla });
});

test('AUTH-02: a page that was frozen while another tab signed out follows when it is looked at', async () => {
  const { currentSession } = await openAsMember();
  storeSession(null, null);
  show('hidden');
  expect(currentSession().state).toBe('member');
  show('visible');
  expect(currentSession()).toEqual({ state: 'visitor' });
});

test.each([
  ['answers', ok({})],
  ['refuses', refusal(500, 'internal')],
  ['cannot be reached', noNetwork()],
])(
  'AUTH-02: the person signs out and the server %s, token and user are cleared at once',
  async (_, answer) => {
    const { currentSession, signOut, toasts } = await openAsMember();
    answers.push(answer);
    signOut();
    expect(currentSession()).toEqual({ state: 'visitor' });
    expect(stored()).toEqual({ token: null, user: null });
    await settled();
    expect(sent).toMatchObject([{ method: 'POST', path: '/api/auth/logout', token: 'Bearer sfr_1' }]);
    expect(toasts).toEqual([]);
  },
);

test('HOME-21: the storage is blocked, the session lives in its tab and each failure is a warning', async () => {
  blockStorage();
  const { currentSession, signIn, signOut, memberCall } = await openAsVisitor();
  answers.push(signedIn('sfr_1', layla), ok([]), ok({}));
  await signIn({ email: layla.email, password: 'p' });
  expect(currentSession()).toEqual({ state: 'member', user: layla });
  show('visible');
  announceStorage(null);
  await memberCall('/users/favorites');
  expect(currentSession()).toEqual({ state: 'member', user: layla });
  signOut();
  await settled();
  expect(currentSession()).toEqual({ state: 'visitor' });
  expect(sent.map(({ token }) => token)).toEqual([null, 'Bearer sfr_1', 'Bearer sfr_1']);
  await expect(memberCall('/users/favorites')).rejects.toThrow('User not authenticated');
  expect(console.warn).toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});

test('HOME-21: the storage is full, the session of before is removed and the new one lives in its tab', async () => {
  const { currentSession, signIn, updateProfile } = await openAsMember();
  const restore = fillStorage();
  answers.push(signedIn('sfr_2', omar));
  await signIn({ email: omar.email, password: 'p' });
  restore();
  expect(stored()).toEqual({ token: null, user: null });
  show('visible');
  expect(currentSession()).toEqual({ state: 'member', user: omar });

  answers.push(ok({ ...omar, name: 'عمر علي' }));
  await updateProfile({ name: 'عمر علي' });
  expect(currentSession()).toMatchObject({ user: { name: 'عمر علي' } });
  expect(stored().user).toBeNull();
});
