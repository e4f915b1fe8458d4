import type { getMe } from '@safira/contract/accounts/auth';
import type { User } from '@safira/contract/accounts/parts';
import type { Answer } from '@safira/contract/endpoint';
import { ApiError, call, type CallInit } from '../lib/api.ts';
import { credentials } from '../lib/credentials.ts';
import { endSession, replaceUser, sessionStore, sessionToken, trustStoredUser } from './session-store.ts';
import { sessionEnded } from './session-text.ts';
import { showToast } from './toast.ts';

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;

let retryMs = FIRST_RETRY_MS;
/** Ends the wait for the next attempt. */
let waiting = new AbortController();

/**
 * AUTH-01, AUTH-02: reads the user of the token. Refused, the session ends; without an answer the stored user stays and
 * the next attempt follows when the browser is online again, when the page is looked at, or after a while.
 */
export async function refreshSession(): Promise<void> {
  waiting.abort();
  if (sessionToken() === null) return;
  try {
    await callWithSession({ send: readUser, isRefusal: isTokenRefused, mayRepeat: () => true });
    retryMs = FIRST_RETRY_MS;
  } catch (error) {
    if (isTokenRefused(error)) return;
    trustStoredUser();
    retryLater();
  }
}

async function readUser(token: string | null): Promise<void> {
  const { data: user } = await call<Answer<typeof getMe>>('/auth/me', {
    headers: credentials('GET', '/auth/me', token),
  });
  // Unless the session is another by now.
  if (sessionToken() === token) replaceUser(user);
}

/** AUTH-01: for this call any refusal is one of the token. */
const isTokenRefused = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

function retryLater() {
  waiting.abort();
  waiting = new AbortController();
  const { signal } = waiting;
  const again = () => {
    if (document.visibilityState === 'visible') void refreshSession();
  };
  const timer = setTimeout(again, retryMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener('online', () => void refreshSession(), { signal });
  document.addEventListener('visibilitychange', again, { signal });
  retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
}

/** POST if there is a body and no method. A file is sent as it is, any other body as JSON. */
type MemberRequest = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: object };

/** AUTH-04: a private call of the signed-in user. A call of one account is never repeated for another. */
export async function memberCall<T extends object>(path: string, request: MemberRequest = {}): Promise<T> {
  const user = currentUser();
  if (!user) throw new Error('User not authenticated');
  const { body, method = body ? 'POST' : 'GET' } = request;
  const init = method === 'GET' || !body ? { method } : requestWith(method, body);
  return callWithSession({
    send: (token) =>
      call<T>(path, { ...init, headers: { ...init.headers, ...credentials(method, path, token) } }),
    isRefusal: (error) => error instanceof ApiError && error.code === 'unauthenticated',
    mayRepeat: () => currentUser()?.id === user.id,
  });
}

export function currentUser(): User | undefined {
  const session = sessionStore.get();
  return 'user' in session ? session.user : undefined;
}

/** Ends a session on the server; the browser has forgotten it by then. */
export async function logOut(token: string): Promise<void> {
  await call('/auth/logout', { method: 'POST', headers: credentials('POST', '/auth/logout', token) });
}

type PrivateCall<T> = {
  send: (token: string | null) => Promise<T>;
  /** Whether an error means that the token is no longer valid. */
  isRefusal: (error: unknown) => boolean;
  /** Whether the call may be made again with a newer token. */
  mayRepeat: () => boolean;
};

/**
 * Makes a private call. If its token is refused, the session ends; but if another tab has stored a newer token
 * meanwhile, the call is made once more with that.
 */
async function callWithSession<T>({ send, isRefusal, mayRepeat }: PrivateCall<T>): Promise<T> {
  for (let isRepeated = false; ; isRepeated = true) {
    const sent = sessionToken();
    try {
      return await send(sent);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (endSession(sent)) showToast(sessionEnded);
      if (isRepeated || sessionToken() === null || !mayRepeat()) throw error;
    }
  }
}

/** AUTH-06: a request with a body. */
export function requestWith(method: 'POST' | 'PUT' | 'DELETE', body: object): CallInit {
  if (body instanceof Blob) return { method, body, headers: { 'content-type': body.type } };
  return { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
