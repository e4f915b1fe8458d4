import { beforeEach, expect, test } from 'vitest';
import { getStatus } from '@safira/contract/system/status';
import { type LeaseReport, releaseLease, renewLease, takeLease } from '@safira/store/coordination/leases';
import { openDb } from '@safira/store/db';
import { openRedis } from '@safira/store/redis';
import { atEnd } from '@safira/testkit/at-end';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { nowhere } from '@safira/testkit/ports';
import { startRelay } from '@safira/testkit/relay';
import { checkStatus } from '../src/routes/system/status.ts';
import { call, startApi } from './api.ts';

const { db, url } = await testDatabase();
const { app, redis } = await startApi({ db });
const MINUTE_MS = 60_000;
type ProviderState = LeaseReport['provider']['state'];
const provider = (state: ProviderState) => ({ state, remaining: 100 });
const everything = { results: 'works', push: 'works', pages: 'works', updates: 'works', accounts: 'works' };

/** A worker that holds all leases, whose live data is this old. */
async function aWorker({ oldMs = 0, state = 'ok' }: { oldMs?: number; state?: ProviderState } = {}) {
  const [live] = [await aLease(db, 'live'), await aLease(db, 'publisher')];
  const asOf = new Date(Date.now() - oldMs).toISOString();
  await renewLease(db, live, { ttlMs: 60_000, report: { newest: asOf, asOf, provider: provider(state) } });
}

beforeEach(async () => {
  await db.deleteFrom('leases').execute();
});

test('OURS-43: with a worker and fresh data everything works, and the answer is stored for seconds only', async () => {
  await aWorker();
  const { body } = await call(app, getStatus, '/status');
  expect(body.data).toMatchObject({ services: everything, minutesOld: 0, isSourceAway: false });
  expect(Date.now() - Date.parse(body.data.checkedAt)).toBeLessThan(MINUTE_MS + 10_000);
  const { headers } = await app.inject('/api/status');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
});

test.each([
  { oldMs: 50_000, results: 'works', minutesOld: 0 },
  { oldMs: 70_000, results: 'slow', minutesOld: 1 },
  { oldMs: 290_000, results: 'slow', minutesOld: 4 },
  { oldMs: 310_000, results: 'stopped', minutesOld: 5 },
])('OURS-43: live scores that are $oldMs ms old are $results', async ({ oldMs, results, minutesOld }) => {
  await aWorker({ oldMs });
  expect(await checkStatus({ db, redis })).toMatchObject({
    services: { ...everything, results },
    minutesOld,
  });
});

test('OURS-43: while the provider does not answer, what is fetched stops, and the source is named', async () => {
  await aWorker({ oldMs: 90_000, state: 'down' });
  const status = await checkStatus({ db, redis });
  expect(status.services).toEqual({ ...everything, results: 'slow', updates: 'stopped' });
  expect(status.isSourceAway).toBe(true);
  await aWorker({ state: 'limited' });
  expect((await checkStatus({ db, redis })).services).toEqual({ ...everything, updates: 'slow' });
});

test('OURS-43: without a worker nothing is fetched or pushed, and no provider is blamed', async () => {
  await aWorker({ oldMs: 600_000, state: 'down' });
  const live = await takeLease(db, { name: 'live', holder: 'test', ttlMs: 60_000 });
  const publisher = await takeLease(db, { name: 'publisher', holder: 'test', ttlMs: 60_000 });
  await Promise.all([releaseLease(db, live!), releaseLease(db, publisher!)]);
  const stopped = { results: 'stopped', push: 'stopped', updates: 'stopped' };
  expect(await checkStatus({ db, redis })).toMatchObject({
    services: { ...everything, ...stopped },
    isSourceAway: false,
  });
});

test('OURS-43: on an empty database the age is unknown, not zero', async () => {
  expect(await checkStatus({ db, redis })).toMatchObject({
    services: { results: 'stopped', push: 'stopped', updates: 'stopped', pages: 'works' },
    minutesOld: null,
  });
});

test('OURS-43: without Redis the jobs wait, and all else works', async () => {
  await aWorker();
  const away = openRedis((await nowhere()).replace('http', 'redis'), { onError: () => {} });
  atEnd(() => away.disconnect());
  const { services } = await checkStatus({ db, redis: away });
  expect(services).toEqual({ ...everything, updates: 'stopped' });
});

test('OURS-43: while PostgreSQL hangs, the answer comes all the same and claims nothing', async () => {
  await aWorker();
  const address = new URL(url);
  const relay = await startRelay(Number(address.port));
  address.port = String(relay.port);
  const far = openDb(address.href);
  const status = () => checkStatus({ db: far, redis });
  expect((await status()).services).toEqual(everything);
  relay.cut();
  expect(await status()).toMatchObject({
    services: { results: 'stopped', push: 'stopped', pages: 'slow', updates: 'stopped', accounts: 'stopped' },
    minutesOld: null,
  });
  relay.heal();
  await expect.poll(async () => (await status()).services, { timeout: 20_000 }).toEqual(everything);
  relay.close();
  await far.destroy();
});
