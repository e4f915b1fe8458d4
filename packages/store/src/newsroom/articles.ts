import { sql } from 'kysely';
import type { Category } from '@safira/contract/news/articles';
import type { Block, Picture } from '@safira/contract/news/body';
import {
  type ArticleContent,
  articleStates,
  type ArticleStatus,
  type NewsroomArticle,
  type NewsroomCard,
} from '@safira/contract/newsroom/articles';
import type { TeamRef } from '@safira/contract/parts';
import type { Db } from '../db.ts';
import { toTeamRef } from '../search/team-ref.ts';
import { foundByWords } from './found-by-words.ts';

type Filter = { status?: ArticleStatus | undefined; q?: string | undefined };

/** The last changed first. */
export async function listNewsroomArticles(
  db: Db,
  { limit, page, ...filter }: Filter & { limit: number; page: number },
): Promise<NewsroomCard[]> {
  const rows = await selectCards(db)
    .where(await matching(db, filter))
    .orderBy('a.changed_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map(toCard);
}

/** How many there are in each state; of very many only that there are at least `most`. */
export async function countNewsroomArticles(
  db: Db,
  { q, most }: Pick<Filter, 'q'> & { most: number },
): Promise<Record<ArticleStatus, number>> {
  const found = await matching(db, { q });
  const counts = await Promise.all(
    articleStates.map(async (status) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count
        from (select from articles a where a.status = ${status} and ${found} limit ${most}) as counted`.execute(
        db,
      );
      return [status, rows[0]!.count] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<ArticleStatus, number>;
}

async function matching(db: Db, { status, q }: Filter) {
  const ids = q === undefined ? undefined : await foundByWords(db, q);
  const inState = status === undefined ? sql<boolean>`true` : sql<boolean>`a.status = ${status}`;
  return ids === undefined ? inState : sql<boolean>`${inState} and a.id = any(${ids}::bigint[])`;
}

export async function findNewsroomArticle(db: Db, id: number): Promise<NewsroomArticle | undefined> {
  const row = await selectCards(db)
    .leftJoin('users as c', 'c.id', 'a.changed_by')
    .select(['a.summary', 'a.body', 'a.match_id', 'a.picture', 'a.is_lead', 'a.version', 'c.name as changer'])
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const [teams, players] = await Promise.all([listTeams(db, id), listPlayers(db, id)]);
  const content: ArticleContent = {
    title: row.title,
    summary: row.summary,
    category: row.category as Category, // the column allows no other
    // Written by this package only.
    body: row.body as unknown as Block[],
    picture: row.picture as unknown as Picture | null,
    competition: row.competition_id,
    match: row.match_id,
    teams: teams.map((team) => team.id),
    players: players.map((player) => player.id),
    isLead: row.is_lead,
  };
  return {
    ...toCard(row),
    version: row.version,
    changedBy: row.changer === null ? null : { name: row.changer },
    content,
    named: { teams, players },
  };
}

async function listTeams(db: Db, articleId: number): Promise<TeamRef[]> {
  const rows = await db
    .selectFrom('article_teams as of')
    .innerJoin('teams as t', 't.api_id', 'of.team_id')
    .select(['t.api_id as id', 't.slug', 't.name', 't.arabic_name', 't.picture'])
    .where('of.article_id', '=', articleId)
    .orderBy('of.position')
    .execute();
  return rows.map(toTeamRef);
}

const listPlayers = (db: Db, articleId: number): Promise<NewsroomArticle['named']['players']> =>
  db
    .selectFrom('article_players as of')
    .innerJoin('players as p', 'p.api_id', 'of.player_id')
    .select(['p.api_id as id', 'p.arabic_name as name', 'p.name as originalName'])
    .where('of.article_id', '=', articleId)
    .orderBy('of.position')
    .execute();

function selectCards(db: Db) {
  return db
    .selectFrom('articles as a')
    .leftJoin('users as u', 'u.id', 'a.author')
    .leftJoin('competitions as of', 'of.api_id', 'a.competition_id')
    .select(['a.id', 'a.slug', 'a.title', 'a.status', 'a.category', 'a.is_automatic', 'a.competition_id'])
    .select(['a.changed_at', 'a.published_at', 'a.scheduled_for', 'u.name as author'])
    .select(['of.name as competition_name', 'of.arabic_name as competition_arabic'])
    .select(
      sql<number>`(select count(*)::int from corrections c where c.article_id = a.id)`.as('corrections'),
    );
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

const toCard = (row: CardRow): NewsroomCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  status: row.status as ArticleStatus, // the columns allow no others
  category: row.category as Category,
  isAutomatic: row.is_automatic,
  competition:
    row.competition_id === null
      ? null
      : { id: row.competition_id, name: row.competition_arabic!, originalName: row.competition_name! },
  author: row.author === null ? null : { name: row.author },
  changedAt: row.changed_at.toISOString(),
  publishedAt: row.published_at?.toISOString() ?? null,
  scheduledFor: row.scheduled_for?.toISOString() ?? null,
  corrections: row.corrections,
});
