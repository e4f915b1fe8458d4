import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '@safira/testkit/database';
import { hasLockWaiter } from '@safira/testkit/locks';
import { startApi } from './api.ts';

const { db, url } = await testDatabase({ role: 'migrator' });
const { app } = await startApi({ db });
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo; // it listens on a port, not on a file
/** Like the edge: the connection stays open after its answer. */
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

function read(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ port, path, agent }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode!)),
    )
      .on('error', reject)
      .end();
  });
}

test('HOUSE: an API that is stopped answers the current request, then exits without waiting for its connection', async () => {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('begin; lock table matches in access exclusive mode');
  const answer = read('/api/matches/live');
  await expect.poll(() => hasLockWaiter(db)).toBe(true); // it waits for the table
  const closed = app.close().then(() => 'ended');
  await wait(200);
  await holder.end();
  expect(await answer).toBe(200);
  expect(await Promise.race([closed, wait(20_000)])).toBe('ended');
});
