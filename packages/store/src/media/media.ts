import { sql } from 'kysely';
import type { Db } from '../db.ts';

export type PictureKind = 'competition' | 'team' | 'face' | 'venue' | 'highlight';
export type PictureSize = 'small' | 'large';
export type DuePicture = { sourceUrl: string; kind: PictureKind };

export type Mirrored = {
  /** Of the bytes as the provider sent them. */
  sha256: string;
  contentType: string;
  sizes: Record<PictureSize, { path: string; width: number; height: number; bytes: number }>;
};

const DAY_MS = 86_400_000;
const REFRESH_MS = 30 * DAY_MS;
const LONGEST_WAIT_HOURS = 7 * 24;
/** The same bytes for this many players are a placeholder, not a photo (quirk 18). */
const PLACEHOLDER_PLAYERS = 3;
const MEDIA_LOCK = 7_251_017;

/** Hexadecimal digits of a file's name: no two pictures share 96 bits, and each digit is on a page a hundred times. */
const NAME_DIGITS = 24;

/** Path of the copies, without size; the same bytes always have the same path. */
export const pictureOf = (sha256: string): string =>
  `/media/${sha256.slice(0, 2)}/${sha256.slice(0, NAME_DIGITS)}`;

/** The URL in responses: that of our own copy, or null; the provider's URL never leaves the store. */
export const pictureAddress = (picture: string | null, size: PictureSize): string | null =>
  picture && `${picture}-${size}.webp`;

/** `pictureOf` in SQL. A known placeholder has no sizes, because it is never shown. */
const mirroredPicture = sql`case when m.sizes <> '{}'
  then '/media/' || left(m.sha256, 2) || '/' || left(m.sha256, ${NAME_DIGITS}::int) end`;

/**
 * URLs without a copy, with a copy older than a month, or with a copy that a row does not show yet. After a failure a
 * URL waits an hour, then two, four … at most a week. What most pages show comes first.
 */
export async function listDuePictures(db: Db, now: number, limit: number): Promise<DuePicture[]> {
  const { rows } = await sql<DuePicture>`
    select w.url as "sourceUrl", (array_agg(w.kind order by w.rank))[1] as kind
    from (
      select logo as url, picture, 'competition' as kind, 1 as rank from competitions
      union all
      select logo, picture, 'team', 2 from teams
      union all
      select photo, picture, 'face', case
        when exists (select from squads s where s.player_id = p.api_id)
          or exists (select from player_sums s where s.player_id = p.api_id) then 3 else 5 end
      from players p
      union all
      select photo, picture, 'face', case when team_id is null then 5 else 3 end from coaches
      union all
      select image, picture, 'venue', 4 from venues
      union all
      select thumbnail, picture, 'highlight', 3 from match_highlights) as w
    left join media m on m.source_url = w.url
    where w.url is not null
      and (m.failed_at is null or m.failed_at + interval '1 hour'
        * least(power(2, least(m.failures, 16) - 1), ${LONGEST_WAIT_HOURS}::int) <= ${new Date(now)}::timestamptz)
      and (m.fetched_at is null or m.fetched_at <= ${new Date(now - REFRESH_MS)}
        or w.picture is distinct from ${mirroredPicture})
    group by w.url
    order by min(w.rank), min(m.fetched_at) nulls first, w.url
    limit ${limit}`.execute(db);
  return rows;
}

/**
 * Saves the copy and sets it on all rows with that URL. A placeholder is never shown, and is removed from rows that
 * got it before it was recognised as one. True when a shown picture changed.
 */
export async function saveMirrored(
  db: Db,
  { sourceUrl, sha256, contentType, sizes, now }: Mirrored & { sourceUrl: string; now: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // One writer at a time for the same bytes: three concurrent writers would not see each other's rows.
    await sql`select pg_advisory_xact_lock(${MEDIA_LOCK}, hashtext(${sha256}))`.execute(trx);
    const isPlaceholder = await isPlaceholderPicture(trx, { sourceUrl, sha256 });
    await sql`
      insert into media as m (source_url, sha256, content_type, sizes, fetched_at)
      values (${sourceUrl}, ${sha256}, ${contentType}, ${JSON.stringify(isPlaceholder ? {} : sizes)}::jsonb,
        ${new Date(now)})
      on conflict (source_url) do update
        set sha256 = excluded.sha256, content_type = excluded.content_type, sizes = excluded.sizes,
          fetched_at = excluded.fetched_at, failed_at = null, failures = 0
        where (m.sha256, m.content_type, m.sizes, m.fetched_at, m.failures)
          is distinct from (excluded.sha256, excluded.content_type, excluded.sizes, excluded.fetched_at, 0)
    `.execute(trx);
    if (isPlaceholder)
      await sql`update media set sizes = '{}' where sha256 = ${sha256} and sizes <> '{}'`.execute(trx);
    return (await showPicture(trx, sha256, isPlaceholder ? null : pictureOf(sha256))) > 0;
  });
}

/** An earlier copy stays; the next attempt waits twice as long as this one did. */
export async function saveMirrorFailed(
  db: Db,
  { sourceUrl, now }: { sourceUrl: string; now: number },
): Promise<void> {
  await sql`
    insert into media as m (source_url, failed_at, failures) values (${sourceUrl}, ${new Date(now)}, 1)
    on conflict (source_url) do update set failed_at = excluded.failed_at, failures = m.failures + 1`.execute(
    db,
  );
}

/** Once recognised, a placeholder stays one, even if fewer players still have it. */
async function isPlaceholderPicture(
  db: Db,
  { sourceUrl, sha256 }: { sourceUrl: string; sha256: string },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from media where sha256 = ${sha256} and sizes = '{}') or ${PLACEHOLDER_PLAYERS}::int <= (
      select count(*) from players
      where photo = any(array(select source_url from media where sha256 = ${sha256}) || ${sourceUrl}::text)
    ) as found`.execute(db);
  return rows[0]!.found;
}

const places = [
  ['competitions', 'logo'],
  ['teams', 'logo'],
  ['players', 'photo'],
  ['coaches', 'photo'],
  ['venues', 'image'],
  ['match_highlights', 'thumbnail'],
] as const;

/** Sets the picture of all rows whose URL has these bytes; returns how many rows changed. */
async function showPicture(db: Db, sha256: string, picture: string | null): Promise<number> {
  const updates = places.map(
    ([table, column]) => sql`${sql.id(`in_${table}`)} as (
      update ${sql.table(table)} set picture = ${picture}::text
      where ${sql.id(column)} = any(array(select source_url from media where sha256 = ${sha256}))
        and picture is distinct from ${picture}::text
      returning 1)`,
  );
  const counts = places.map(([table]) => sql`(select count(*) from ${sql.id(`in_${table}`)})`);
  const { rows } = await sql<{ changed: string }>`
    with ${sql.join(updates)} select ${sql.join(counts, sql` + `)} as changed`.execute(db);
  return Number(rows[0]!.changed);
}
