import { sql } from 'kysely';
import type { ArticleContent, Revision } from '@safira/contract/newsroom/articles';
import type { Db } from '../db.ts';

const MINUTE_MS = 60_000;
/** Autosaves of one editor are at least so far apart in the history. */
const AUTOSAVES_MS = MINUTE_MS;

type Saved = {
  articleId: number;
  version: number;
  content: ArticleContent;
  isAutosave: boolean;
  userId: number;
  now: Date;
};

export async function saveRevision(trx: Db, saved: Saved): Promise<void> {
  const { articleId, version, content, isAutosave, userId, now } = saved;
  await sql`
    delete from article_revisions r
    where r.article_id = ${articleId} and r.is_autosave and r.saved_by = ${userId}
      and r.version = (select max(n.version) from article_revisions n where n.article_id = ${articleId})
      and exists (
        select from article_revisions o
        where o.article_id = ${articleId} and o.version < r.version
          and o.saved_at > ${new Date(now.getTime() - AUTOSAVES_MS)})`.execute(trx);
  await sql`
    insert into article_revisions (article_id, version, content, is_autosave, saved_at, saved_by)
    values (${articleId}, ${version}, ${JSON.stringify(content)}::jsonb, ${isAutosave}, ${now}, ${userId})`.execute(
    trx,
  );
}

/** The newest first. */
export async function listRevisions(
  db: Db,
  { articleId, limit }: { articleId: number; limit: number },
): Promise<Revision[]> {
  const rows = await selectRevisions(db)
    .where('r.article_id', '=', articleId)
    .orderBy('r.version', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toRevision);
}

export async function findRevision(
  db: Db,
  { articleId, version }: { articleId: number; version: number },
): Promise<(Revision & { content: ArticleContent }) | undefined> {
  const row = await selectRevisions(db)
    .select('r.content')
    .where('r.article_id', '=', articleId)
    .where('r.version', '=', version)
    .executeTakeFirst();
  // Written by this module only.
  return row && { ...toRevision(row), content: row.content as unknown as ArticleContent };
}

const selectRevisions = (db: Db) =>
  db
    .selectFrom('article_revisions as r')
    .leftJoin('users as u', 'u.id', 'r.saved_by')
    .select(['r.version', 'r.is_autosave', 'r.saved_at', 'u.name'])
    .select(sql<string>`r.content ->> 'title'`.as('title'));

type Row = Awaited<ReturnType<ReturnType<typeof selectRevisions>['execute']>>[number];

const toRevision = ({ version, is_autosave, saved_at, name, title }: Row): Revision => ({
  version,
  savedAt: saved_at.toISOString(),
  savedBy: name === null ? null : { name },
  isAutosave: is_autosave,
  title,
});
