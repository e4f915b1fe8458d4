import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** A page of the site; `changedAt` is absent where the data does not say when it last changed. */
export type SitemapEntry = { path: string; changedAt?: Date | undefined };

/** A file lists the ids of one range, so that it is read by an index however many there are. */
const IDS_PER_FILE = 20_000;
const MOST_MATCHES = 20_000;
const DAY_MS = 86_400_000;

/** Tables with a page for each row. */
type Numbered = 'teams' | 'players';

/** The numbers of the files that have a row in them: one look into the index for each. */
export async function listRanges(db: Db, table: Numbered): Promise<number[]> {
  const first = (from: ReturnType<typeof sql>) => sql`
    (select min(api_id) from ${sql.table(table)} where api_id >= ${from})`;
  const { rows } = await sql<{ range: number }>`
    with recursive ranges as (
      select ${first(sql`0`)} / ${IDS_PER_FILE}::int as range
      union all
      select ${first(sql`(range + 1)::bigint * ${IDS_PER_FILE}::int`)} / ${IDS_PER_FILE}::int
      from ranges where range is not null
    ) select range from ranges where range is not null`.execute(db);
  return rows.map(({ range }) => range);
}

const isIn = (range: number) => sql`
  api_id >= ${range}::bigint * ${IDS_PER_FILE}::int and api_id < (${range}::bigint + 1) * ${IDS_PER_FILE}::int`;

/** A team's page changes with its last match. */
export async function listTeamEntries(
  db: Db,
  { range, now }: { range: number; now: number },
): Promise<SitemapEntry[]> {
  const last = (column: string) => sql`
    (select changed_at from matches where ${sql.ref(column)} = t.api_id and kickoff <= ${new Date(now)}
      order by kickoff desc limit 1)`;
  const { rows } = await sql<{ slug: string; changed_at: Date | null }>`
    select slug, greatest(${last('home_id')}, ${last('away_id')}) as changed_at
    from teams t where ${isIn(range)} order by api_id`.execute(db);
  return rows.map((row) => ({ path: `/team/${row.slug}`, changedAt: row.changed_at ?? undefined }));
}

/** Players of whom more than the name is known. */
export async function listPlayerEntries(db: Db, range: number): Promise<SitemapEntry[]> {
  const { rows } = await sql<{ api_id: number }>`
    select api_id from players where ${isIn(range)} and has_profile order by api_id`.execute(db);
  return rows.map((row) => ({ path: `/player/${row.api_id}` }));
}

/** A competition's page changes with the matches of the season that it shows. */
export async function listCompetitionEntries(db: Db): Promise<SitemapEntry[]> {
  const { rows } = await sql<{ api_id: number; changed_at: Date | null }>`
    select c.api_id, (
      select max(changed_at) from matches m where m.competition_id = c.api_id and m.season = coalesce((
        select max(s.season) from seasons s where s.competition_id = c.api_id and s.is_current), c.season)
    ) as changed_at
    from competitions c order by c.api_id`.execute(db);
  return rows.map((row) => ({
    path: `/competition/${row.api_id}`,
    changedAt: row.changed_at ?? undefined,
  }));
}

/** The matches that people look for: of the last thirty days and the coming two weeks. */
export async function listMatchEntries(db: Db, now: number): Promise<SitemapEntry[]> {
  const { rows } = await sql<{ api_id: number; changed_at: Date }>`
    select api_id, changed_at from matches
    where kickoff between ${new Date(now - 30 * DAY_MS)} and ${new Date(now + 14 * DAY_MS)}
    order by kickoff desc, api_id limit ${MOST_MATCHES}`.execute(db);
  return rows.map((row) => ({ path: `/match/${row.api_id}`, changedAt: row.changed_at }));
}

/** OURS-19: commentators of whom a match is known. Their slugs are Arabic words. */
export async function listCommentatorEntries(db: Db): Promise<SitemapEntry[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from commentators
    where exists (select from broadcast_commentators where commentator = slug) order by slug`.execute(db);
  return rows.map(({ slug }) => ({ path: `/commentator/${encodeURIComponent(slug)}` }));
}

/** An article of the last two days. */
export type NewsEntry = { path: string; publishedAt: Date; title: string };

const NEWS_MS = 2 * DAY_MS;
/** As many as search engines read. */
const MOST_NEWS = 1_000;

/** NEWS-01: older articles are found through the list of news. */
export async function listNewsEntries(db: Db, now: number): Promise<NewsEntry[]> {
  const rows = await db
    .selectFrom('articles')
    .select(['slug', 'title', 'published_at'])
    .where('status', '=', 'published')
    .where('published_at', '>', new Date(now - NEWS_MS))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_NEWS)
    .execute();
  return rows.map((row) => ({
    path: `/news/${encodeURIComponent(row.slug!)}`, // published articles have one
    publishedAt: row.published_at!, // as the condition says
    title: row.title,
  }));
}
