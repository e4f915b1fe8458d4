import { expect, test } from 'vitest';
import { checkAvailability, logIn, register } from '@safira/contract/accounts/auth';
import { openRedis } from '@safira/store/redis';
import { atEnd } from '@safira/testkit/at-end';
import { testDatabase } from '@safira/testkit/database';
import { redisUrl } from '@safira/testkit/engines';
import { ownRedis } from '@safira/testkit/own-engines';
import { freePort } from '@safira/testkit/ports';
import { buildApi } from '../../src/app.ts';
import { aMember, callAs, PASSWORD, refused, send } from './accounts.ts';
import { startApi, toolsOf } from '../api.ts';

const { db } = await testDatabase();
const { app, redis } = await startApi({ db });

const from = (address: string) => ({ 'x-forwarded-for': address });
const guess = (email: string, address: string, api = app) =>
  send(api, logIn, { body: { email, password: 'wrong' }, headers: from(address) });
const tally = async (answers: ReturnType<typeof guess>[]) =>
  Object.groupBy(await Promise.all(answers), ({ statusCode }) => String(statusCode));

test('AUTH-07: an address fails ten times in a minute, the next attempt is refused, even a right one', async () => {
  const { email } = await aMember(app);
  const address = '203.0.113.1';
  for (let n = 0; n < 10; n++)
    expect((await guess(`unknown-${n}@example.com`, address)).statusCode).toBe(401);
  const right = await send(app, logIn, { body: { email, password: PASSWORD }, headers: from(address) });
  expect(right.json()).toMatchObject({ code: 'too_many_requests' });
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
  await callAs(app, logIn, { body: { email, password: PASSWORD }, headers: from('203.0.113.2') });
});

test('AUTH-07: successes of an address do not count: a whole town may sign in', async () => {
  const { email } = await aMember(app);
  const body = { email, password: PASSWORD };
  for (let n = 0; n < 15; n++)
    expect((await send(app, logIn, { body, headers: from('203.0.113.3') })).statusCode).toBe(200);
});

test('AUTH-07: the addresses of one household fail together', async () => {
  const answers = await tally(
    Array.from({ length: 20 }, (_, n) => guess(`home-${n}@example.com`, `2001:db8:1:2::${n + 1}`)),
  );
  expect([answers['401']?.length, answers['429']?.length]).toEqual([10, 10]);
});

test('AUTH-07: strangers fail a hundred times a day, then all of them are refused; the browser of the owner is not', async () => {
  const { email, device } = await aMember(app);
  const answers = await tally(Array.from({ length: 110 }, (_, n) => guess(email, `198.51.100.${n + 1}`)));
  expect([answers['401']?.length, answers['429']?.length]).toEqual([100, 10]);
  const body = { email, password: PASSWORD };
  expect(await refused(app, logIn, { body })).toMatchObject({ status: 429 });
  expect(await refused(app, logIn, { body: { ...body, device: 'made up' } })).toMatchObject({ status: 429 });
  const { data } = await callAs(app, logIn, { body: { ...body, device } });
  expect(data.device).toBe(device);
});

test('AUTH-07: a known browser fails ten times in a quarter of an hour too', async () => {
  const { email, device } = await aMember(app);
  const attempt = (password: string, n: number) =>
    send(app, logIn, { body: { email, password, device }, headers: from(`192.0.2.${n}`) });
  for (let n = 0; n < 10; n++) expect((await attempt('wrong', n)).statusCode).toBe(401);
  expect((await attempt(PASSWORD, 11)).statusCode).toBe(429);
});

test('AUTH-07: an address registers ten accounts an hour; typing mistakes do not count', async () => {
  const headers = from('203.0.113.5');
  const attempt = (n: number, password = PASSWORD) =>
    send(app, register, { body: { email: `mass-${n}@example.com`, password, name: 'منى' }, headers });
  for (let n = 0; n < 12; n++) expect((await attempt(n, 'short')).statusCode).toBe(400);
  for (let n = 0; n < 10; n++) expect((await attempt(n)).statusCode).toBe(201);
  expect((await attempt(10)).statusCode).toBe(429);
});

test('AUTH-07: an address checks the availability of ten addresses an hour', async () => {
  const path = '/auth/check-availability?email=free@example.com';
  const attempt = () => send(app, checkAvailability, { path, headers: from('203.0.113.6') });
  for (let n = 0; n < 10; n++) expect((await attempt()).statusCode).toBe(200);
  expect((await attempt()).statusCode).toBe(429);
});

test('AUTH-07: no counter is named after an e-mail address', async () => {
  await guess('counted@example.com', '203.0.113.7');
  const keys = await redis.keys('*');
  expect(keys.some((key) => key.includes('sign-in-account'))).toBe(true);
  expect(keys.filter((key) => key.includes('@'))).toEqual([]);
});

test('AUTH-07: two processes count together; while Redis is down each counts alone, and neither is open', async () => {
  const engine = ownRedis(await freePort());
  atEnd(() => engine.remove());
  await engine.start();
  const tools = await toolsOf({ db });
  const processes = await Promise.all(
    [1, 2].map(async () => {
      const shared = openRedis(redisUrl(0, engine.port), { patienceMs: 5_000 });
      await shared.ping(); // until then it counts alone
      const own = await buildApi({ ...tools, redis: shared });
      atEnd(async () => {
        await own.close();
        shared.disconnect();
      });
      return own;
    }),
  );
  const burst = async (address: string) => {
    const answers = await tally(
      processes.flatMap((one) =>
        Array.from({ length: 50 }, (_, n) => guess(`burst-${n}@example.com`, address, one)),
      ),
    );
    return [answers['401']?.length, answers['429']?.length];
  };
  expect(await burst('203.0.113.8')).toEqual([10, 90]);
  await engine.kill();
  expect(await burst('203.0.113.9')).toEqual([20, 80]);
});
