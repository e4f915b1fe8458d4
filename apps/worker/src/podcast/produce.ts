import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dateIn } from '@safira/football/days';
import type { MediaStore } from '@safira/media/media-store';
import type { Logger } from '@safira/operations/log';
import type { EpisodeFacts } from '@safira/podcast/facts';
import { type Episode, writeEpisode } from '@safira/podcast/write-episode';
import type { SpeechEngine } from '@safira/speech/engine';
import type { Programs } from '@safira/speech/ffmpeg';
import { type MasteredEpisode, masterEpisode, masteringHealth } from '@safira/speech/master-episode';
import { sayEpisode } from '@safira/speech/say-episode';
import type { SpeechCache } from '@safira/speech/speech-cache';
import type { Lease } from '@safira/store/coordination/leases';
import type { Db } from '@safira/store/db';
import { findEpisodeFacts } from '@safira/store/podcasts/episode-facts';
import { podcastTitle } from '@safira/store/podcasts/episodes';
import { findEpisodeMemory } from '@safira/store/podcasts/memory';
import { placesOf } from '@safira/store/podcasts/places';
import type { ProducedEpisode, Production, Unproduced } from '@safira/store/podcasts/production';
import { reasons } from './reasons.ts';
import { leaguesOf, spokenTexts, titleOf, withSounds } from './script.ts';

export type StudioTools = {
  db: Db;
  log: Logger;
  media: MediaStore;
  engines: SpeechEngine[];
  cache: SpeechCache;
  /** Others in tests. */
  programs?: Programs;
};

type Given = { now: number; lease: Lease; signal: AbortSignal };

type Of = { slot: number; now: number; episodeId: number | undefined };

async function writeScript(db: Db, { slot, now, episodeId }: Of) {
  const { memory, places } = await findEpisodeMemory(db, slot);
  const facts = await findEpisodeFacts(db, { slot, now, episodeId, places });
  return { facts, script: writeEpisode(facts, { seed: slot, memory }) };
}

export const hasSomethingToSay = async (db: Db, of: { slot: number; now: number }): Promise<boolean> =>
  (await writeScript(db, { ...of, episodeId: undefined })).script !== null;

/** POD-06: the episode of a slot, its sound stored; or why there is none. Publishes nothing. */
export async function produceEpisode(
  { db, log, ...studio }: StudioTools,
  { id, slot }: Production,
  { now, lease, signal }: Given,
): Promise<ProducedEpisode | Unproduced> {
  const started = performance.now();
  const { facts, script } = await writeScript(db, { slot, now, episodeId: id });
  if (!script) return { status: 'empty', reason: reasons.empty, fault: null };
  if ('held' in script) {
    log.error({ slot, what: script.what }, 'an episode said what the facts do not');
    return failed('text', script.what.join('; '));
  }
  const sound = await speak(studio, script, { facts, signal });
  if ('status' in sound) return sound;
  const fileKey = `podcast/${slot}-${lease.term}-${randomBytes(8).toString('hex')}.mp3`;
  await studio.media.put(fileKey, sound.file);
  const { bytes: fileBytes, durationMs, chapters, sentences, loudness } = sound.mastered;
  log.info({ slot, durationMs, ...loudness, engine: sound.engine.id }, 'an episode was mastered');
  return {
    title: titleOf(facts, script),
    kind: script.kind,
    chapters,
    sentences,
    leagues: leaguesOf(facts, script),
    templates: script.templates,
    previewed: script.previewed,
    places: await placesOf(db, facts),
    matches: [facts.england, facts.spain].flatMap(({ matches }) => matches.map((match) => match.id)),
    fileKey,
    fileBytes,
    durationMs,
    processingMs: Math.round(performance.now() - started),
    engine: sound.engine.id,
    voice: sound.engine.voice,
    isTrial: sound.engine.isTrial,
  };
}

const failed = (why: keyof typeof reasons, fault: string): Unproduced => ({
  status: 'failed',
  reason: reasons[why],
  fault,
});

type Sound = {
  file: Uint8Array<ArrayBuffer>;
  mastered: MasteredEpisode;
  engine: Pick<SpeechEngine, 'id' | 'voice' | 'isTrial'>;
};

/** In child programs, which end with the signal. */
async function speak(
  { engines, cache, programs }: Pick<StudioTools, 'engines' | 'cache' | 'programs'>,
  script: Episode,
  { facts: { zone, now }, signal }: { facts: EpisodeFacts; signal: AbortSignal },
): Promise<Sound | Unproduced> {
  const health = await masteringHealth(programs);
  if (!health.ok) return failed('mastering', health.reason.english);
  const spoken = await sayEpisode(spokenTexts(script), { engines, cache, signal, now: Date.now() });
  if (!spoken.ok) return failed('voice', spoken.failures.map(({ reason }) => reason.english).join('; '));
  const folder = await mkdtemp(join(tmpdir(), 'safira-podcast-'));
  try {
    const mastering = await masterEpisode(withSounds(script, spoken.segments), {
      path: join(folder, 'episode.mp3'),
      tags: { title: podcastTitle, artist: 'صافرة', album: podcastTitle, date: dateIn(zone, now) },
      signal,
      ...(programs && { programs }),
    });
    if (!mastering.ok) return failed('refused', `${mastering.fault}: ${mastering.detail}`);
    const file = await readFile(mastering.episode.path);
    return { file, mastered: mastering.episode, engine: spoken.engine };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
