import { sql } from 'kysely';
import type { Highlight } from '@safira/contract/highlights';
import type { ObservedHighlight } from '@safira/football/records';
import type { Db } from './db.ts';
import { pictureAddress } from './media.ts';

const DAY_MS = 86_400_000;
/** A film of these days may yet be taken down or barred from other pages; an old one seldom is. */
const NEW_MS = 30 * DAY_MS;
const CHECK_NEW_MS = DAY_MS;
/** Before the month is over within which it must be confirmed. */
const CHECK_OLD_MS = 25 * DAY_MS;

type MatchFilm = ObservedHighlight & { matchId: number };

/** DLG-11: films of matches as the site tells of them now; gives back the matches of which it told anything new. */
export async function saveHighlights(db: Db, films: readonly MatchFilm[], now: number): Promise<number[]> {
  const column = <K extends keyof MatchFilm>(key: K) => films.map((film) => film[key]);
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

/** Those of the films that are stored already, of whichever match. */
export async function listKnownVideos(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select video_id as id from match_highlights where video_id = any(${ids}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Films to ask about again, the longest unasked first: those of the last month every day, older ones before a month is over. */
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

/** What the site no longer has, or no longer shows; gives back the matches that lost a film. */
export async function deleteHighlights(db: Db, videoIds: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from match_highlights where video_id = any(${videoIds}::text[]) returning match_id as id`.execute(
    db,
  );
  return distinctIds(rows);
}

/** DLG-11: what nobody confirmed since then may not be kept; gives back the matches that lost a film. */
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

/** DLG-11: the films of a match, the newest first. */
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

/** We keep two copies of one picture, by the names of the site's sizes that they are nearest to. */
function thumbnailsOf(picture: string | null): Highlight['thumbnails'] {
  const of = (size: 'small' | 'large') => {
    const url = pictureAddress(picture, size);
    return url === null ? null : { url };
  };
  return { maxres: of('large'), standard: null, high: null, medium: of('small'), default: null };
}

const distinctIds = (rows: readonly { id: number }[]) => [...new Set(rows.map(({ id }) => id))];
