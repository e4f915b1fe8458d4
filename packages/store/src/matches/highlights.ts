import { sql } from 'kysely';
import type { Highlight } from '@safira/contract/matches/highlights';
import type { ObservedHighlight } from '@safira/football/observed/records';
import type { Db } from '../db.ts';
import { pictureAddress } from '../media/media.ts';

const DAY_MS = 86_400_000;
/** A recent video may still be taken down or lose its embedding permission; an old one seldom does. */
const NEW_MS = 30 * DAY_MS;
const CHECK_NEW_MS = DAY_MS;
/** A video must be confirmed within a month; this is a few days earlier. */
const CHECK_OLD_MS = 25 * DAY_MS;

type MatchHighlight = ObservedHighlight & { matchId: number };

/** DLG-11: saves highlights as the video site now describes them; returns the matches whose highlights changed. */
export async function saveHighlights(
  db: Db,
  highlights: readonly MatchHighlight[],
  now: number,
): Promise<number[]> {
  const column = <K extends keyof MatchHighlight>(key: K) => highlights.map((highlight) => highlight[key]);
  const checkedAt = new Date(now);
  const { rows } = await sql<{ id: number }>`
    insert into match_highlights as h
      (match_id, video_id, url, title, source, is_embeddable, thumbnail, published_at, checked_at)
    select t.*, ${checkedAt}::timestamptz from unnest(
      ${column('matchId')}::int[], ${column('videoId')}::text[], ${column('url')}::text[], ${column('title')}::text[],
      ${column('source')}::text[], ${column('isEmbeddable')}::bool[], ${column('thumbnail')}::text[],
      ${column('publishedAt')}::timestamptz[]
    ) as t (match_id, video_id, url, title, source, is_embeddable, thumbnail, published_at)
    where exists (select from matches m where m.api_id = t.match_id)
    on conflict (match_id, video_id) do update set
      url = excluded.url, title = excluded.title, source = excluded.source, is_embeddable = excluded.is_embeddable,
      thumbnail = excluded.thumbnail, published_at = excluded.published_at, checked_at = excluded.checked_at
    where (h.url, h.title, h.source, h.is_embeddable, h.thumbnail, h.published_at) is distinct from
      (excluded.url, excluded.title, excluded.source, excluded.is_embeddable, excluded.thumbnail, excluded.published_at)
    returning match_id as id`.execute(db);
  await sql`
    update match_highlights set checked_at = ${checkedAt}
    where video_id = any(${column('videoId')}::text[]) and checked_at < ${checkedAt}`.execute(db);
  return distinctIds(rows);
}

/** Which of these videos are already stored, for any match. */
export async function listKnownVideos(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select video_id as id from match_highlights where video_id = any(${ids}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Videos to check again, the longest unchecked first: those of the last month daily, older ones within a month. */
export async function listStaleHighlights(
  db: Db,
  now: number,
  limit: number,
): Promise<{ matchId: number; videoId: string }[]> {
  const { rows } = await sql<{ matchId: number; videoId: string }>`
    select match_id as "matchId", video_id as "videoId" from match_highlights
    where checked_at <= ${new Date(now - CHECK_NEW_MS)}
      and (published_at > ${new Date(now - NEW_MS)} or checked_at <= ${new Date(now - CHECK_OLD_MS)})
    order by checked_at, video_id
    limit ${limit}`.execute(db);
  return rows;
}

/** Deletes videos that the site has removed or hidden; returns the matches that lost one. */
export async function deleteHighlights(db: Db, videoIds: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from match_highlights where video_id = any(${videoIds}::text[]) returning match_id as id`.execute(
    db,
  );
  return distinctIds(rows);
}

/** DLG-11: videos not confirmed since `before` must not be stored; returns the matches that lost one. */
export async function pruneHighlights(db: Db, { before }: { before: number }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from match_highlights where checked_at < ${new Date(before)} returning match_id as id`.execute(db);
  return distinctIds(rows);
}

type HighlightRow = {
  video_id: string;
  url: string;
  title: string;
  source: string | null;
  is_embeddable: boolean;
  picture: string | null;
  published_at: Date;
};

/** DLG-11: the highlights of a match, the newest first. */
export async function listHighlights(db: Db, matchId: number): Promise<Highlight[]> {
  const { rows } = await sql<HighlightRow>`
    select video_id, url, title, source, is_embeddable, picture, published_at from match_highlights
    where match_id = ${matchId} order by published_at desc, video_id`.execute(db);
  return rows.map((row) => ({
    title: row.title,
    videoId: row.video_id,
    url: row.url,
    source: row.source,
    embeddable: row.is_embeddable,
    thumbnails: thumbnailsOf(row.picture),
    publishedAt: row.published_at.toISOString(),
  }));
}

/** We store two sizes of each picture; they appear under the video site's size names that they are closest to. */
function thumbnailsOf(picture: string | null): Highlight['thumbnails'] {
  const of = (size: 'small' | 'large') => {
    const url = pictureAddress(picture, size);
    return url === null ? null : { url };
  };
  return { maxres: of('large'), standard: null, high: null, medium: of('small'), default: null };
}

const distinctIds = (rows: readonly { id: number }[]) => [...new Set(rows.map(({ id }) => id))];
