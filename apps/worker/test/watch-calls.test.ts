import { register } from 'prom-client';
import { expect, test } from 'vitest';
import { takeLease } from '@safira/store/coordination/leases';
import { saveReportedCalls } from '@safira/store/sync/provider-calls';
import { testDatabase } from '@safira/testkit/database';
import { keepLease } from '../src/keep-lease.ts';
import { leaseHeld } from '../src/metrics.ts';
import { watchCalls } from '../src/watch-calls.ts';
import { silentLog } from './worker-tools.ts';

const { db } = await testDatabase();
const used = 'safira_provider_calls_used';
const PATIENCE = { timeout: 20_000, interval: 50 };

test('HOUSE: a worker reports the calls of today that any worker made, and the limit of the plan', async () => {
  const { db: own } = await testDatabase();
  register.removeSingleMetric(used); // another test file of this process may have one, of its own database
  let now = Date.parse('2026-11-28T15:40:00Z');
  watchCalls({ db: own, clock: { now: () => now, speed: 1 }, limit: 7_500 });
  const metrics = () => register.metrics();
  expect(await metrics()).toMatch(/^safira_provider_calls_used 0$/m);
  expect(await metrics()).toMatch(/^safira_provider_calls_limit 7500$/m);
  await saveReportedCalls(own, { used: 321, now });
  expect(await metrics()).toMatch(/^safira_provider_calls_used 321$/m);
  now += 86_400_000;
  expect(await metrics()).toMatch(/^safira_provider_calls_used 0$/m);

  await saveReportedCalls(own, { used: 5, now });
  await metrics();
  await own.destroy();
  expect(await metrics(), 'while PostgreSQL is away').toMatch(/^safira_provider_calls_used 5$/m);
});

test('HOUSE: a worker that stands by reports that it does not hold the lease', async () => {
  await takeLease(db, { name: 'watched', holder: 'another', ttlMs: 60_000 });
  const stop = new AbortController();
  const duty = { name: 'watched', work: async () => {} };
  const keeping = keepLease({ db, holder: 'test', log: silentLog }, duty, stop.signal);
  const reported = async () =>
    (await leaseHeld.get()).values.find(({ labels }) => labels.lease === 'watched');
  await expect.poll(reported, PATIENCE).toMatchObject({ value: 0 });
  stop.abort();
  await keeping;
});
