import { SLOT_MS } from '@safira/contract/podcasts/podcasts';
import { type Lease, LeaseLost } from '@safira/store/coordination/leases';
import {
  beginProduction,
  endProduction,
  hasEpisodes,
  type Production,
  publishEpisode,
} from '@safira/store/podcasts/production';
import { ENGLAND, SPAIN } from '@safira/podcast/facts';
import { areLeaguesSynced } from '@safira/store/podcasts/places';
import { deleteTeamSlots } from '@safira/store/podcasts/team-chapters';
import { episodeSeconds, episodesDone, teamChaptersDone } from '../metrics.ts';
import { sleep } from '../sleep.ts';
import { deleteOrphans } from './delete-orphans.ts';
import { MOST_ATTEMPTS, type PodcastTools } from './podcast-tools.ts';
import { hasSomethingToSay, produceEpisode } from './produce.ts';
import { reasons } from './reasons.ts';
import { makeTeamChapter } from './team-chapters.ts';

/** How long a slot, or an admin's request, waits at most. */
const TICK_MS = 5_000;
const ROUND_MS = 60_000;
/** Longer than all programs of an episode may take together. */
const PRODUCTION_MS = 60 * 60_000;
/** After a failure that may pass: the store of files is full or away. */
const RETRY_MS = 30_000;
/** How long members' episodes can be played. */
const KEPT_SLOTS = Math.round((30 * 86_400_000) / SLOT_MS);
/** No file takes as long to write. */
const ABANDONED_MS = 60 * 60_000;
/** How often files without an episode are deleted, and a new site is looked at. */
const SWEEP_MS = 60_000;

/** POD-06: an episode for each slot, made by the one worker that holds the lease, until stopped. */
export async function runPodcast(tools: PodcastTools, signal: AbortSignal, lease: Lease): Promise<void> {
  const { log, progress } = tools;
  let sweptAt = Number.NEGATIVE_INFINITY;
  let isOpen = false;
  while (!signal.aborted) {
    progress?.note('podcast', ROUND_MS);
    const now = performance.now();
    if (now - sweptAt > SWEEP_MS) {
      sweptAt = now;
      await sweep(tools, lease).catch((error: unknown) =>
        log.warn({ err: error }, 'sounds without an episode could not be deleted: tried again'),
      );
      isOpen ||= await isOpenNow(tools);
    }
    // Members' chapters come after the episode of the slot, which more listeners wait for.
    const wasDone =
      (isOpen && (await produceNext(tools, signal, lease))) || (await nextChapter(tools, signal, lease));
    if (!wasDone) await sleep(TICK_MS, signal);
  }
}

async function sweep(tools: PodcastTools, lease: Lease): Promise<void> {
  await deleteTeamSlots(tools.db, { before: Math.floor(tools.clock.now() / SLOT_MS) - KEPT_SLOTS });
  await deleteOrphans(tools, lease);
  for (const kind of ['podcast', 'news'] as const)
    await tools.media.removeAbandoned(kind, Date.now() - ABANDONED_MS); // the clock of the disk
}

/** OURS-27: one turn: whether there was a chapter to make. A failure that may pass does not hold up the episodes. */
async function nextChapter(tools: PodcastTools, signal: AbortSignal, lease: Lease): Promise<boolean> {
  try {
    return await makeTeamChapter(tools, signal, lease);
  } catch (error) {
    if (error instanceof LeaseLost) throw error;
    if (signal.aborted) return false; // the next producer continues
    teamChaptersDone.inc({ outcome: 'interrupted' });
    tools.log.error({ err: error }, 'the production of a chapter failed: tried again');
    return false;
  }
}

/**
 * The slots of a new site begin when both leagues, or the one that it follows, are stored and there is something to say:
 * until then its first one would be empty or lack a league, and the next episode would come five hours later.
 */
async function isOpenNow({ db, clock, leagues }: PodcastTools): Promise<boolean> {
  if (await hasEpisodes(db)) return true;
  const now = clock.now();
  const slot = Math.floor(now / SLOT_MS);
  const own = [ENGLAND, SPAIN].filter((league) => leagues.includes(league));
  return (await areLeaguesSynced(db, own)) && hasSomethingToSay(db, { slot, now });
}

/** One turn: whether there was something to produce. */
export async function produceNext(tools: PodcastTools, signal: AbortSignal, lease: Lease): Promise<boolean> {
  const { db, clock, log, progress } = tools;
  const now = clock.now();
  const production = await beginProduction(db, {
    slot: Math.floor(now / SLOT_MS),
    now: new Date(now),
    lease,
  });
  if (!production) return false;
  progress?.note('podcast', PRODUCTION_MS);
  try {
    const outcome = await makeOne(tools, production, { signal, lease });
    episodesDone.inc({ outcome });
    log.info({ slot: production.slot, outcome }, 'the production of an episode ended');
  } catch (error) {
    if (error instanceof LeaseLost) throw error;
    if (signal.aborted) return false; // the next producer continues
    episodesDone.inc({ outcome: 'interrupted' });
    log.error({ err: error, slot: production.slot }, 'the production of an episode failed: tried again');
    await sleep(RETRY_MS, signal);
  }
  return true;
}

type Outcome = 'published' | 'empty' | 'failed';

async function makeOne(
  tools: PodcastTools,
  production: Production,
  { signal, lease }: { signal: AbortSignal; lease: Lease },
): Promise<Outcome> {
  const { db, clock, log, fault } = tools;
  const { slot, attempt } = production;
  fault('episode-begun');
  const stopTimer = episodeSeconds.startTimer();
  const made =
    attempt > MOST_ATTEMPTS
      ? ({ status: 'failed', reason: reasons.interrupted, fault: `${MOST_ATTEMPTS} attempts` } as const)
      : await produceEpisode(tools, production, { now: clock.now(), lease, signal });
  if ('status' in made) {
    if (made.status === 'failed') log.error({ slot, fault: made.fault }, 'an episode failed');
    await endProduction(db, production, { outcome: made, lease });
    return made.status;
  }
  fault('episode-stored');
  await publishEpisode(db, production, { episode: made, now: new Date(clock.now()), lease });
  stopTimer();
  return 'published';
}
