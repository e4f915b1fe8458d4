import { afterAll, expect, test } from 'vitest';
import { migrate } from '@safira/store/migrate/migrate';
import { databaseUrl, redisUrl } from '@safira/testkit/engines';
import { ownPostgres } from '@safira/testkit/own-engines';
import { freePort, freePorts } from '@safira/testkit/ports';
import { makeStack, waitFor } from '@safira/testkit/stack';

const postgres = ownPostgres(await freePort());
const stack = makeStack({
  name: 'safira_readiness',
  ports: await freePorts(),
  env: {
    DATABASE_URL: databaseUrl('api', 'safira', postgres.port),
    REDIS_URL: redisUrl(0, await freePort()), // nothing listens there; the API starts without Redis
  },
});
const inside = `http://127.0.0.1:${stack.ports.api + 1_000}`;

afterAll(async () => {
  await stack.stop();
  await postgres.remove();
});

async function readyz(): Promise<[status: number, body: string]> {
  const answer = await fetch(`${inside}/readyz`);
  return [answer.status, await answer.text()];
}

const patience = { timeout: 10_000 };

test('HOUSE: an API started before PostgreSQL becomes ready once it runs and is migrated, and stays ready', async () => {
  stack.start('api', ['node', 'apps/api/src/main.ts']);
  await waitFor(`${inside}/healthz`, { status: 200 });
  expect(await readyz()).toEqual([503, 'unavailable']);

  await postgres.start();
  const missing = [503, expect.stringMatching(/^migrations missing: 0001-\S+\.sql, 0002-/)];
  await expect.poll(readyz, patience).toEqual(missing);

  await migrate(databaseUrl('migrator', 'safira', postgres.port));
  await expect.poll(readyz, patience).toEqual([200, 'ready']);

  await postgres.kill();
  expect(await readyz()).toEqual([200, 'ready']);
});
