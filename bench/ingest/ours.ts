import { setTimeout as wait } from 'node:timers/promises';
import { makeLog } from '../../packages/operations/src/log.ts';
import { makeEdges } from '../../apps/worker/src/edges.ts';
import { postsFailed } from '../../apps/worker/src/metrics.ts';
import { publishChanges } from '../../apps/worker/src/publisher.ts';
import { makeProvider } from '../../packages/provider/src/client.ts';
import { databaseTime, type Db } from '../../packages/store/src/db.ts';
import { takeLease } from '@safira/store/coordination/leases';
import { findHead, findPublishedSeq } from '@safira/store/matches/changes';
import { openRedis } from '../../packages/store/src/redis.ts';
import { saveObservations } from '@safira/store/matches/save-observations';
import { MATCHES } from './live-list.ts';

/** Milliseconds of one poll: mapping the answer, saving what changed, publishing it. */
export type Spent = { map: number; save: number; publish: number };

const LEASE_MS = 3_600_000;
/** The publisher's own tick, and a little more. */
const TICK_MS = 1_050;
const clock = { now: Date.now, speed: 1 };

export type Ours = Awaited<ReturnType<typeof startOurs>>;

/** The worker's own code from the bytes of an answer to the last message, one step after the other. */
export async function startOurs({ db, redisUrl, edge }: { db: Db; redisUrl: string; edge: string }) {
  const lease = await takeLease(db, { name: 'live', holder: 'bench', ttlMs: LEASE_MS });
  if (!lease) throw new Error('an empty database that has a lease');
  let body = '';
  const provider = makeProvider({
    baseUrl: 'http://provider.invalid',
    key: 'bench',
    clock,
    perSecond: 1_000_000,
    fetch: async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
  });
  const redis = openRedis(redisUrl);
  const turns = makeTurns();
  const stopping = new AbortController();
  const log = makeLog('bench', 'warn');
  const edges = makeEdges({ nodes: [{ pushUrl: edge, url: edge }], secret: 'unused', log });
  const publishing = publishChanges(
    {
      db,
      redis,
      clock,
      log,
      fault: () => {},
      edges,
      waitForChanges: turns.wait,
    },
    stopping.signal,
  );
  await turns.rest();

  const isAllPublished = async () => (await findPublishedSeq(db)) === (await findHead(db));

  return {
    /** If none of the last changes is urgent, the publisher waits for its next tick. */
    async publishRest() {
      while (!(await isAllPublished())) {
        await wait(TICK_MS);
        await turns.publish();
      }
    },
    async poll(answer: string): Promise<Spent> {
      body = answer;
      const began = performance.now();
      const observedAt = await databaseTime(db);
      const { observations } = await provider.liveFixtures({ leagues: [0] });
      const mapped = performance.now();
      const changed = await saveObservations(db, { observations, observedAt, lease });
      const saved = performance.now();
      await turns.publish();
      await edges.settled();
      const published = performance.now();
      if (changed.length !== MATCHES) throw new Error(`${changed.length} matches changed`);
      return { map: mapped - began, save: saved - mapped, publish: published - saved };
    },
    isAllPublished,
    async stop() {
      stopping.abort();
      turns.end();
      await publishing;
      redis.disconnect();
      const failed = (await postsFailed.get()).values[0]?.value ?? 0;
      if (failed > 0) throw new Error(`${failed} messages were not accepted`);
    },
  };
}

/** Wakes the publisher as a notification would, and knows when it has nothing left to publish. */
function makeTurns() {
  let wake = () => {};
  let resting = Promise.withResolvers<void>();
  return {
    wait: () => {
      resting.resolve();
      return new Promise<void>((resolve) => {
        wake = resolve;
      });
    },
    rest: () => resting.promise,
    publish: () => {
      resting = Promise.withResolvers<void>();
      wake();
      return resting.promise;
    },
    end: () => wake(),
  };
}
