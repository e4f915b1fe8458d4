import { register } from 'prom-client';
import { expect, test } from 'vitest';
import { testDatabase } from '@safira/testkit/database';
import { withoutPersons } from '../src/routes/system/client-errors.ts';
import { startApi } from './api.ts';

const { db } = await testDatabase();
const { app, redis } = await startApi({ db });
const report = (payload: object) => app.inject({ method: 'POST', url: '/api/client-errors', payload });
const anError = {
  kind: 'error',
  message: 'x is not a function',
  path: '/match/7',
  source: '/assets/a.js',
  line: 3,
};

async function counted(labels: string): Promise<number> {
  const line = (await register.metrics())
    .split('\n')
    .find((text) => text.includes(`safira_client_errors_total{${labels}}`));
  return Number(line?.split(' ')[1] ?? 0);
}

test('OURS-10: an error reported by a browser is counted by kind and page', async () => {
  const before = await counted('kind="error",page="match"');
  const response = await report(anError);
  expect([response.statusCode, response.json()]).toEqual([200, { success: true, data: { noted: true } }]);
  expect(await counted('kind="error",page="match"')).toBe(before + 1);
});

test('OURS-10: query strings and e-mail addresses are removed from what is logged', () => {
  const noted = withoutPersons({
    kind: 'rejection',
    message: 'failed https://safira.example/teams?search=secret of a.b@example.com at /player?search=secret',
    path: '/teams?search=secret',
    source: 'https://safira.example/assets/a.js?v=secret#secret',
    line: 1,
  });
  expect(JSON.stringify(noted)).not.toMatch(/secret|example\.com/);
  expect(noted).toMatchObject({ path: '/teams', source: 'https://safira.example/assets/a.js' });
});

test('OURS-10: invalid reports, and reports that are too long, are refused', async () => {
  expect((await report({ kind: 'other' })).statusCode).toBe(400);
  expect((await report({ ...anError, message: 'x'.repeat(501) })).statusCode).toBe(400);
});

test('OURS-10: one address may report sixty times a minute', async () => {
  await redis.flushdb();
  const codes = new Set<number>();
  for (let i = 0; i < 61; i++) codes.add((await report(anError)).statusCode);
  expect(codes).toEqual(new Set([200, 429]));
});

test("OURS-10: the limit counts the client's address, not the edge's", async () => {
  await redis.flushdb();
  const from = (address: string) =>
    app.inject({
      method: 'POST',
      url: '/api/client-errors',
      payload: anError,
      headers: { 'x-forwarded-for': address },
    });
  for (let i = 0; i < 60; i++) await from('192.0.2.1');
  expect((await from('192.0.2.1')).statusCode).toBe(429);
  expect((await from('192.0.2.2')).statusCode).toBe(200);
});

test('OURS-10: a flood of errors is counted completely and logged in part', async () => {
  await redis.flushdb();
  const before = await counted('kind="error",page="match"');
  const noted: boolean[] = [];
  for (let i = 0; i < 30; i++)
    noted.push((await report(anError)).json<{ data: { noted: boolean } }>().data.noted);
  expect(await counted('kind="error",page="match"')).toBe(before + 30);
  expect(noted).toContain(false);
});
