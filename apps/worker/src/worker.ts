import { setTimeout as wait } from 'node:timers/promises';
import { mediaStoreOf } from '@safira/media/config';
import type { Logger } from '@safira/operations/log';
import { enginesOf } from '@safira/speech/config';
import { redisAddressOf } from '@safira/store/config';
import { listenForChanges } from '@safira/store/coordination/notifications';
import { openRedis } from '@safira/store/redis';
import type { WorkerConfig } from './config.ts';
import { makeEdges } from './edges.ts';
import { faultAt } from './faults.ts';
import type { Duty } from './hold-lease.ts';
import { keepLease } from './keep-lease.ts';
import { liveDuty } from './live-loop.ts';
import { makeMailer } from './mail/mailer.ts';
import { runOutbox } from './mail/outbox.ts';
import { runScheduledArticles } from './newsroom/scheduled-articles.ts';
import { openTools } from './open-tools.ts';
import { runPodcast } from './podcast/podcast.ts';
import type { PodcastTools } from './podcast/podcast-tools.ts';
import type { Progress } from './progress.ts';
import { runQueue } from './queue.ts';
import { consumers } from './registry.ts';

type Watched = { stop: AbortSignal; progress: Progress };

/** Runs all loops of a worker until `stop`; resolves when its leases and connections are released. */
export async function runWorker(
  config: WorkerConfig,
  log: Logger,
  { stop, progress }: Watched,
): Promise<void> {
  const tools = await openTools(config, log);
  const { db, holder } = tools;
  const redis = openRedis(redisAddressOf(config), { onError: (error) => log.warn({ err: error }, 'redis') });
  const changes = changesWaiter(config.DATABASE_URL);
  const shared = { ...tools, redis, progress, fault: faultAt(config.FAULT, config.FAULT_SIGNAL) };
  const consumerTools = {
    ...shared,
    edges: makeEdges({ nodes: config.edges, secret: config.PUBLISH_SECRET, log }),
    waitForChanges: changes.wait,
  };

  await Promise.all([
    keepLease({ db, holder, log, progress }, liveDuty(shared), stop),
    ...consumers.map(({ name, consume, isFailing }) =>
      keepLease(
        { db, holder, log, progress },
        {
          name,
          work: (lease, signal) => consume(consumerTools, signal, lease),
          ...(isFailing && { isFailing: () => isFailing(consumerTools) }),
        },
        stop,
      ),
    ),
    runQueue(shared, redisAddressOf(config), stop),
    runScheduledArticles(shared, stop),
    config.PODCAST && keepLease({ db, holder, log, progress }, podcastDuty(config, shared), stop),
    config.mail &&
      runOutbox(
        { db, log, progress, now: Date.now, siteUrl: config.SITE_URL, mailer: makeMailer(config.mail) },
        stop,
      ),
  ]);
  await changes.close();
  redis.disconnect();
  await db.destroy();
}

/** POD-06: what it speaks about and with comes from the environment; its sounds are stored where editors' images are. */
function podcastDuty(config: WorkerConfig, tools: Omit<PodcastTools, keyof Studio>): Duty {
  const studio: Studio = {
    leagues: config.LEAGUES,
    media: mediaStoreOf(config),
    engines: enginesOf(config),
    cache: { folder: config.SPEECH_CACHE_FOLDER, mostBytes: config.SPEECH_CACHE_MB * 1_024 * 1_024 },
  };
  return {
    name: 'podcast',
    work: (lease, signal) => runPodcast({ ...tools, ...studio }, signal, lease),
  };
}

type Studio = Pick<PodcastTools, 'leagues' | 'media' | 'engines' | 'cache'>;

/** Wakes the consumers at each notification from the database, or when the given time is up. */
function changesWaiter(url: string) {
  const waiting = new Set<AbortController>();
  const listener = listenForChanges(url, () => waiting.forEach((early) => early.abort()));
  return {
    wait: async (ms: number, signal: AbortSignal) => {
      const early = new AbortController();
      waiting.add(early);
      await wait(Math.max(0, ms), undefined, { signal: AbortSignal.any([signal, early.signal]) }).catch(
        () => {},
      );
      waiting.delete(early);
    },
    close: listener.close,
  };
}
