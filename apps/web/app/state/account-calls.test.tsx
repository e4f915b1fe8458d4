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
import { sessionTab } from '../../test/session-tab.ts';

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

test.each(['signIn', 'register', 'resetPassword'] as const)(
  'AUTH-02: %s stores token and user and makes the reader a member',
  async (name) => {
    const { currentSession, [name]: enter } = await open();
    currentSession();
    answers.push(signedIn('sfr_1', layla));
    await enter({ email: layla.email, password: 'p', name: 'ليلى', token: 'sfr_link', newPassword: 'n' });
    expect(currentSession()).toEqual({ state: 'member', user: layla });
    expect(stored()).toEqual({ token: 'sfr_1', user: layla });
  },
);

test('AUTH-02: a sign-in sends the mark that this browser got at an earlier one', async () => {
  const { currentSession, signIn } = await open();
  currentSession();
  answers.push(signedIn('sfr_2', layla), signedIn('sfr_3', layla));
  await signIn({ email: layla.email, password: 'p' });
  await signIn({ email: layla.email, password: 'p', code: '123456' });
  expect(sent.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    { method: 'POST', path: '/api/auth/login', body: { email: layla.email, password: 'p' } },
    {
      method: 'POST',
      path: '/api/auth/login',
      body: { email: layla.email, password: 'p', code: '123456', device: 'mark' },
    },
  ]);
});

test('AUTH-03: a changed profile replaces the stored user', async () => {
  const { currentSession, updateProfile } = await openAsMember();
  const renamed = { ...layla, name: 'ليلى علي' };
  answers.push(ok(renamed));
  await updateProfile({ name: 'ليلى علي' });
  expect(sent).toMatchObject([{ method: 'PUT', path: '/api/auth/profile', body: { name: 'ليلى علي' } }]);
  expect(currentSession()).toEqual({ state: 'member', user: renamed });
  expect(stored().user).toEqual(renamed);
});

test('AUTH-03: the preferences that come back are merged into those of the user', async () => {
  const { currentSession, updatePreferences } = await openAsMember();
  answers.push(ok({ theme: 'dark' }), ok({ hours: '24' }));
  await updatePreferences({ theme: 'dark' });
  await updatePreferences({ hours: '24' });
  const user = { ...layla, preferences: { ...layla.preferences, theme: 'dark', hours: '24' } };
  expect(currentSession()).toEqual({ state: 'member', user });
  expect(stored().user).toEqual(user);
});

test.each(['updateProfile', 'updatePreferences'] as const)(
  'AUTH-03: %s is answered after the person signed out, the answer is dropped',
  async (name) => {
    const { currentSession, signOut, [name]: update } = await openAsMember();
    const late = Promise.withResolvers<Response>();
    answers.push(() => late.promise, ok({}));
    const updated = update({ name: 'ليلى', theme: 'dark' });
    signOut();
    late.resolve(ok(layla));
    await updated;
    expect(currentSession()).toEqual({ state: 'visitor' });
    expect(stored()).toEqual({ token: null, user: null });
  },
);

test('AUTH-02: a changed password gives the session its new token', async () => {
  const { changePassword } = await openAsMember();
  answers.push(signedIn('sfr_2', layla));
  await changePassword({ currentPassword: 'a', newPassword: 'b' });
  expect(sent).toMatchObject([{ method: 'PUT', path: '/api/auth/password', token: 'Bearer sfr_1' }]);
  expect(stored().token).toBe('sfr_2');
});

test('AUTH-02: a password is changed after the person signed out, the new session is ended and not opened', async () => {
  const { changePassword, currentSession, signOut } = await openAsMember();
  const late = Promise.withResolvers<Response>();
  answers.push(() => late.promise, ok({}), ok({}));
  const changed = changePassword({ currentPassword: 'a', newPassword: 'b' });
  signOut();
  await settled();
  late.resolve(signedIn('sfr_2', layla));
  await changed;
  expect(currentSession()).toEqual({ state: 'visitor' });
  expect(stored()).toEqual({ token: null, user: null });
  expect(sent.map(({ path, token }) => [path, token])).toEqual([
    ['/api/auth/password', 'Bearer sfr_1'],
    ['/api/auth/logout', 'Bearer sfr_1'],
    ['/api/auth/logout', 'Bearer sfr_2'],
  ]);
});

test('AUTH-04: calls for members without a user fail before anything is sent', async () => {
  const { currentSession, memberCall, updatePreferences, updateProfile } = await open();
  currentSession();
  for (const attempt of [
    memberCall('/users/favorites'),
    updatePreferences({ theme: 'dark' }),
    updateProfile({ name: 'ليلى' }),
  ]) {
    await expect(attempt).rejects.toThrow('User not authenticated');
  }
  expect(sent).toEqual([]);
});

test.each([
  ['GET', undefined],
  ['POST', { teamId: 40 }],
  ['PUT', { theme: 'dark' }],
  ['DELETE', undefined],
] as const)(
  'AUTH-06: a %s call of a member carries the token, and JSON if it has a body',
  async (method, body) => {
    const { memberCall } = await openAsMember();
    answers.push(ok({}));
    await memberCall('/users/favorites/teams', { method, ...(body && { body }) });
    const contentType = body ? 'application/json' : null;
    expect(sent).toEqual([
      { method, path: '/api/users/favorites/teams', token: 'Bearer sfr_1', contentType, body },
    ]);
  },
);

test('AUTH-06: a call without a method is GET, with a body POST; a file is sent with its own type', async () => {
  const { memberCall } = await openAsMember();
  answers.push(ok({}), ok({}), ok({}));
  await memberCall('/users/favorites');
  await memberCall('/users/favorites/teams', { body: { teamId: 40 } });
  await memberCall('/newsroom/images', { body: new Blob(['bytes'], { type: 'image/webp' }) });
  expect(sent.map(({ method, contentType }) => [method, contentType])).toEqual([
    ['GET', null],
    ['POST', 'application/json'],
    ['POST', 'image/webp'],
  ]);
});

test('AUTH-04: the token of a call is refused, the session ends', async () => {
  const { currentSession, memberCall, toasts } = await openAsMember();
  answers.push(refusal(401, 'unauthenticated'));
  await expect(memberCall('/users/favorites')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(currentSession()).toEqual({ state: 'visitor' });
  expect(toasts).toHaveLength(1);
});

test.each([
  [403, 'wrong_password'],
  [403, 'second_factor_needed'],
  [401, 'wrong_code'],
  [409, 'favourites_full'],
])('AUTH-04: a call is refused with %i %s, the session stays', async (status, code) => {
  const { currentSession, memberCall } = await openAsMember();
  answers.push(refusal(status, code));
  await expect(memberCall('/auth/export', { body: {} })).rejects.toMatchObject({ code });
  expect(currentSession().state).toBe('member');
});

test('AUTH-04: another tab has a newer token of the same account, the call is made once more with it', async () => {
  const { currentSession, memberCall } = await openAsMember();
  answers.push(
    async () => {
      storeSession('sfr_2', layla);
      return refusal(401, 'unauthenticated');
    },
    ok({ teamId: 40 }),
  );
  await memberCall('/users/favorites/teams', { body: { teamId: 40 } });
  expect(sent.map(({ token, body }) => ({ token, body }))).toEqual([
    { token: 'Bearer sfr_1', body: { teamId: 40 } },
    { token: 'Bearer sfr_2', body: { teamId: 40 } },
  ]);
  expect(currentSession().state).toBe('member');
});

test('AUTH-04: another tab has signed in to another account, the call is not repeated for it', async () => {
  const { currentSession, memberCall } = await openAsMember();
  answers.push(async () => {
    storeSession('sfr_2', omar);
    return refusal(401, 'unauthenticated');
  });
  await expect(memberCall('/users/favorites/teams', { body: { teamId: 40 } })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  expect(sent).toHaveLength(1);
  expect(currentSession()).toEqual({ state: 'member', user: omar });
});

const attempts = [
  ['signIn', 'Login failed. Please try again.'],
  ['register', 'Registration failed. Please try again.'],
  ['updateProfile', 'Failed to update profile. Please try again.'],
  ['changePassword', 'Failed to change password. Please try again.'],
  ['resetPassword', 'Failed to change password. Please try again.'],
  ['updatePreferences', 'Failed to update preferences.'],
] as const;
const form = {
  email: layla.email,
  password: 'p',
  name: 'ليلى',
  token: 'sfr_link',
  currentPassword: 'p',
  newPassword: 'n',
};

test.each(attempts)('AUTH-05: %s fails without a message of the server: «%s»', async (name, message) => {
  const { [name]: attempt } = await openAsMember();
  answers.push(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }), noNetwork());
  await expect(attempt(form)).rejects.toMatchObject({ message, cause: { message: 'HTTP 502: Bad Gateway' } });
  await expect(attempt(form)).rejects.toMatchObject({ message, cause: { message: 'fetch failed' } });
});

test.each(attempts)('AUTH-05: %s fails with a message of the server, the error carries it', async (name) => {
  const { [name]: attempt } = await openAsMember();
  answers.push(refusal(429, 'too_many_requests'));
  await expect(attempt(form)).rejects.toMatchObject({ status: 429, message: 'رسالة too_many_requests' });
});
