import { dateIn, dayRange } from '@safira/football/days';
import { inGroups } from '@safira/provider/in-groups';
import { ProviderError } from '@safira/provider/provider-error';
import { FILMS_AT_ONCE, type Upload } from '@safira/provider/videos/video-site';
import {
  deleteHighlights,
  listKnownVideos,
  listStaleHighlights,
  saveHighlights,
} from '@safira/store/highlights';
import { listNeverSynced } from '@safira/store/last-synced';
import type { Lease } from '@safira/store/leases';
import { saveDetailsChanged } from '@safira/store/match-details-changed';
import { listMatchesBetween } from '@safira/store/matches';
import { LATEST_MS, makeHighlightFinder } from '../highlights/highlight-of-match.ts';
import { fetchAndRecord, type JobTools, type Films, type Task, withSetbacks } from './job.ts';

const MINUTE_MS = 60_000;
const UPLOADS_EVERY_MS = 15 * MINUTE_MS;
/** Older uploads were looked at when they were new. */
const UPLOADS_OF_MS = 7 * 24 * 60 * MINUTE_MS;
/** In a week of all that is followed; a bound, not a wish. */
const MOST_MATCHES = 2_000;

/** The site counts its calls by days of this zone. */
const SITE_ZONE = 'America/Los_Angeles';
const QUOTA = 'quota of the video site';

/** DLG-11: channels whose uploads were not read for 15 minutes, and stored films that nobody confirmed since yesterday. */
export async function dueHighlights(tools: JobTools, limit: number): Promise<Task[]> {
  const { db, clock, films, setbacks } = tools;
  const now = clock.now();
  if (!films || now < (setbacks.get(QUOTA)?.until ?? 0)) return [];
  const since = now - UPLOADS_EVERY_MS;
  const channels = await listNeverSynced(db, { kind: 'uploads', keys: films.channels, since });
  const stale = await listStaleHighlights(db, now, limit * FILMS_AT_ONCE);
  const tasks: Task[] = [
    ...channels.map(
      (channel): Task =>
        (lease) =>
          readUploads({ ...tools, films }, channel, lease),
    ),
    ...inGroups(stale, FILMS_AT_ONCE).map(
      (group): Task =>
        (lease) =>
          checkAgain({ ...tools, films }, group, lease),
    ),
  ];
  return tasks.slice(0, limit).map((task) => (lease) => withinQuota(tools, () => task(lease)));
}

type FilmTools = JobTools & { films: Films };

/** Two calls at most: the uploads, and what there is to know of those that show a match and are new to us. */
function readUploads(tools: FilmTools, channel: string, lease: Lease): Promise<void> {
  const { db, films, clock } = tools;
  return fetchAndRecord(tools, { kind: 'uploads', keys: [channel] }, async () => {
    const now = clock.now();
    const uploads = await films.site.uploads(channel);
    const matchOf = await findMatches(
      tools,
      uploads.filter(({ publishedAt }) => publishedAt >= now - UPLOADS_OF_MS),
    );
    const known = await listKnownVideos(db, [...matchOf.keys()]);
    const wanted = [...matchOf.keys()].filter((id) => !known.has(id));
    const found = await films.site.films(wanted);
    const saved = await saveHighlights(
      db,
      found.map((film) => ({ ...film, matchId: matchOf.get(film.videoId)! })),
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

/** One call: what the site still shows is stored as it is now, the rest is gone from our pages too. */
function checkAgain({ db, films, clock, setbacks }: FilmTools, stored: readonly Stored[], lease: Lease) {
  const ids = stored.map(({ videoId }) => videoId);
  return withSetbacks({ clock, setbacks }, `films ${ids[0]}`, async () => {
    const shown = new Map((await films.site.films(ids)).map((film) => [film.videoId, film]));
    const still = stored.flatMap(({ matchId, videoId }) => {
      const film = shown.get(videoId);
      return film ? [{ ...film, matchId }] : [];
    });
    const changed = await saveHighlights(db, still, clock.now());
    const lost = await deleteHighlights(
      db,
      ids.filter((id) => !shown.has(id)),
    );
    await saveDetailsChanged(db, [...new Set([...changed, ...lost])], lease);
  });
}

/** When the calls of the day are spent, nobody asks until the site's next one. */
async function withinQuota({ clock, setbacks, log }: JobTools, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'quota-spent') {
      const until = dayRange(SITE_ZONE, dateIn(SITE_ZONE, clock.now())).to;
      setbacks.set(QUOTA, { times: 1, until });
      log.warn({ until: new Date(until) }, 'the calls to the video site are spent');
    }
    throw error;
  }
}
