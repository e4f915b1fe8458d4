import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultOf, type Follower, startFollower } from '@safira/testkit/follower';
import { freePorts } from '@safira/testkit/ports';
import { testRedisUrl } from '@safira/testkit/redis';
import { startWorld, type World } from '@safira/testkit/running-world';
import { until } from '@safira/testkit/until';
import { endChild } from '@safira/testkit/stack';
import { faultPoints } from '../src/faults.ts';

/** Far more than it takes on a machine of its own. */
const PATIENCE_S = 90;
const redis = await testRedisUrl();
let world: World;
let follower: Follower;
let start: number;

beforeAll(async () => {
  world = await startWorld({ name: 'safira_crash', ports: await freePorts(), env: { REDIS_URL: redis } });
  const worker = world.startWorker({ WORKER_NAME: 'crash' });
  await until('the league is stored', async () => (await world.log()).length > 30, PATIENCE_S);
  await until('all of it is published', isAllPublished, PATIENCE_S);
  follower = await startFollower(world.edge);
  start = follower.seq();
  await endChild(worker);
});

afterAll(async () => {
  follower?.close();
  await world?.stop();
});

async function isAllPublished(): Promise<boolean> {
  const [mark] = await world.query<{ seq: string }>('select seq from publisher_marks');
  return Number(mark!.seq) === (await world.log()).at(-1);
}

/** On the way of a change: episodes are produced apart from it, and killed in podcast-kills.test.ts. */
const points = faultPoints.filter((point) => !/^(?:episode|chapter)-/.test(point));

test.each(points)(
  'HOME-14: a worker is killed at the point %s, every change takes effect exactly once, in order',
  async (point) => {
    const doomed = world.startWorker({ WORKER_NAME: 'crash', FAULT: point });
    const exited = once(doomed, 'exit');
    const match = await world.score('home');
    const [, signal] = await exited;
    expect(signal).toBe('SIGKILL');

    const worker = world.startWorker({ WORKER_NAME: 'crash' });
    const before = (await world.log()).at(-1)!;
    await world.score('away');
    // Jobs may log other changes first: the first goal must not be lost.
    await until(
      'the first goal is stored',
      async () => {
        const stored = await world.query(
          `select 1 from match_changes where match_id = ${match} and 'goal' = any(kinds)`,
        );
        return stored.length > 0 && (await world.log()).at(-1)! > before;
      },
      PATIENCE_S,
    );

    // The league plays on: only the log up to here is checked.
    const log = await world.listedLog();
    await until(
      'the follower has reached the end of the log',
      () => follower.seq() >= log.at(-1)!,
      PATIENCE_S,
    );
    expect(faultOf(follower, { log, start })).toBeUndefined();
    await endChild(worker);
  },
);
