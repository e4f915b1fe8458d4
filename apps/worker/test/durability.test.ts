import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLog } from '@safira/operations/log';
import { openDb } from '@safira/store/db';
import { findDurabilityFault } from '@safira/store/durability';
import { migrate } from '@safira/store/migrate/migrate';
import { appSecrets, databaseUrl } from '@safira/testkit/engines';
import { ownPostgres } from '@safira/testkit/own-engines';
import { freePort, freePorts } from '@safira/testkit/ports';
import { testRedisUrl } from '@safira/testkit/redis';
import { readConfig } from '../src/config.ts';
import { openTools } from '../src/open-tools.ts';

const ports = await freePorts();
const redis = await testRedisUrl();
const postgres = ownPostgres(await freePort(), []);
const urlOf = (role: 'admin' | 'migrator' | 'api' | 'worker') => databaseUrl(role, 'safira', postgres.port);
const admin = openDb(urlOf('admin'), { max: 1, connectTimeoutMs: 60_000 });
const run = promisify(execFile);

beforeAll(async () => {
  await postgres.start();
  await migrate(urlOf('migrator'));
});
afterAll(async () => {
  await admin.destroy();
  await postgres.remove();
});

const envOf = (app: 'api' | 'worker', simulated: boolean) => ({
  DATABASE_URL: urlOf(app),
  REDIS_URL: redis,
  DATA_SIMULATED: String(simulated),
  API_PORT: String(ports.api),
  WORKER_METRICS_PORT: String(ports.worker),
  ...appSecrets(),
});

/** Starts an app that is expected to exit by itself. */
const startApp = (app: 'api' | 'worker') =>
  run(process.execPath, [`apps/${app}/src/main.ts`], { env: envOf(app, false), timeout: 60_000 });

async function openWorker(simulated: boolean): Promise<void> {
  const { db } = await openTools(readConfig(envOf('worker', simulated)), makeLog('worker', 'silent'));
  await db.destroy();
}

async function configure(setting: 'fsync' | 'full_page_writes', value: 'on' | 'off'): Promise<void> {
  await sql`alter system set ${sql.raw(setting)} = ${sql.raw(value)}`.execute(admin);
  await sql`select pg_reload_conf()`.execute(admin);
  const read = async () => {
    const { rows } = await sql<Record<string, string>>`show ${sql.raw(setting)}`.execute(admin);
    return rows[0]![setting];
  };
  await expect.poll(read, { timeout: 10_000 }).toBe(value);
}

test('HOUSE: with real data a durable PostgreSQL is accepted', async () => {
  expect(await findDurabilityFault(admin)).toBeUndefined();
  await openWorker(false);
});

test.each(['fsync', 'full_page_writes'] as const)(
  'HOUSE: with real data worker and API refuse to start on %s=off, which they name; with simulated data they start',
  async (setting) => {
    await configure(setting, 'off');
    try {
      const message = new RegExp(`DATA_SIMULATED is false, but PostgreSQL runs with ${setting}=off`);
      await expect(startApp('worker')).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(message),
      });
      await expect(startApp('api')).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(message),
      });
      await openWorker(true);
    } finally {
      await configure(setting, 'on');
    }
  },
);
