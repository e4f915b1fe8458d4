import { findBroadcasts } from '@safira/broadcasts/find-broadcasts';
import { GuideError, type Programme, readXmltv } from '@safira/broadcasts/read-xmltv';
import {
  countMatchesBetween,
  findGuideVersion,
  type GuideVersion,
  saveGuideBroadcasts,
  saveGuideChecks,
  saveGuideVersion,
} from '@safira/store/broadcasts/guides';
import type { Lease } from '@safira/store/coordination/leases';
import { saveDetailsChanged } from '@safira/store/matches/details-changed';
import { listMatchesBetween } from '@safira/store/matches/matches';
import { listNotSyncedSince } from '@safira/store/sync/last-synced';
import { guideName, type GuideSource, openGuide } from '../guides/guide-source.ts';
import { guideBroadcasts, guideReadAt, guidesRefused } from '../metrics.ts';
import { fetchAndRecord, type JobTools, type Task } from './job.ts';

const HOUR_MS = 3_600_000;
/** Guides are certain about the next days only. */
const AHEAD_MS = 72 * HOUR_MS;
/** Also the matches of the hours before: they show whether the guide's times are right. */
const BEHIND_MS = 15 * HOUR_MS;
/** Between two readings, however many matches are added. */
const SHORTEST_PAUSE_MS = 2 * 60_000;
/** A guide that says it has not changed is read again after a day, because matches have been added or moved. */
const READ_AGAIN_MS = 24 * HOUR_MS;
/** A safety bound: more than all followed competitions play in these days. */
const MOST_MATCHES = 2_000;

/** A guide is searched again for matches that were stored later, as in the first minutes of a new database. */
const hasManyMore = (matches: number, version: GuideVersion) => matches >= 1.5 * version.matches + 10;

const spanAt = (now: number) => ({ from: now - BEHIND_MS, to: now + AHEAD_MS });

/** OURS-17: the guides that were not read in this time, or that were read when far fewer matches were stored. */
export async function dueGuides(tools: JobTools, { everyMs }: { everyMs: number }): Promise<Task[]> {
  const { db, clock, guides } = tools;
  if (!guides) return [];
  const now = clock.now();
  const byName = new Map(guides.urls.map((url) => [guideName(url), url]));
  const names = [...byName.keys()];
  const old = await listNotSyncedSince(db, { kind: 'guide', keys: names, since: now - everyMs });
  const pausing = await listNotSyncedSince(db, {
    kind: 'guide',
    keys: names,
    since: now - SHORTEST_PAUSE_MS,
  });
  const matches = await countMatchesBetween(db, spanAt(now));
  const versions = await Promise.all(pausing.map((name) => findGuideVersion(db, name)));
  const outgrown = pausing.filter((_, index) => versions[index] && hasManyMore(matches, versions[index]));
  return [...new Set([...old, ...outgrown])].map(
    (name) => (lease) => importGuide({ ...tools, guides }, { name, url: byName.get(name)! }, lease),
  );
}

type GuideTools = JobTools & { guides: GuideSource };

/** All or nothing: a guide that cannot be read to its end, or is implausible, changes nothing, and is tried again later. */
function importGuide(
  tools: GuideTools,
  { name, url }: { name: string; url: string },
  lease: Lease,
): Promise<void> {
  const { db, clock, log, guides } = tools;
  return fetchAndRecord(tools, { kind: 'guide', keys: [name] }, async () => {
    const now = clock.now();
    const matches = await countMatchesBetween(db, spanAt(now));
    const version = await findGuideVersion(db, name);
    const known = version && !hasManyMore(matches, version) && isRecent(version, now) ? version : undefined;
    try {
      const opened = await openGuide(url, { ...guides, known });
      if (!opened) {
        await saveGuideChecks(db, { guide: name, checkedAt: new Date(now) });
        guideReadAt.set({ guide: name }, now / 1_000);
        log.info({ guide: name }, 'guide has not changed');
        return;
      }
      const programmes = await readAll(opened.chunks, guides, now);
      const outcome = await store(tools, { name, programmes, now }, lease);
      const { etag, lastModified } = opened;
      await saveGuideVersion(db, { name, etag, lastModified, matches, readAt: new Date(now) });
      guideReadAt.set({ guide: name }, now / 1_000);
      guideBroadcasts.set({ guide: name }, outcome.broadcasts);
      log.info({ guide: name, programmes: programmes.length, ...outcome }, 'guide read');
    } catch (error) {
      if (error instanceof GuideError) {
        guidesRefused.inc({ guide: name });
        log.warn({ guide: name, reason: error.message }, 'guide refused, nothing of it was stored');
      }
      throw error;
    }
  });
}

const isRecent = ({ readAt }: GuideVersion, now: number) => now - readAt.getTime() < READ_AGAIN_MS;

async function readAll(
  chunks: AsyncIterable<Uint8Array>,
  { channels, maxBytes }: GuideSource,
  now: number,
): Promise<Programme[]> {
  const programmes: Programme[] = [];
  const wanted = {
    channels: new Set(channels.keys()),
    ...spanAt(now),
    ...(maxBytes !== undefined && { maxBytes }),
  };
  for await (const programme of readXmltv(chunks, wanted)) programmes.push(programme);
  return programmes;
}

async function store(
  { db, guides }: GuideTools,
  { name, programmes, now }: { name: string; programmes: readonly Programme[]; now: number },
  lease: Lease,
) {
  const span = spanAt(now);
  const candidates = await listMatchesBetween(db, { ...span, limit: MOST_MATCHES });
  const reading = findBroadcasts(programmes, { candidates, channels: guides.channels });
  if ('refused' in reading) throw new GuideError(reading.refused);
  const { found, probable, channels, ignored, doubtful } = reading;
  const saved = await saveGuideBroadcasts(db, {
    guide: name,
    channels,
    found,
    probable,
    doubtful,
    ...span,
    now,
  });
  if ('refused' in saved) throw new GuideError(saved.refused);
  await saveDetailsChanged(db, saved.changed, lease);
  return {
    matches: candidates.length,
    broadcasts: found.length,
    probable: probable.length,
    ignored,
    changed: saved.changed.length,
  };
}
