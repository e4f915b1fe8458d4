import { sql } from 'kysely';
import type { Block } from '@safira/contract/news/body';
import type { PreviewRecord } from '@safira/reports/preview/record';
import type { MatchRecord } from '@safira/reports/record';
import { assertLease, type Lease } from '../coordination/leases.ts';
import type { Db } from '../db.ts';
import { articleSlug } from './article-slug.ts';
import { type Due, type Kind, tableOf } from './automatic.ts';

export type WrittenArticle = {
  title: string;
  summary: string;
  body: Block[];
  record: MatchRecord | PreviewRecord;
  templates: readonly string[];
  opening: string;
  /** OURS-22: what was wrong before, if it is published already. */
  correction: string | null;
  writtenAt: Date;
};

type Written = { kind: Kind; article: WrittenArticle; lease: Lease };

/**
 * OURS-21: publishes a report or a preview, or replaces its text with a note. All of it or nothing: the row of the match
 * is locked, and a worker that has lost its lease writes nothing, so that there is one of a match, whatever is killed.
 */
export async function saveArticle(
  db: Db,
  { matchId, dueAt }: Due<unknown>,
  { kind, article, lease }: Written,
): Promise<void> {
  const table = sql.table(tableOf[kind]);
  await db.transaction().execute(async (trx) => {
    await assertLease(trx, lease);
    const { rows } = await sql<{ article_id: number | null }>`
      select article_id from ${table} where match_id = ${matchId} for update`.execute(trx);
    const known = rows[0]?.article_id ?? null;
    const articleId = known ?? (await insertArticle(trx, kind, article));
    if (known !== null) await replaceText(trx, known, article);
    await sql`
      update ${table} set
        article_id = ${articleId}, held = null, record = ${JSON.stringify(article.record)}::jsonb,
        templates = ${article.templates}::text[], opening = ${article.opening}, written_at = ${article.writtenAt},
        due_at = case when due_at = ${dueAt} then null else due_at end
      where match_id = ${matchId}`.execute(trx);
  });
}

async function insertArticle(trx: Db, kind: Kind, article: WrittenArticle): Promise<number> {
  const { record, title, summary, body, writtenAt } = article;
  const isPublished = await isPublishedAtOnce(trx, kind, record.competition.id);
  const { rows } = await sql<{ id: number }>`
    insert into articles (slug, status, category, title, summary, body, competition_id, match_id, is_automatic,
      created_at, changed_at, published_at)
    values (${slugOf(kind, title, record.id)}, ${isPublished ? 'published' : 'review'}, ${kind}, ${title}, ${summary},
      ${JSON.stringify(body)}::jsonb, ${record.competition.id}, ${record.id}, true, ${writtenAt}, ${writtenAt},
      ${isPublished ? writtenAt : null})
    returning id`.execute(trx);
  const { id } = rows[0]!;
  await sql`
    insert into article_teams (article_id, position, team_id)
    values (${id}, 0, ${record.teams.home.id}), (${id}, 1, ${record.teams.away.id})`.execute(trx);
  return id;
}

/** Or whether an editor publishes it: the switch of the competition. */
async function isPublishedAtOnce(trx: Db, kind: Kind, competitionId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('automatic_news')
    .select(['reports_published', 'previews_published'])
    .where('competition_id', '=', competitionId)
    .executeTakeFirst();
  return row?.[`${kind}_published`] ?? true;
}

/**
 * Readers are notified of what they have seen: an article that waits for review is replaced without a note. For editors
 * the text before it stays as a version.
 */
async function replaceText(
  trx: Db,
  id: number,
  { title, summary, body, correction, writtenAt }: WrittenArticle,
): Promise<void> {
  await sql`
    insert into article_revisions (article_id, version, content, is_autosave, saved_at)
    select a.id, a.version, jsonb_build_object('title', a.title, 'summary', a.summary, 'category', a.category,
        'body', a.body, 'competition', a.competition_id, 'match', a.match_id,
        'teams', array(select team_id from article_teams t where t.article_id = a.id order by position),
        'players', '[]'::jsonb, 'picture', a.picture, 'isLead', a.is_lead),
      false, a.changed_at
    from articles a where a.id = ${id}`.execute(trx);
  await sql`
    update articles set title = ${title}, summary = ${summary}, body = ${JSON.stringify(body)}::jsonb,
      changed_at = ${writtenAt}, version = version + 1
    where id = ${id}`.execute(trx);
  if (correction !== null) {
    await sql`
      insert into corrections (article_id, corrected_at, text)
      select id, ${writtenAt}::timestamptz, ${correction} from articles
      where id = ${id} and status = 'published'`.execute(trx);
  }
}

/** The report and the preview of a match must not have one address. */
const firstWord = { reports: '', previews: 'تقديم ' };

const slugOf = (kind: Kind, title: string, matchId: number): string =>
  articleSlug(`${firstWord[kind]}${title}`, String(matchId));
