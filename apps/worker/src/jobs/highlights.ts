import { dateIn, dayRange } from '@safira/football/time/days';
import { inGroups } from '@safira/provider/in-groups';
import { ProviderError } from '@safira/provider/provider-error';
import { VIDEOS_AT_ONCE, type Upload } from '@safira/provider/videos/video-site';
import {
  deleteHighlights,
  listKnownVideos,
  listStaleHighlights,
  saveHighlights,
} from '@safira/store/matches/highlights';
import { listNotSyncedSince } from '@safira/store/sync/last-synced';
import type { Lease } from '@safira/store/coordination/leases';
import { saveDetailsChanged } from '@safira/store/matches/details-changed';
import { listMatchesBetween } from '@safira/store/matches/matches';
import { LATEST_MS, makeHighlightFinder } from '../highlights/highlight-of-match.ts';
import { fetchAndRecord, type JobTools, type Task, type VideoSource, withSetbacks } from './job.ts';

const MINUTE_MS = 60_000;
const UPLOADS_EVERY_MS = 15 * MINUTE_MS;
/** Older uploads were processed when they were new. */
const UPLOADS_OF_MS = 7 * 24 * 60 * MINUTE_MS;
/** A safety bound: more than all followed competitions play in a week. */
const MOST_MATCHES = 2_000;

/** The site resets its daily quota at midnight in this zone. */
const SITE_ZONE = 'America/Los_Angeles';
const QUOTA = 'quota of the video site';

/** DLG-11: channels whose uploads were not read for 15 minutes, and stored videos not confirmed since yesterday. */
export async function dueHighlights(tools: JobTools, limit: number): Promise<Task[]> {
  const { db, clock, videos, setbacks } = tools;
  const now = clock.now();
  if (!videos || now < (setbacks.get(QUOTA)?.until ?? 0)) return [];
  const since = now - UPLOADS_EVERY_MS;
  const channels = await listNotSyncedSince(db, { kind: 'uploads', keys: videos.channels, since });
  const stale = await listStaleHighlights(db, now, limit * VIDEOS_AT_ONCE);
  const tasks: Task[] = [
    ...channels.map(
      (channel): Task =>
        (lease) =>
          readUploads({ ...tools, videos }, channel, lease),
    ),
    ...inGroups(stale, VIDEOS_AT_ONCE).map(
      (group): Task =>
        (lease) =>
          checkAgain({ ...tools, videos }, group, lease),
    ),
  ];
  return tasks.slice(0, limit).map((task) => (lease) => withinQuota(tools, () => task(lease)));
}

type VideoTools = JobTools & { videos: VideoSource };

/** Two calls at most: the list of uploads, and the details of those that show a match and are not stored yet. */
function readUploads(tools: VideoTools, channel: string, lease: Lease): Promise<void> {
  const { db, videos, clock } = tools;
  return fetchAndRecord(tools, { kind: 'uploads', keys: [channel] }, async () => {
    const now = clock.now();
    const uploads = await videos.site.uploads(channel);
    const matchOf = await findMatches(
      tools,
      uploads.filter(({ publishedAt }) => publishedAt >= now - UPLOADS_OF_MS),
    );
    const known = await listKnownVideos(db, [...matchOf.keys()]);
    const unknown = [...matchOf.keys()].filter((id) => !known.has(id));
    const found = await videos.site.videos(unknown);
    const saved = await saveHighlights(
      db,
      found.map((video) => ({ ...video, matchId: matchOf.get(video.videoId)! })),
      now,
    );
    await saveDetailsChanged(db, saved, lease);
  });
}

/** The match of each upload that shows one. */
async function findMatches({ db }: JobTools, uploads: readonly Upload[]): Promise<Map<string, number>> {
  if (uploads.length === 0) return new Map();
  const times = uploads.map(({ publishedAt }) => publishedAt);
  const matches = await listMatchesBetween(db, {
    from: Math.min(...times) - LATEST_MS,
    to: Math.max(...times) + 1,
    limit: MOST_MATCHES,
  });
  const find = makeHighlightFinder(matches);
  return new Map(
    uploads.flatMap((upload) => {
      const match = find(upload);
      return match === undefined ? [] : [[upload.videoId, match] as const];
    }),
  );
}

type Stored = { matchId: number; videoId: string };

/** One call: videos that the site still shows are stored as they are now, the others are deleted here too. */
function checkAgain({ db, videos, clock, setbacks }: VideoTools, stored: readonly Stored[], lease: Lease) {
  const ids = stored.map(({ videoId }) => videoId);
  return withSetbacks({ clock, setbacks }, `videos ${ids[0]}`, async () => {
    const shown = new Map((await videos.site.videos(ids)).map((video) => [video.videoId, video]));
    const still = stored.flatMap(({ matchId, videoId }) => {
      const video = shown.get(videoId);
      return video ? [{ ...video, matchId }] : [];
    });
    const changed = await saveHighlights(db, still, clock.now());
    const lost = await deleteHighlights(
      db,
      ids.filter((id) => !shown.has(id)),
    );
    await saveDetailsChanged(db, [...new Set([...changed, ...lost])], lease);
  });
}

/** Once the daily quota is spent, no call is made until the site's next day begins. */
async function withinQuota({ clock, setbacks, log }: JobTools, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'quota-spent') {
      const until = dayRange(SITE_ZONE, dateIn(SITE_ZONE, clock.now())).to;
      setbacks.set(QUOTA, { times: 1, until });
      log.warn({ until: new Date(until) }, 'daily quota of the video site is spent');
    }
    throw error;
  }
}
