import type * as auth from '@safira/contract/accounts/auth';
import type * as google from '@safira/contract/accounts/google';
import type { Preferences, User } from '@safira/contract/accounts/parts';
import type { updatePreferences as preferencesCall } from '@safira/contract/accounts/preferences';
import type { Answer } from '@safira/contract/endpoint';
import { ApiError, call } from '../lib/api.ts';
import { currentUser, logOut, memberCall, requestWith } from './session-calls.ts';
import { openSession, replaceUser } from './session-store.ts';
import { readStored, writeStored } from './stored.ts';

/** AUTH-05: the messages of errors for which the server sent none; pages show them in Arabic. */
export const fallbacks = {
  signIn: 'Login failed. Please try again.',
  register: 'Registration failed. Please try again.',
  profile: 'Failed to update profile. Please try again.',
  password: 'Failed to change password. Please try again.',
  preferences: 'Failed to update preferences.',
} as const;

export type Fallback = (typeof fallbacks)[keyof typeof fallbacks];

/** The random mark of this browser: with it, failed sign-ins of strangers do not lock its owner out. */
const DEVICE = 'device';

/** AUTH-02 */
export async function signIn(
  credentials: { email: string; password: string; code?: string },
  signal?: AbortSignal,
): Promise<User> {
  const answer = post<Answer<typeof auth.logIn>>('/auth/login', withDevice(credentials), signal);
  return open(await withFallback(fallbacks.signIn, answer));
}

const withDevice = (body: object): object => {
  const device = readStored(DEVICE);
  return device === null ? body : { ...body, device };
};

/** AUTH-14: the address of Google that the browser opens next. */
export async function startGoogle(challenge: string): Promise<string> {
  const { data } = await post<Answer<typeof google.startGoogle>>('/auth/google/start', { challenge });
  return data.url;
}

/** AUTH-14 */
export async function finishGoogle(
  body: { token: string; verifier: string; code?: string },
  signal?: AbortSignal,
): Promise<{ user: User; isNew: boolean }> {
  const answer = await withFallback(
    fallbacks.signIn,
    post<Answer<typeof google.finishGoogle>>('/auth/google/finish', withDevice(body), signal),
  );
  return { user: open(answer), isNew: answer.data.isNew };
}

/** AUTH-02 */
export async function register(
  body: { email: string; password: string; name: string },
  signal?: AbortSignal,
): Promise<User> {
  return open(
    await withFallback(
      fallbacks.register,
      post<Answer<typeof auth.register>>('/auth/register', body, signal),
    ),
  );
}

function open({ token, user, data }: Answer<typeof auth.logIn>): User {
  writeStored(DEVICE, data.device);
  openSession(token, user);
  return user;
}

/** AUTH-10: sets a password with the token of a link. */
export async function resetPassword(
  body: { token: string; newPassword: string; code?: string },
  signal?: AbortSignal,
): Promise<User> {
  const { token, user } = await withFallback(
    fallbacks.password,
    post<Answer<typeof auth.resetPassword>>('/auth/reset', body, signal),
  );
  openSession(token, user);
  return user;
}

/** AUTH-10: a link by mail, if the address has an account; the answer is the same if it has none. */
export async function requestResetLink(email: string, signal?: AbortSignal): Promise<void> {
  await post('/auth/forgot', { email }, signal);
}

/** AUTH-10 */
export async function verifyEmail(token: string): Promise<void> {
  await post('/auth/verify', { token });
}

/** A person who has signed out meanwhile stays signed out, and the new session is ended as well. */
export async function changePassword(body: { currentPassword: string; newPassword: string }): Promise<void> {
  const before = currentUser();
  const { token, user } = await withFallback(
    fallbacks.password,
    memberCall<Answer<typeof auth.changePassword>>('/auth/password', { method: 'PUT', body }),
  );
  if (currentUser()?.id !== before?.id) return logOut(token);
  openSession(token, user);
}

/** AUTH-03: the answer replaces the stored user. */
export async function updateProfile(body: { name: string }): Promise<void> {
  const { data } = await withFallback(
    fallbacks.profile,
    memberCall<Answer<typeof auth.updateProfile>>('/auth/profile', { method: 'PUT', body }),
  );
  if (currentUser()?.id === data.id) replaceUser(data);
}

/** AUTH-03: what comes back is merged into the preferences of the stored user. */
export async function updatePreferences(body: Partial<Preferences>): Promise<void> {
  const before = currentUser();
  const { data } = await withFallback(
    fallbacks.preferences,
    memberCall<Answer<typeof preferencesCall>>('/users/preferences', { method: 'PUT', body }),
  );
  const user = currentUser();
  if (user && user.id === before?.id) {
    const preferences = { ...user.preferences, ...data };
    // AUTH-09: one list under two names.
    const favoriteCompetitions = (preferences.favoriteLeagues ?? []).map((competitionId) => ({
      competitionId,
    }));
    replaceUser({ ...user, favoriteCompetitions, preferences });
  }
}

async function post<T extends object>(path: string, body: object, signal?: AbortSignal): Promise<T> {
  return call<T>(path, { ...requestWith('POST', body), signal: signal ?? null });
}

/** AUTH-05: an error without a message for people, with the first one as its cause. */
async function withFallback<T>(fallback: Fallback, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    // `fetch` throws a TypeError if there is no connection.
    const isUnexplained = error instanceof ApiError ? error.code === undefined : error instanceof TypeError;
    throw isUnexplained ? new Error(fallback, { cause: error }) : error;
  }
}
