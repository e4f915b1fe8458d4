import type { Db } from '@safira/store/db';
import { takeLease } from '@safira/store/coordination/leases';
import {
  beginProduction,
  endProduction,
  type ProducedEpisode,
  publishEpisode,
  type Unproduced,
} from '@safira/store/podcasts/production';

type Own = { slot: number; at: Date } & (Partial<ProducedEpisode> | Unproduced);

const episode: ProducedEpisode = {
  title: 'ليفربول يهزم تشيلسي بهدفين',
  kind: 'news',
  chapters: [
    { title: 'الافتتاح', startMs: 0, endMs: 3_000 },
    { title: 'الدوري الإنجليزي الممتاز', startMs: 3_000, endMs: 9_000 },
  ],
  sentences: [
    { text: 'مساء الخير.', chapter: 0, startMs: 500, endMs: 2_000 },
    { text: 'فاز ليفربول & تشيلسي.', chapter: 1, startMs: 3_500, endMs: 8_000 },
  ],
  leagues: [39],
  templates: [],
  previewed: [],
  places: {},
  matches: [],
  fileKey: '',
  fileBytes: 2_400_000,
  durationMs: 61_400,
  processingMs: 30_000,
  engine: 'espeak',
  voice: 'ar',
  isTrial: true,
};

/** Stores the episode of a slot as a worker would. `db` is a worker's. */
export async function anEpisode(db: Db, { slot, at, ...own }: Own): Promise<number> {
  const lease = (await takeLease(db, { name: 'podcast', holder: 'test', ttlMs: 600_000 }))!;
  const production = (await beginProduction(db, { slot, now: at, lease }))!;
  if ('status' in own) await endProduction(db, production, { outcome: own, lease });
  else {
    const fileKey = `podcast/${slot}-1-00ff.mp3`;
    await publishEpisode(db, production, { episode: { ...episode, fileKey, ...own }, now: at, lease });
  }
  return production.id;
}

/** The episode of a slot that a worker has begun. */
export async function aProduction(db: Db, { slot, at }: { slot: number; at: Date }): Promise<number> {
  const lease = (await takeLease(db, { name: 'podcast', holder: 'test', ttlMs: 600_000 }))!;
  return (await beginProduction(db, { slot, now: at, lease }))!.id;
}
