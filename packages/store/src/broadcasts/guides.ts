import { sql } from 'kysely';
import type { FoundBroadcast } from '@safira/broadcasts/find-broadcasts';
import { isPlausibleUpdate } from '@safira/broadcasts/plausible-guide';
import { GUIDE_EXPIRES_MS } from '@safira/broadcasts/resolve-broadcasts';
import type { Db } from '../db.ts';
import { saveCommentators } from './commentators.ts';
import { saveProbable } from './probable.ts';

/** What a server said of a guide when it was last read, and of how many matches it was searched for. */
export type GuideVersion = {
  etag: string | null;
  lastModified: string | null;
  matches: number;
  readAt: Date;
};

export async function findGuideVersion(db: Db, name: string): Promise<GuideVersion | undefined> {
  const row = await db.selectFrom('guides').selectAll().where('name', '=', name).executeTakeFirst();
  return (
    row && { etag: row.etag, lastModified: row.last_modified, matches: row.matches, readAt: row.read_at }
  );
}

export async function saveGuideVersion(
  db: Db,
  { name, etag, lastModified, matches, readAt }: GuideVersion & { name: string },
): Promise<void> {
  await sql`
    insert into guides (name, etag, last_modified, matches, read_at)
    values (${name}, ${etag}, ${lastModified}, ${matches}, ${readAt})
    on conflict (name) do update set
      etag = excluded.etag, last_modified = excluded.last_modified, matches = excluded.matches,
      read_at = excluded.read_at`.execute(db);
}

export async function countMatchesBetween(
  db: Db,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from matches
    where kickoff >= ${new Date(from)} and kickoff < ${new Date(to)}`.execute(db);
  return rows[0]!.count;
}

/** A guide was read, or has not changed: what it says of these channels still holds. Without channels: of all it has. */
export async function saveGuideChecks(
  db: Db,
  { guide, channels, checkedAt }: { guide: string; channels?: readonly string[]; checkedAt: Date },
): Promise<void> {
  if (channels === undefined) {
    await sql`update guide_checks set checked_at = ${checkedAt} where guide = ${guide}`.execute(db);
    return;
  }
  await sql`
    insert into guide_checks (guide, channel, checked_at)
    select ${guide}, channel, ${checkedAt}::timestamptz from unnest(${channels}::text[]) as t (channel)
    on conflict (guide, channel) do update set checked_at = excluded.checked_at`.execute(db);
}

export type GuideUpdate = {
  guide: string;
  /** The trusted channels: what they no longer show is deleted. */
  channels: readonly string[];
  found: readonly FoundBroadcast[];
  /** These wait for an editor. */
  probable: readonly FoundBroadcast[];
  /** Matches of which what is stored stays. */
  doubtful: readonly number[];
  /** The kick-offs that the guide was read for; of a match that has begun nothing is deleted. */
  from: number;
  to: number;
  now: number;
};

type StoredRow = {
  id: number;
  match_id: number;
  channel: string;
  title: string | null;
  language: string | null;
  starts_at: Date;
  kickoff: Date;
  commentators: string[];
};

/**
 * OURS-17: makes the stored broadcasts of a guide's channels those that it lists now, and returns the matches that are
 * shown differently; a second import writes no broadcast. Refused if the guide has lost most of what it had.
 */
export function saveGuideBroadcasts(
  db: Db,
  update: GuideUpdate,
): Promise<{ changed: number[] } | { refused: string }> {
  return db.transaction().execute(async (trx) => {
    const { guide, channels, found, doubtful, now } = update;
    const stored = (await listOfGuide(trx, update)).filter(({ match_id }) => !doubtful.includes(match_id));
    const coming = stored.filter(({ kickoff }) => kickoff.getTime() > now);
    const listed = new Map(found.map((one) => [`${one.matchId} ${one.channel}`, one]));
    const kept = coming.filter(({ match_id, channel }) => listed.has(`${match_id} ${channel}`));
    if (!isPlausibleUpdate({ stored: coming.length, kept: kept.length }))
      return { refused: `it keeps ${kept.length} of ${coming.length} broadcasts` };

    const people = await saveCommentators(
      trx,
      found.flatMap(({ commentators }) => commentators),
    );
    const slugsOf = ({ commentators }: FoundBroadcast) => [
      ...new Set(commentators.flatMap((name) => people.get(name)?.slug ?? [])),
    ];
    const storedBy = new Map(stored.map((row) => [`${row.match_id} ${row.channel}`, row]));
    const different = [...listed].filter(([key, one]) => !isSame(storedBy.get(key), one, slugsOf(one)));
    const gone = coming.filter(({ match_id, channel }) => !listed.has(`${match_id} ${channel}`));

    await sql`delete from broadcasts where id = any(${gone.map(({ id }) => id)}::bigint[])`.execute(trx);
    for (const [, one] of different) await saveBroadcast(trx, { ...one, guide, now, slugs: slugsOf(one) });
    await saveProbable(trx, update);
    await saveGuideChecks(trx, { guide, channels, checkedAt: new Date(now) });
    return {
      changed: [...new Set([...gone.map((row) => row.match_id), ...different.map(([, one]) => one.matchId)])],
    };
  });
}

async function listOfGuide(trx: Db, { channels, from, to }: GuideUpdate): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select b.id, b.match_id, b.channel, b.title, b.language, b.starts_at, m.kickoff,
      array(select commentator from broadcast_commentators where broadcast_id = b.id order by position) as commentators
    from broadcasts b join matches m on m.api_id = b.match_id
    where b.source = 'guide' and b.channel = any(${channels}::text[])
      and m.kickoff >= ${new Date(from)} and m.kickoff < ${new Date(to)}
    for update of b`.execute(trx);
  return rows;
}

const isSame = (row: StoredRow | undefined, one: FoundBroadcast, slugs: readonly string[]) =>
  row !== undefined &&
  row.title === one.title &&
  row.language === one.language &&
  row.starts_at.getTime() === one.startsAt &&
  row.commentators.join() === slugs.join();

/** Guides carry what the channel announces, so their commentators are confirmed. */
async function saveBroadcast(
  trx: Db,
  {
    matchId,
    channel,
    startsAt,
    title,
    language,
    guide,
    now,
    slugs,
  }: FoundBroadcast & {
    guide: string;
    now: number;
    slugs: readonly string[];
  },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into broadcasts (match_id, channel, source, language, guide, title, starts_at, checked_at)
    values (${matchId}, ${channel}, 'guide', ${language}, ${guide}, ${title}, ${new Date(startsAt)}, ${new Date(now)})
    on conflict (match_id, channel, source) do update set
      language = excluded.language, guide = excluded.guide, title = excluded.title, starts_at = excluded.starts_at,
      checked_at = excluded.checked_at
    returning id`.execute(trx);
  const { id } = rows[0]!;
  await sql`delete from broadcast_commentators where broadcast_id = ${id}`.execute(trx);
  await sql`
    insert into broadcast_commentators (broadcast_id, commentator, position, is_confirmed)
    select ${id}, commentator, position, true
    from unnest(${slugs}::text[]) with ordinality as t (commentator, position)`.execute(trx);
}

/** OURS-17: deletes what a guide said of coming matches if it was not read for two days; returns those matches. */
export async function deleteExpiredBroadcasts(db: Db, now: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from broadcasts b using matches m
    where m.api_id = b.match_id and b.source = 'guide' and m.kickoff > ${new Date(now)}
      and greatest(b.checked_at, (
        select g.checked_at from guide_checks g where g.guide = b.guide and g.channel = b.channel
      )) < ${new Date(now - GUIDE_EXPIRES_MS)}
    returning b.match_id as id`.execute(db);
  return [...new Set(rows.map(({ id }) => id))];
}
