import { makeProvider } from '@safira/provider/client';
import { expect, test } from 'vitest';
import { buildSimulator } from './app.ts';

/** The real client, put through to the simulator without a network between them. */
function aPair() {
  const clock = { now: () => Date.parse('2026-11-21T18:20:00Z'), speed: 1000 };
  const app = buildSimulator({ seed: 1, quiet: true, clock });
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const { body, statusCode, headers } = await app.inject(pathname + search);
    return new Response(body, { status: statusCode, headers: headers as Record<string, string> });
  };
  const provider = makeProvider({ baseUrl: 'http://simulator', key: 'k', clock, fetch, perSecond: 1000 });
  const fault = (kind: string, times = 1) =>
    app.inject({ method: 'POST', url: '/control/fault', payload: { kind, times } });
  return { app, provider, fault, live: () => provider.liveFixtures({ leagues: [39, 307] }) };
}

test('API-01: the client reads every match of a day of the simulator', async () => {
  const { provider } = aPair();
  const { observations, refused } = await provider.fixturesByDate({ date: '2026-11-21' });
  expect([observations.length, refused.length]).toEqual([38, 0]);
  expect(provider.state()).toMatchObject({ state: 'ok', remaining: 7499, limit: 7500, minuteRemaining: 299 });
});

test.each([
  ['rate-limit', 3, 'rate-limited'],
  ['quota-spent', 1, 'quota-spent'],
  ['http-500', 3, 'unavailable'],
  ['html', 1, 'malformed'],
  ['half-json', 1, 'malformed'],
])('HOME-14: %s, %i times, is %s to the client', async (kind, times, expected) => {
  const { live, fault } = aPair();
  await fault(kind, times);
  await expect(live()).rejects.toMatchObject({ name: 'ProviderError', kind: expected });
});

test.each(['rate-limit', 'http-500'])('HOME-14: after one %s the client gets its answer', async (kind) => {
  const { live, fault } = aPair();
  await fault(kind);
  expect((await live()).observations.length).toBeGreaterThanOrEqual(2);
});

test('HOME-14: a refusal of the limit layer carries no counters', async () => {
  const { app, fault } = aPair();
  await fault('rate-limit');
  expect((await app.inject('/fixtures?live=all')).headers).not.toHaveProperty('x-ratelimit-remaining');
});

test('HOME-14: one bad item costs one match', async () => {
  const { live, fault } = aPair();
  const all = (await live()).observations.length;
  await fault('bad-item');
  const { observations, refused } = await live();
  expect([observations.length, refused.length]).toEqual([all - 1, 1]);
  expect(refused[0]!.id).toEqual(expect.any(Number));
});

test('HOME-14: wrong types cost every match and are not an empty answer', async () => {
  const { live, fault } = aPair();
  await fault('wrong-types');
  const { observations, refused } = await live();
  expect(observations).toEqual([]);
  expect(refused.length).toBeGreaterThanOrEqual(2);
});

test('HOME-14: a slow answer does not come in time, and does not keep the simulator from closing', async () => {
  const { app, fault } = aPair();
  await fault('slow');
  const answer = app.inject('/fixtures?live=all').then(({ statusCode }) => statusCode);
  const first = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 100, 'waiting'))]);
  expect(first).toBe('waiting');
  await app.close();
  expect(await answer).toBe(500);
});
