import { SLOT_MS } from '@safira/contract/podcasts/podcasts';
import { dateIn } from '@safira/football/time/days';
import type { Chapter } from '@safira/podcast/sentences';
import { type TeamChapter, writeTeamChapter, writeTeamFrame } from '@safira/podcast/write-team-chapter';
import type { EpisodePart } from '@safira/speech/layout';
import { bareFrames } from '@safira/speech/mp3-frames';
import type { Lease } from '@safira/store/coordination/leases';
import {
  beginTeamChapter,
  type ChapterProduction,
  endTeamChapter,
  hasTeamSlot,
  type NoChapter,
  type ProducedChapter,
  publishTeamChapter,
  saveTeamSlot,
  type StoredPart,
} from '@safira/store/podcasts/team-chapters';
import { findTeamFacts, findTeamMemory } from '@safira/store/podcasts/team-facts';
import { teamChaptersDone } from '../metrics.ts';
import { MOST_ATTEMPTS, type PodcastTools } from './podcast-tools.ts';
import { newKey, speak } from './speak.ts';

const ZONE = 'Asia/Riyadh';
/** Longer than all programs of a chapter, and of the beginning and the end, may take together. */
const PRODUCTION_MS = 60 * 60_000;

type Turn = { now: number; lease: Lease; signal: AbortSignal };

/** OURS-27: makes one chapter about a favourite team, once for all members; false if none is to be made. */
export async function makeTeamChapter(
  tools: PodcastTools,
  signal: AbortSignal,
  lease: Lease,
): Promise<boolean> {
  const { db, clock, log, fault, progress } = tools;
  const now = clock.now();
  const production = await beginTeamChapter(db, { slot: Math.floor(now / SLOT_MS), lease });
  if (!production) return false;
  progress?.note('podcast', PRODUCTION_MS);
  fault('chapter-begun');
  const { slot, teamId, attempt } = production;
  const made: NoChapter | ProducedChapter =
    attempt > MOST_ATTEMPTS
      ? { status: 'failed', fault: `${MOST_ATTEMPTS} attempts` }
      : await produce(tools, production, { now, lease, signal });
  if ('status' in made) {
    if (made.fault) log.error({ slot, teamId, fault: made.fault }, 'a chapter about a team failed');
    await endTeamChapter(db, production, { outcome: made, lease });
    teamChaptersDone.inc({ outcome: made.status });
    return true;
  }
  fault('chapter-stored');
  await publishTeamChapter(db, production, { chapter: made, lease });
  teamChaptersDone.inc({ outcome: 'published' });
  log.info({ slot, teamId }, 'a chapter about a team was made');
  return true;
}

async function produce(
  tools: PodcastTools,
  { slot, teamId }: ChapterProduction,
  turn: Turn,
): Promise<NoChapter | ProducedChapter> {
  const { db } = tools;
  const facts = await findTeamFacts(db, { teamId, slot, now: turn.now });
  const memory = await findTeamMemory(db, { teamId, slot });
  const script = facts && writeTeamChapter(facts, { seed: seedOf(slot, teamId), memory });
  if (!script) return { status: 'empty', fault: null };
  if ('held' in script) return { status: 'failed', fault: `not in the facts: ${script.what.join('; ')}` };
  const missing = await makeFrame(tools, { slot, templates: memory.templates }, turn);
  if (missing) return missing;
  return makeChapter(tools, { slot, script }, turn);
}

const seedOf = (slot: number, teamId: number) => slot * 1_000 + (teamId % 1_000);

/** The beginning and the end, once for all episodes of the slot. Returns why there are none. */
async function makeFrame(
  tools: PodcastTools,
  { slot, templates }: { slot: number; templates: string[][] },
  turn: Turn,
): Promise<NoChapter | undefined> {
  if (await hasTeamSlot(tools.db, slot)) return undefined;
  const frame = writeTeamFrame({ now: turn.now, zone: ZONE }, { seed: slot, templates });
  const opening = await store(tools, { slot, chapter: frame.opening, part: 'opening' }, turn);
  if ('status' in opening) return opening;
  const close = await store(tools, { slot, chapter: frame.close, part: 'close' }, turn);
  if ('status' in close) return close;
  const parts = { opening: opening.part, close: close.part };
  await saveTeamSlot(tools.db, { slot, now: new Date(turn.now), ...parts }, turn.lease);
  return undefined;
}

async function makeChapter(
  tools: PodcastTools,
  { slot, script }: { slot: number; script: TeamChapter },
  turn: Turn,
): Promise<NoChapter | ProducedChapter> {
  const { chapter, templates, matches, previewed } = script;
  const stored = await store(tools, { slot, chapter, part: 'chapter' }, turn);
  if ('status' in stored) return stored;
  return { title: chapter.title, templates, matches, previewed, ...stored };
}

/** Speaks, masters and stores a part, without tags, so that it can be joined with others byte by byte. */
async function store(
  { media, ...studio }: PodcastTools,
  { slot, chapter, part }: { slot: number; chapter: Chapter; part: EpisodePart },
  { now, lease, signal }: Turn,
): Promise<NoChapter | { part: StoredPart; isTrial: boolean }> {
  const sound = await speak(studio, { chapters: [chapter] }, { date: dateIn(ZONE, now), part, signal });
  if ('status' in sound) return { status: 'failed', fault: sound.fault ?? 'no sound' };
  const { bytes, frames } = bareFrames(sound.file);
  const key = newKey(slot, lease);
  await media.put(key, bytes);
  const sentences = sound.mastered.sentences.map(({ text, startMs, endMs }) => ({ text, startMs, endMs }));
  return { part: { key, bytes: bytes.length, frames, sentences }, isTrial: sound.engine.isTrial };
}
