import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, call } from './api.ts';
import { withQuery } from './with-query.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
  localStorage.clear();
});

const answer = (body: unknown, init?: ResponseInit) => fetched.mockResolvedValue(Response.json(body, init));
const sentHeaders = () => new Headers(fetched.mock.calls[0]![1]!.headers);

test('AUTH-08: the root is /api of the same host', async () => {
  answer({ success: true, data: {}, seq: 1 });
  await api.match(7);
  expect(fetched.mock.calls[0]![0]).toBe('/api/matches/7');
});

test('AUTH-06: empty query values are left out', () => {
  expect(withQuery('/matches', { date: '2026-11-21', timezone: '', min: undefined, limit: 200 })).toBe(
    '/matches?date=2026-11-21&limit=200',
  );
});

test('AUTH-06: a public call accepts JSON and carries no token, even if one is stored', async () => {
  localStorage.setItem('authToken', 'abc');
  answer({ success: true, data: {}, seq: 1 });
  await api.match(7);
  expect(sentHeaders().get('accept')).toBe('application/json');
  expect(sentHeaders().get('authorization')).toBeNull();
});

test("AUTH-06: an error carries the server's message", async () => {
  answer({ success: false, code: 'match_not_found', message: 'لم نعثر على هذه المباراة.' }, { status: 404 });
  await expect(api.match(7)).rejects.toMatchObject({ status: 404, message: 'لم نعثر على هذه المباراة.' });
});

test('AUTH-06: an error without a message carries the status', async () => {
  fetched.mockResolvedValue(new Response('down', { status: 502, statusText: 'Bad Gateway' }));
  await expect(api.match(7)).rejects.toThrow('HTTP 502: Bad Gateway');
});

test('AUTH-06: a network failure logs that the backend may not be running', async () => {
  fetched.mockRejectedValue(new TypeError('fetch failed'));
  await expect(api.match(7)).rejects.toThrow('fetch failed');
  expect(console.error).toHaveBeenCalledWith(
    expect.stringContaining('may not be running'),
    expect.anything(),
  );
});

test('AUTH-06: an error carries the code, the faults of the fields and when to try again', async () => {
  const fields = [{ field: 'email', code: 'email_taken', message: 'لهذا البريد حساب.' }];
  answer(
    { success: false, code: 'email_taken', message: 'لهذا البريد حساب.', fields },
    { status: 409, headers: { 'retry-after': '60' } },
  );
  const failure = await call('/auth/register', { method: 'POST' }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 409, code: 'email_taken', fields, retryAfter: 60 });
});

test("AUTH-06: an error that is not the API's has no code and no faults", async () => {
  fetched.mockResolvedValue(new Response('<html>', { status: 503 }));
  const failure = await call('/auth/me').catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 503, code: undefined, fields: undefined, retryAfter: 0 });
});

test('AUTH-06: an aborted call logs nothing', async () => {
  const leaving = new AbortController();
  fetched.mockImplementation(async () => {
    leaving.abort();
    throw leaving.signal.reason;
  });
  await expect(call('/auth/me', { signal: leaving.signal })).rejects.toThrow('aborted');
  expect(console.error).not.toHaveBeenCalled();
});
