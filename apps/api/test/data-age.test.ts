import { register } from 'prom-client';
import { expect, test } from 'vitest';
import { renewLease } from '@safira/store/coordination/leases';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { watchDataAge } from '../src/watch-data-age.ts';

const metric = 'safira_stored_data_as_of_timestamp_seconds';

test('HOUSE: the API reports how current the live matches are, also while no worker or no PostgreSQL is there', async () => {
  const { db } = await testDatabase();
  register.removeSingleMetric(metric); // another test file of this process may have one, of its own database
  watchDataAge(db);
  const read = () => register.getSingleMetricAsString(metric);
  expect(await read(), 'before the first poll').not.toContain('{source="api"}');

  const lease = await aLease(db);
  const at = Date.parse('2026-11-28T15:40:00Z');
  const report = (asOf: number) => ({
    newest: null,
    provider: { state: 'ok' as const, remaining: null },
    asOf: new Date(asOf).toISOString(),
  });
  await renewLease(db, lease, { ttlMs: 1, report: report(at) });
  expect(await read(), 'the lease has expired').toContain(`{source="api"} ${at / 1_000}`);
  await renewLease(db, lease, { ttlMs: 1, report: report(at + 15_000) });
  expect(await read()).toContain(`{source="api"} ${at / 1_000 + 15}`);

  await db.destroy();
  expect(await read(), 'PostgreSQL is away').toContain(`{source="api"} ${at / 1_000 + 15}`);
});
