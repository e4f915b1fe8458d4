import { expect, onTestFinished, test } from 'vitest';
import { makeLog } from '@safira/operations/log';
import { testDatabase } from '@safira/testkit/database';
import { nowhere } from '@safira/testkit/ports';
import { testRedisUrl } from '@safira/testkit/redis';
import { readConfig } from '../src/config.ts';
import { makeProgress } from '../src/progress.ts';
import { runWorker } from '../src/worker.ts';

const { owner, url } = await testDatabase();
const NOWHERE = await nowhere();

/** A worker as it runs in production, until the test is done. */
async function startWorker() {
  const stop = new AbortController();
  const config = readConfig({
    DATABASE_URL: url,
    REDIS_URL: await testRedisUrl(),
    FOOTBALL_API_URL: NOWHERE,
    PUSH_URLS: NOWHERE,
    EDGE_URLS: NOWHERE,
    PUBLISH_SECRET: 'unused-in-this-test',
  });
  const running = runWorker(config, makeLog('worker', 'silent'), {
    stop: stop.signal,
    progress: makeProgress(),
  });
  onTestFinished(async () => {
    stop.abort();
    await running;
  });
}

async function schedule(slug: string, at: Date): Promise<void> {
  await owner
    .insertInto('articles')
    .values({
      slug,
      status: 'scheduled',
      category: 'general',
      title: `عنوان ${slug}`,
      summary: 'ملخص',
      body: '[]',
      is_automatic: false,
      created_at: at,
      changed_at: at,
      scheduled_for: at,
    })
    .execute();
}

test('NEWS-04: a running worker publishes an article whose time has come, and not one whose time is to come', async () => {
  const at = new Date(Date.now() + 1_500);
  await schedule('due', at);
  await schedule('later', new Date(Date.now() + 3_600_000));
  await startWorker();
  const published = () =>
    owner.selectFrom('articles').select(['slug', 'published_at']).where('status', '=', 'published').execute();
  await expect.poll(published, { timeout: 15_000 }).toEqual([{ slug: 'due', published_at: at }]);
});
