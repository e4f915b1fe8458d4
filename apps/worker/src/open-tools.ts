import { bulkhead } from 'cockatiel';
import type { Logger } from '@safira/operations/log';
import { channels as knownChannels } from '@safira/broadcasts/tables/channels';
import { makeClock } from '@safira/football/time/clock';
import { makeProvider } from '@safira/provider/client';
import { allowances } from '@safira/provider/plans';
import { makeVideoSite } from '@safira/provider/videos/video-site';
import { saveChannels } from '@safira/store/broadcasts/channels';
import { openDb } from '@safira/store/db';
import { findDurabilityFault } from '@safira/store/durability';
import { missingMigrations } from '@safira/store/migrate/migrate';
import type { JobTools } from './jobs/job.ts';
import type { WorkerConfig } from './config.ts';
import { makeLedger } from './ledger.ts';
import { makeMediaFetch } from './pictures/media-fetch.ts';
import { watchCalls } from './watch-calls.ts';

/** Share of the plan's calls a second that is used, because the provider's clock differs from ours. */
const PACE = 0.8;
/** Of the four concurrent calls: the live list must never queue behind history. */
const AT_ONCE = 2;

/** Opens what every job needs; fails where the database lacks migrations. */
export async function openTools(
  config: WorkerConfig,
  log: Logger,
  { atOnce = AT_ONCE }: { atOnce?: number } = {},
): Promise<JobTools> {
  const clock = makeClock({
    speed: config.CLOCK_SPEED,
    start: config.CLOCK_START,
    origin: config.CLOCK_ORIGIN,
  });
  const db = openDb(config.DATABASE_URL);
  const missing = await missingMigrations(db);
  if (missing.length > 0) throw new Error(`the database lacks ${missing.join(', ')}: run pnpm migrate`);
  const fault = config.DATA_SIMULATED ? undefined : await findDurabilityFault(db);
  if (fault) throw new Error(fault);
  // Editors name channels, too, where there is no guide.
  await saveChannels(db, knownChannels);
  const { day: limit, second } = allowances[config.FOOTBALL_PLAN];
  watchCalls({ db, clock, limit });
  const provider = makeProvider({
    baseUrl: config.apiUrl,
    key: config.FOOTBALL_API_KEY ?? 'simulated',
    clock,
    perSecond: Math.max(1, Math.floor((second ?? 1) * PACE)) * clock.speed,
    take: makeLedger({ db, clock, limit, leagues: config.LEAGUES }),
    log,
  });
  const { LEAGUES: leagues, MEDIA_FOLDER: mediaFolder, holder } = config;
  const videos = openVideos(config, log);
  const guides = guidesOf(config);
  const turns = bulkhead(atOnce, Number.POSITIVE_INFINITY);
  return {
    db,
    provider,
    leagues,
    clock,
    log,
    holder,
    mediaFolder,
    fetchMedia: makeMediaFetch(config.media),
    turns,
    setbacks: new Map(),
    ...(videos && { videos }),
    ...(guides && { guides }),
  };
}

/** OURS-17: without a guide, or without any of its channels, nothing is imported. */
function guidesOf({ GUIDE_URLS: urls, GUIDE_CHANNELS: channels }: WorkerConfig) {
  return urls.length > 0 && channels.size > 0 ? { urls, channels } : undefined;
}

/** DLG-11: without an API key, or without any channel, no highlights are fetched. */
function openVideos(
  { VIDEO_API_KEY: key, VIDEO_API_URL: baseUrl, VIDEO_CHANNELS: channels }: WorkerConfig,
  log: Logger,
) {
  if (!key || channels.length === 0) return undefined;
  return { site: makeVideoSite({ baseUrl, key, log }), channels };
}
