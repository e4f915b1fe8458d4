import { dateIn } from '@safira/football/time/days';
import { writeEpisode } from '@safira/podcast/write-episode';
import type { Lease } from '@safira/store/coordination/leases';
import type { Db } from '@safira/store/db';
import { findEpisodeFacts } from '@safira/store/podcasts/episode-facts';
import { findEpisodeMemory } from '@safira/store/podcasts/memory';
import { placesOf } from '@safira/store/podcasts/places';
import type { ProducedEpisode, Production, Unproduced } from '@safira/store/podcasts/production';
import type { StudioTools } from './podcast-tools.ts';
import { reasons } from './reasons.ts';
import { leaguesOf, titleOf } from './script.ts';
import { failed, newKey, speak } from './speak.ts';

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
  const sound = await speak(studio, script, { date: dateIn(facts.zone, facts.now), signal });
  if ('status' in sound) return sound;
  const fileKey = newKey(slot, lease);
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
