import { expect, test } from 'vitest';
import {
  assertLease,
  findLeaseReport,
  releaseLease,
  renewLease,
  takeLease,
} from '../../src/coordination/leases.ts';
import { testDatabase } from '@safira/testkit/database';

const { db } = await testDatabase();

test('HOME-14: a lease has one holder at a time; an expired one passes to the next under a higher term', async () => {
  const first = await takeLease(db, { name: 'a', holder: 'one', ttlMs: 60_000 });
  expect(await takeLease(db, { name: 'a', holder: 'two', ttlMs: 60_000 })).toBeUndefined();
  await renewLease(db, first!, { ttlMs: 1 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  const second = await takeLease(db, { name: 'a', holder: 'two', ttlMs: 5_000 });
  expect(second!.term).toBe(first!.term + 1);
  expect(await renewLease(db, first!, { ttlMs: 5_000 })).toBe(false);
  await expect(assertLease(db, first!)).rejects.toThrow('was taken over by another holder');
});

test('HOME-14: a released lease is free at once', async () => {
  const first = await takeLease(db, { name: 'b', holder: 'one', ttlMs: 60_000 });
  await releaseLease(db, first!);
  expect(await takeLease(db, { name: 'b', holder: 'two', ttlMs: 60_000 })).toMatchObject({ holder: 'two' });
});

test('HOME-14: a restarted worker takes its own lease back at once, under a new term', async () => {
  const before = await takeLease(db, { name: 'd', holder: 'one', ttlMs: 60_000 });
  const after = await takeLease(db, { name: 'd', holder: 'one', ttlMs: 60_000 });
  expect(after!.term).toBe(before!.term + 1);
  await expect(assertLease(db, before!)).rejects.toThrow('was taken over by another holder');
});

test('API-05: the holder reports the freshness of the data with each renewal', async () => {
  const lease = (await takeLease(db, { name: 'c', holder: 'one', ttlMs: 60_000 }))!;
  const report = { newest: '2026-11-21T18:00:00.000Z', provider: { state: 'ok' as const, remaining: 7_000 } };
  await renewLease(db, lease, { ttlMs: 60_000, report });
  expect(await findLeaseReport(db, 'c')).toEqual(report);
});

test('OURS-09: a holder without a provider response yet keeps the age of the data that its predecessor reported', async () => {
  const report = { newest: null, provider: { state: 'ok' as const, remaining: null } };
  const asOf = '2026-11-21T18:00:00.000Z';
  const take = async () => (await takeLease(db, { name: 'e', holder: 'one', ttlMs: 60_000 }))!;
  await renewLease(db, await take(), { ttlMs: 60_000, report: { ...report, asOf } });
  await renewLease(db, await take(), {
    ttlMs: 60_000,
    report: { ...report, provider: { state: 'down', remaining: null } },
  });
  expect(await findLeaseReport(db, 'e')).toMatchObject({ asOf, provider: { state: 'down' } });
});
