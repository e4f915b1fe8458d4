import { sql } from 'kysely';
import type { Block } from '@safira/contract/news/body';
import type { ArticleContent, ArticleStatus, NewsroomArticle } from '@safira/contract/newsroom/articles';
import type { Db } from '../db.ts';
import { articleSlug } from '../news/article-slug.ts';
import { findNewsroomArticle } from './articles.ts';
import { addAuditEntry } from './audit.ts';
import { saveRevision } from './revisions.ts';

/** Who changes an article, and when. */
export type Editing = { userId: number; now: Date };

/**
 * `changed`: another editor was faster. `status`: the article's state does not allow it. `incomplete`: readers would get
 * an article without words.
 */
export type EditOutcome = 'saved' | 'missing' | 'changed' | 'status' | 'incomplete';

/** A new draft; returns its id. */
export function createArticle(db: Db, content: ArticleContent, { userId, now }: Editing): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into articles (status, category, title, summary, body, competition_id, match_id, picture, is_lead,
        is_automatic, author, created_at, changed_at, changed_by)
      values ('draft', ${content.category}, ${content.title}, ${content.summary},
        ${JSON.stringify(content.body)}::jsonb, ${content.competition}, ${content.match}, ${pictureOf(content)}::jsonb,
        ${content.isLead}, false, ${userId}, ${now}, ${now}, ${userId})
      returning id`.execute(trx);
    const { id } = rows[0]!;
    await saveLinks(trx, id, content);
    await saveRevision(trx, { articleId: id, version: 1, content, isAutosave: false, userId, now });
    await addAuditEntry(trx, {
      actor: userId,
      at: now,
      action: 'create',
      subject: 'article',
      subjectId: id,
      label: content.title,
    });
    return id;
  });
}

type Save = Editing & {
  id: number;
  content: ArticleContent;
  version: number;
  isAutosave: boolean;
  correction?: string | undefined;
};

/** Replaces what an article says. An automatic one is taken over first; a published one is not saved by a page's own will. */
export function saveArticle(
  db: Db,
  { id, content, version, isAutosave, ...save }: Save,
): Promise<EditOutcome> {
  const { userId, now, correction } = save;
  return edit(db, { id, version }, async (trx, before) => {
    const isPublic = before.status === 'published' || before.status === 'scheduled';
    if (before.isAutomatic || (isAutosave && isPublic)) return 'status';
    if (isPublic && !isComplete(content)) return 'incomplete';
    await sql`
      update articles set category = ${content.category}, title = ${content.title}, summary = ${content.summary},
        body = ${JSON.stringify(content.body)}::jsonb, competition_id = ${content.competition},
        match_id = ${content.match}, picture = ${pictureOf(content)}::jsonb, is_lead = ${content.isLead},
        version = version + 1, changed_at = ${now}, changed_by = ${userId}
      where id = ${id}`.execute(trx);
    await saveLinks(trx, id, content);
    await saveRevision(trx, { articleId: id, version: version + 1, content, isAutosave, userId, now });
    if (correction !== undefined && before.status === 'published')
      await sql`
        insert into corrections (article_id, corrected_at, text) values (${id}, ${now}, ${correction})`.execute(
        trx,
      );
    if (!isAutosave)
      await addAuditEntry(trx, {
        ...entryOf(before, save),
        action: correction === undefined ? 'save' : 'correct',
        before: { version, title: before.title },
        after: {
          version: version + 1,
          title: content.title,
          ...(correction !== undefined && { correction }),
        },
      });
    return 'saved';
  });
}

/** What an article may become next. */
const nextStates: Record<ArticleStatus, readonly ArticleStatus[]> = {
  draft: ['review', 'scheduled', 'published'],
  review: ['draft', 'scheduled', 'published', 'withdrawn'],
  scheduled: ['draft', 'scheduled', 'published'],
  published: ['withdrawn'],
  withdrawn: ['draft', 'published'],
};

type Change = Editing & { id: number; version: number; status: ArticleStatus; scheduledFor: Date | null };

/** The address is made once; the time of the first publication stays. */
export function changeArticleStatus(
  db: Db,
  { id, version, status, scheduledFor, ...editing }: Change,
): Promise<EditOutcome> {
  return edit(db, { id, version }, async (trx, before) => {
    if (!nextStates[before.status].includes(status)) return 'status';
    const isForReaders = status === 'published' || status === 'scheduled';
    if (isForReaders && !isComplete(before.content)) return 'incomplete';
    const slug = before.slug ?? (isForReaders ? articleSlug(before.title, `n${id}`) : null);
    await sql`
      update articles set status = ${status}, slug = ${slug},
        scheduled_for = ${status === 'scheduled' ? scheduledFor : null},
        published_at = case when ${status} = 'published' then coalesce(published_at, ${editing.now}) else published_at end,
        version = version + 1, changed_at = ${editing.now}, changed_by = ${editing.userId}
      where id = ${id}`.execute(trx);
    await addAuditEntry(trx, {
      ...entryOf(before, editing),
      action: status,
      before: { status: before.status, scheduledFor: before.scheduledFor },
      after: { status, scheduledFor: scheduledFor?.toISOString() ?? null },
    });
    return 'saved';
  });
}

/** OURS-21: the worker leaves the report alone from now on. */
export function takeOverArticle(
  db: Db,
  { id, version, ...editing }: Editing & { id: number; version: number },
): Promise<EditOutcome> {
  return edit(db, { id, version }, async (trx, before) => {
    if (!before.isAutomatic) return 'status';
    await sql`
      update articles set is_automatic = false, author = ${editing.userId}, version = version + 1,
        changed_at = ${editing.now}, changed_by = ${editing.userId}
      where id = ${id}`.execute(trx);
    // What the program wrote can be compared with and restored.
    const { content } = before;
    await saveRevision(trx, { articleId: id, version: version + 1, content, isAutosave: false, ...editing });
    await addAuditEntry(trx, { ...entryOf(before, editing), action: 'take-over' });
    return 'saved';
  });
}

/** Locks the article, so that what is compared with is what is replaced. */
function edit(
  db: Db,
  { id, version }: { id: number; version: number },
  change: (trx: Db, before: NewsroomArticle) => Promise<EditOutcome>,
): Promise<EditOutcome> {
  return db.transaction().execute(async (trx) => {
    await sql`select from articles where id = ${id} for update`.execute(trx);
    const before = await findNewsroomArticle(trx, id);
    if (!before) return 'missing';
    return before.version === version ? change(trx, before) : 'changed';
  });
}

const entryOf = (before: NewsroomArticle, { userId, now }: Editing) => ({
  actor: userId,
  at: now,
  subject: 'article' as const,
  subjectId: before.id,
  label: before.title,
});

const isComplete = ({ title, summary, body }: ArticleContent): boolean =>
  title.trim() !== '' && summary.trim() !== '' && body.some(hasWords);

function hasWords(block: Block): boolean {
  const pieces = block.type === 'list' ? block.items.flat() : 'children' in block ? block.children : [];
  return pieces.some(({ text }) => text.trim() !== '');
}

const pictureOf = ({ picture }: ArticleContent): string | null => picture && JSON.stringify(picture);

async function saveLinks(trx: Db, id: number, { teams, players }: ArticleContent): Promise<void> {
  await sql`delete from article_teams where article_id = ${id}`.execute(trx);
  await sql`
    insert into article_teams (article_id, position, team_id)
    select ${id}, position - 1, team_id
    from unnest(${[...new Set(teams)]}::int[]) with ordinality as t (team_id, position)`.execute(trx);
  await sql`delete from article_players where article_id = ${id}`.execute(trx);
  await sql`
    insert into article_players (article_id, position, player_id)
    select ${id}, position - 1, player_id
    from unnest(${[...new Set(players)]}::int[]) with ordinality as t (player_id, position)`.execute(trx);
}
