import { sql } from 'kysely';
import type { Block } from '@safira/contract/news/body';
import type { MatchRecord } from '@safira/reports/record';
import { assertLease, type Lease } from '../coordination/leases.ts';
import type { Db } from '../db.ts';
import { articleSlug } from './article-slug.ts';
import type { DueReport } from './match-reports.ts';

export type WrittenReport = {
  title: string;
  summary: string;
  body: Block[];
  record: MatchRecord;
  templates: readonly string[];
  opening: string;
  /** OURS-22: what was wrong before, if the report was published already. */
  correction: string | null;
  writtenAt: Date;
};

/**
 * OURS-21: publishes a report, or replaces its text with a note. All of it or nothing: the row of the match is locked,
 * and a worker that has lost its lease writes nothing, so that there is one report of a match, whatever is killed.
 */
export async function saveReport(
  db: Db,
  { matchId, dueAt }: DueReport,
  { report, lease }: { report: WrittenReport; lease: Lease },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await assertLease(trx, lease);
    const { rows } = await sql<{ article_id: number | null }>`
      select article_id from match_reports where match_id = ${matchId} for update`.execute(trx);
    const known = rows[0]?.article_id ?? null;
    const articleId = known ?? (await insertArticle(trx, report));
    if (known !== null) await replaceText(trx, known, report);
    await sql`
      update match_reports set
        article_id = ${articleId}, held = null, record = ${JSON.stringify(report.record)}::jsonb,
        templates = ${report.templates}::text[], opening = ${report.opening}, written_at = ${report.writtenAt},
        due_at = case when due_at = ${dueAt} then null else due_at end
      where match_id = ${matchId}`.execute(trx);
  });
}

async function insertArticle(trx: Db, { record, title, summary, body, writtenAt }: WrittenReport) {
  const { rows } = await sql<{ id: number }>`
    insert into articles (slug, status, category, title, summary, body, competition_id, match_id, is_automatic,
      created_at, changed_at, published_at)
    values (${articleSlug(title, String(record.id))}, 'published', 'reports', ${title}, ${summary},
      ${JSON.stringify(body)}::jsonb, ${record.competition.id}, ${record.id}, true, ${writtenAt}, ${writtenAt},
      ${writtenAt})
    returning id`.execute(trx);
  const { id } = rows[0]!;
  await sql`
    insert into article_teams (article_id, position, team_id)
    values (${id}, 0, ${record.teams.home.id}), (${id}, 1, ${record.teams.away.id})`.execute(trx);
  return id;
}

async function replaceText(
  trx: Db,
  id: number,
  { title, summary, body, correction, writtenAt }: WrittenReport,
) {
  await sql`
    update articles set title = ${title}, summary = ${summary}, body = ${JSON.stringify(body)}::jsonb,
      changed_at = ${writtenAt}, version = version + 1
    where id = ${id}`.execute(trx);
  if (correction !== null) {
    await sql`
      insert into corrections (article_id, corrected_at, text)
      values (${id}, ${writtenAt}, ${correction})`.execute(trx);
  }
}
