import { connect, createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Db, openDb } from '../src/db.ts';
import { CHANGES_CHANNEL } from '../src/matches/changes.ts';
import { listenForChanges } from '../src/coordination/notifications.ts';
import { connectAs, testDatabase } from '@safira/testkit/database';

const { db, url } = await testDatabase();
const admin = connectAs('admin', db);

const ownPid = async (trx: Db) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)).rows[0]!.pid;

const backends = async (query: string) =>
  (
    await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and query = ${query} and state = 'idle'`.execute(admin)
  ).rows.map(({ pid }) => pid);

async function terminate(pid: number) {
  await sql`select pg_terminate_backend(${pid}, 5000)`.execute(admin);
}

/** Errors that would have ended the process. Vitest records them too, and fails the run. */
function uncaughtErrors(): unknown[] {
  const seen: unknown[] = [];
  const record = (error: unknown) => void seen.push(error);
  process.on('uncaughtExceptionMonitor', record);
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', record));
  return seen;
}

test('HOUSE: a connection that dies between two statements fails its transaction, not the process', async () => {
  const uncaught = uncaughtErrors();
  const transaction = db.transaction().execute(async (trx) => {
    await terminate(await ownPid(trx));
    // Gives the client time to notice the lost connection while no statement runs: the case that needs a listener.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await sql`select 1`.execute(trx);
  });
  await expect(transaction).rejects.toThrow(/connection/i);
  expect(uncaught).toEqual([]);
  await expect(ownPid(db)).resolves.toBeGreaterThan(0);
});

test('HOUSE: a listener whose connection was killed reconnects and listens again', async () => {
  const uncaught = uncaughtErrors();
  const onNotify = vi.fn<() => void>();
  const listener = listenForChanges(url, onNotify);
  onTestFinished(() => listener.close());
  const listening = () => backends(`listen ${CHANGES_CHANNEL}`);
  await expect.poll(listening, { timeout: 5_000 }).toHaveLength(1);
  const [first] = await listening();
  await terminate(first!);
  await expect
    .poll(listening, { timeout: 5_000 })
    .toEqual([expect.toSatisfy((pid: number) => pid !== first)]);
  await sql`select pg_notify(${CHANGES_CHANNEL}, '')`.execute(db);
  await expect.poll(() => onNotify.mock.calls.length).toBe(1);
  expect(uncaught).toEqual([]);
});

/** The engine behind an address that can hang: connections stay open, nothing passes. */
async function hangingEngine() {
  const { hostname, port } = new URL(url);
  let isHanging = false;
  let release = () => {};
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const side of [near, far]) side.on('error', () => {});
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    far.pipe(near);
    near.on('data', (bytes) => {
      if (!isHanging) return void far.write(bytes);
      const before = release;
      release = () => {
        before();
        if (!near.destroyed) far.write(bytes);
      };
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = new URL(url);
  address.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    url: address.href,
    hang: () => void (isHanging = true),
    recover: () => {
      isHanging = false;
      release();
    },
  };
}

test('HOUSE: after an engine hung in the begin of a transaction, later writes are committed', async () => {
  const engine = await hangingEngine();
  const pool = openDb(engine.url, { max: 1, queryTimeoutMs: 2_000 });
  onTestFinished(() => pool.destroy());
  await ownPid(pool);
  engine.hang();
  await expect(pool.transaction().execute(ownPid)).rejects.toThrow('Query read timeout');
  engine.recover();
  await sql`insert into wanted values ('season', 'after a hang', now())`.execute(pool);
  const { rows } = await sql`select from wanted where key = 'after a hang'`.execute(admin);
  expect(rows).toHaveLength(1);
});
