import { execFileSync } from 'node:child_process';
import { bareFrames } from '@safira/speech/mp3-frames';
import type { MediaStore } from '@safira/media/media-store';
import { SLOT_MS } from '@safira/contract/podcasts/podcasts';
import type { Db } from '@safira/store/db';
import type { StoredPart } from '@safira/store/podcasts/team-chapters';

/** A tone as the worker stores a part: encoded like every sound of ours, without tags. */
function aTone(hertz: number, seconds: number) {
  const source = ['-f', 'lavfi', '-i', `sine=frequency=${hertz}:duration=${seconds}`];
  const sound = ['-ac', '1', '-ar', '44100', '-c:a', 'libmp3lame', '-b:a', '64k', '-f', 'mp3', 'pipe:1'];
  return bareFrames(execFileSync('ffmpeg', ['-v', 'error', ...source, ...sound]));
}

const tones = { opening: aTone(440, 3), team: aTone(660, 8), close: aTone(330, 2) };

type Part = { db: Db; media: MediaStore; key: string };

async function aPart({ media, key }: Part, tone: keyof typeof tones): Promise<StoredPart> {
  const { bytes, frames } = tones[tone];
  await media.put(key, bytes);
  return { key, bytes: bytes.length, frames, sentences: [{ text: `نص ${key}`, startMs: 500, endMs: 1_500 }] };
}

/** Stores what a worker would have made of a slot: beginning and end, and the chapters of these teams. */
export async function aTeamSlot(
  tools: { db: Db; media: MediaStore },
  { slot, teams }: { slot: number; teams: readonly { id: number; title: string }[] },
): Promise<void> {
  const { db } = tools;
  const partOf = (name: string, tone: keyof typeof tones) =>
    aPart({ ...tools, key: `podcast/${slot}-1-${name}.mp3` }, tone);
  await db
    .insertInto('podcast_team_slots')
    .values({
      slot,
      generated_at: new Date(slot * SLOT_MS),
      opening: JSON.stringify(await partOf('0a', 'opening')),
      close: JSON.stringify(await partOf('0c', 'close')),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const { id, title } of teams) {
    const { key, bytes, frames, sentences } = await partOf(`0b${id}`, 'team');
    await db
      .insertInto('podcast_team_chapters')
      .values({
        slot,
        team_id: id,
        status: 'published',
        title,
        templates: [],
        matches: [],
        previewed: [],
        sentences: JSON.stringify(sentences),
        file_key: key,
        file_bytes: bytes,
        frames,
        is_trial: true,
      })
      .execute();
  }
}

/** A team about which there was nothing to say. */
export async function anEmptyChapter(db: Db, of: { slot: number; team: number }): Promise<void> {
  await db
    .insertInto('podcast_team_chapters')
    .values({ slot: of.slot, team_id: of.team, status: 'empty' })
    .execute();
}
