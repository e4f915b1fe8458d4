import type { EpisodeMemory } from '@safira/podcast/write-episode';
import type { Db } from '../db.ts';
import type { Places } from './places.ts';

/** So many episodes back, templates are avoided. */
const REMEMBERED = 10;

type Remembered = { memory: EpisodeMemory; places: Places };

/** POD-06: what the last episodes said; that of the slot itself, which is made anew, does not count. */
export async function findEpisodeMemory(db: Db, slot: number): Promise<Remembered> {
  const rows = await db
    .selectFrom('podcast_episodes')
    .select(['templates', 'previewed', 'places'])
    .where('chapters', 'is not', null)
    .where('slot', '<', slot)
    .orderBy('slot', 'desc')
    .limit(REMEMBERED)
    .execute();
  return {
    memory: {
      templates: rows.map(({ templates }) => templates ?? []).toReversed(),
      previewed: new Set(rows.flatMap(({ previewed }) => previewed ?? [])),
    },
    places: (rows[0]?.places ?? {}) as Places, // written by publishEpisode only
  };
}
