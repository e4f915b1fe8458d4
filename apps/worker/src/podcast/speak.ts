import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Episode } from '@safira/podcast/write-episode';
import type { SpeechEngine } from '@safira/speech/engine';
import type { EpisodePart } from '@safira/speech/layout';
import { type MasteredEpisode, masterEpisode, masteringHealth } from '@safira/speech/master-episode';
import { sayEpisode } from '@safira/speech/say-episode';
import type { Lease } from '@safira/store/coordination/leases';
import { podcastTitle } from '@safira/store/podcasts/episodes';
import type { Unproduced } from '@safira/store/podcasts/production';
import type { StudioTools } from './podcast-tools.ts';
import { reasons } from './reasons.ts';
import { spokenTexts, withSounds } from './script.ts';

/** No other production uses it, so that no reader sees a part of a file. */
export const newKey = (slot: number, { term }: Pick<Lease, 'term'>): string =>
  `podcast/${slot}-${term}-${randomBytes(8).toString('hex')}.mp3`;

export const failed = (why: keyof typeof reasons, fault: string): Unproduced => ({
  status: 'failed',
  reason: reasons[why],
  fault,
});

type Sound = {
  file: Buffer<ArrayBuffer>;
  mastered: MasteredEpisode;
  engine: Pick<SpeechEngine, 'id' | 'voice' | 'isTrial'>;
};

/** A script as a file that passed all checks. In child programs, which end with the signal. */
export async function speak(
  { engines, cache, programs }: Pick<StudioTools, 'engines' | 'cache' | 'programs'>,
  script: Pick<Episode, 'chapters'>,
  { date, part = 'whole', signal }: { date: string; part?: EpisodePart; signal: AbortSignal },
): Promise<Sound | Unproduced> {
  const health = await masteringHealth(programs);
  if (!health.ok) return failed('mastering', health.reason.english);
  const spoken = await sayEpisode(spokenTexts(script), { engines, cache, signal, now: Date.now() });
  if (!spoken.ok) return failed('voice', spoken.failures.map(({ reason }) => reason.english).join('; '));
  const folder = await mkdtemp(join(tmpdir(), 'safira-podcast-'));
  try {
    const mastering = await masterEpisode(withSounds(script, spoken.segments), {
      path: join(folder, 'episode.mp3'),
      tags: { title: podcastTitle, artist: 'صافرة', album: podcastTitle, date },
      part,
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
