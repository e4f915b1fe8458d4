import { setImmediate as nextTask } from 'node:timers/promises';
import type { User } from '@safira/contract/accounts/parts';
import type { ErrorBody } from '@safira/contract/errors';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

export const layla: User = {
  id: 'u-layla',
  email: 'layla@example.com',
  emailVerified: false,
  secondFactor: false,
  name: 'ليلى',
  role: 'member',
  favoriteTeams: [],
  favoriteCompetitions: [],
  preferences: { timezone: null, hours: null, theme: null, spoilerFree: null, favoriteLeagues: null },
};
export const omar: User = { ...layla, id: 'u-omar', email: 'omar@example.com', name: 'عمر' };

export const ok = (data: unknown, side: object = {}) => Response.json({ success: true, data, ...side });
export const signedIn = (token: string, user: User, { isNew = false } = {}) =>
  ok({ expiresAt: '2027-01-01T00:00:00Z', device: 'mark', isNew }, { token, user });
type Refusal = { fields?: ErrorBody['fields']; retryAfter?: number };
export const refusal = (status: number, code: string, { fields, retryAfter }: Refusal = {}) =>
  Response.json(
    { success: false, code, message: `رسالة ${code}`, fields },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
  );
export const noNetwork = () => new TypeError('fetch failed');

type Sent = { method: string; path: string; token: string | null; contentType: string | null; body: unknown };

/**
 * The server of tests of accounts: what a test puts into `answers` is used up in order, a function is called with the
 * request. An aborted request fails as in a browser.
 */
export function accountServer() {
  const sent: Sent[] = [];
  const answers: (Response | Error | ((request: Sent) => Promise<Response>))[] = [];

  async function answer(path: string, init: RequestInit = {}): Promise<Response> {
    const request = {
      method: init.method ?? 'GET',
      path,
      token: new Headers(init.headers).get('authorization'),
      contentType: new Headers(init.headers).get('content-type'),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    sent.push(request);
    const next = answers.shift();
    if (next === undefined) throw new Error(`no answer for ${request.method} ${request.path}`);
    if (next instanceof Error) throw next;
    const response = typeof next === 'function' ? await next(request) : next;
    init.signal?.throwIfAborted();
    return response;
  }

  beforeEach(() => {
    vi.stubGlobal('fetch', answer);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    sent.length = 0;
    answers.length = 0;
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.clear();
  });
  return { sent, answers };
}

/** Until everything that was started without waiting is done. */
export async function settled() {
  await act(async () => {
    for (let task = 0; task < 10; task++) await nextTask();
  });
}

/** What a browser stores of a session. */
export function storeSession(token: string | null, user: User | string | null) {
  const write = (key: string, value: string | null) =>
    value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value);
  write('authToken', token);
  write('user', user === null || typeof user === 'string' ? user : JSON.stringify(user));
}

export const stored = () => ({
  token: localStorage.getItem('authToken'),
  user: JSON.parse(localStorage.getItem('user') ?? 'null') as User | null,
});
