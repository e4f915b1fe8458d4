import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from './api.ts';
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
