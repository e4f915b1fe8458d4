import { type Expression, sql } from 'kysely';
import {
  type Episode,
  type EpisodeDetails,
  type EpisodeStatus,
  episodeStatuses,
} from '@safira/contract/podcasts/podcasts';
import type { Db } from '../db.ts';

/** Of an episode without a lead story. */
export const podcastTitle = 'بودكاست التحليل الرياضي';

const columns = [
  'id',
  'slot',
  'status',
  'kind',
  'title',
  'generated_at',
  'leagues',
  'file_key',
  'file_bytes',
  'processing_ms',
  'duration_ms',
  'is_trial',
  'reason',
] as const;

type Filter = { status: EpisodeStatus };

/** POD-01: the newest first. */
export async function listEpisodes(
  db: Db,
  { status, page, limit }: Filter & { page: number; limit: number },
): Promise<Episode[]> {
  const rows = await db
    .selectFrom('podcast_episodes')
    .select(columns)
    .where('status', '=', status)
    .orderBy('slot', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return withLeagues(db, rows);
}

export async function countEpisodes(db: Db, { status }: Filter): Promise<number> {
  const { count } = await db
    .selectFrom('podcast_episodes')
    .select(sql<number>`count(*)`.as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findLatestEpisode(db: Db): Promise<Episode | undefined> {
  const [latest] = await listEpisodes(db, { status: 'published', page: 1, limit: 1 });
  return latest;
}

/** OURS-25: undefined for one that is still in production. */
export async function findEpisode(db: Db, id: number): Promise<EpisodeDetails | undefined> {
  const row = await db
    .selectFrom('podcast_episodes')
    .select([...columns, 'chapters', 'sentences'])
    .where('id', '=', id)
    .where('status', '<>', 'producing')
    .executeTakeFirst();
  if (!row) return undefined;
  const [episode] = await withLeagues(db, [row]);
  // Both were written by publishEpisode only.
  const chapters = (row.chapters ?? []) as EpisodeDetails['chapters'];
  const sentences = (row.sentences ?? []) as EpisodeDetails['sentences'];
  return { ...episode!, chapters, sentences };
}

type Production = {
  isProducing: boolean;
  latest: Pick<Episode, 'id' | 'status' | 'generatedAt'> | null;
  reason: string | null;
};

/** Of the last slot whose production has ended. */
export async function findProduction(db: Db): Promise<Production> {
  const [last, running, requested] = await Promise.all([
    db
      .selectFrom('podcast_episodes')
      .select(['id', 'status', 'generated_at', 'reason'])
      .where('status', '<>', 'producing')
      .orderBy('slot', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db.selectFrom('podcast_episodes').select('id').where('status', '=', 'producing').executeTakeFirst(),
    db.selectFrom('podcast_requests').select('slot').limit(1).executeTakeFirst(),
  ]);
  return {
    isProducing: running !== undefined || requested !== undefined,
    latest: last ? { id: last.id, ...stateOf(last) } : null,
    reason: last?.reason ?? null,
  };
}

type Stats = {
  episodes: Record<EpisodeStatus, number>;
  totalDurationMs: number;
  totalBytes: number;
  averageProcessingMs: number | null;
};

/** Length and size are those of the sounds that are there. */
export async function findPodcastStats(db: Db): Promise<Stats> {
  const ofSounds = (value: Expression<unknown>) =>
    sql<number>`coalesce(sum(${value}) filter (where status = 'published'), 0)::bigint`;
  const [sums, counts] = await Promise.all([
    db
      .selectFrom('podcast_episodes')
      .select(({ ref }) => [
        ofSounds(ref('duration_ms')).as('duration'),
        ofSounds(ref('file_bytes')).as('bytes'),
        sql<number | null>`round(avg(processing_ms))::int`.as('processing'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('podcast_episodes')
      .select(['status', sql<number>`count(*)`.as('count')])
      .groupBy('status')
      .execute(),
  ]);
  const countOf = (status: EpisodeStatus) => counts.find((one) => one.status === status)?.count ?? 0;
  return {
    episodes: Object.fromEntries(episodeStatuses.map((status) => [status, countOf(status)])) as Record<
      EpisodeStatus,
      number
    >, // fromEntries forgets the keys
    totalDurationMs: sums.duration,
    totalBytes: sums.bytes,
    averageProcessingMs: sums.processing,
  };
}

type Row = {
  id: number;
  slot: number;
  status: string;
  kind: string | null;
  title: string | null;
  generated_at: Date;
  leagues: number[] | null;
  file_key: string | null;
  file_bytes: number | null;
  processing_ms: number | null;
  duration_ms: number | null;
  is_trial: boolean | null;
  reason: string | null;
};

const stateOf = ({ status, generated_at }: Pick<Row, 'status' | 'generated_at'>) => ({
  status: status as EpisodeStatus, // the column allows no other
  generatedAt: generated_at.toISOString(),
});

async function withLeagues(db: Db, rows: readonly Row[]): Promise<Episode[]> {
  const ids = [...new Set(rows.flatMap(({ leagues }) => leagues ?? []))];
  const leagues =
    ids.length === 0
      ? []
      : await db
          .selectFrom('competitions')
          .select(['api_id as id', 'arabic_name as name', 'name as originalName'])
          .where('api_id', 'in', ids)
          .execute();
  return rows.map((row) => ({
    ...toEpisode(row),
    leagues: (row.leagues ?? []).flatMap((id) => leagues.find((one) => one.id === id) ?? []),
  }));
}

const toEpisode = (row: Row): Omit<Episode, 'leagues'> => ({
  id: row.id,
  slot: row.slot,
  ...stateOf(row),
  kind: row.kind as Episode['kind'], // the column allows no other
  title: row.title ?? podcastTitle,
  fileInfo: fileInfoOf(row),
  processingTime: row.processing_ms === null ? null : { durationMs: row.processing_ms },
  durationMs: row.duration_ms,
  isTrialVoice: row.is_trial ?? false,
  reason: row.reason,
});

/** The edge serves the file; its saved name says when it was made. */
function fileInfoOf({ file_key: key, file_bytes: bytes, generated_at: at, slot }: Row): Episode['fileInfo'] {
  if (key === null || bytes === null) return null;
  const fileName = `safira-${at.toISOString().slice(0, 10)}-${slot}.mp3`;
  return { url: `/media/${key}`, fileName, fileSize: bytes };
}
