import { sql } from 'kysely';
import type { ErrorKind, ReportTarget } from '@safira/contract/corrections/error-reports';
import type { ReportedError, ReportState } from '@safira/contract/newsroom/error-reports';
import type { Db } from '../db.ts';
import { addAuditEntry } from '../newsroom/audit.ts';

type NewReport = {
  target: ReportTarget | null;
  what: ErrorKind;
  text: string;
  link: string | null;
  now: Date;
};

/** OURS-23: stores a report and returns its number; undefined if there is no such match, player or article. */
export async function saveErrorReport(db: Db, report: NewReport): Promise<number | undefined> {
  const { target, what, text, link, now } = report;
  if (target && !(await isKnown(db, target))) return undefined;
  const { id } = await db
    .insertInto('error_reports')
    .values({
      target: target?.kind ?? null,
      target_id: target?.id ?? null,
      what,
      text,
      link,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function isKnown(db: Db, { kind, id }: ReportTarget): Promise<boolean> {
  const row = {
    match: sql`select from matches where api_id = ${id}`,
    player: sql`select from players where api_id = ${id}`,
    article: sql`select from articles where id = ${id} and status = 'published'`,
  };
  const { rows } = await row[kind].execute(db);
  return rows.length > 0;
}

/** A page of the reports in a state, the newest first. */
export async function listErrorReports(
  db: Db,
  { state, page, limit }: { state: ReportState; page: number; limit: number },
): Promise<ReportedError[]> {
  const { rows } = await sql<ReportRow>`
    ${selectReports} where r.state = ${state}
    order by r.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return rows.map(toReport);
}

/** How many there are; of very many only that there are at least `most`. */
export async function countErrorReports(db: Db, state: ReportState, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from error_reports where state = ${state} limit ${most}) as listed`.execute(db);
  return rows[0]!.count;
}

type Decision = { id: number; decision: 'corrected' | 'dismissed'; userId: number; now: Date };

/** Closes an open report, with its entry in the audit log. `decided`: another editor was faster. */
export function decideErrorReport(
  db: Db,
  { id, decision, userId, now }: Decision,
): Promise<ReportedError | 'missing' | 'decided'> {
  return db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      update error_reports set state = ${decision}, decided_by = ${userId}, decided_at = ${now}
      where id = ${id} and state = 'open'`.execute(trx);
    const { rows } = await sql<ReportRow>`${selectReports} where r.id = ${id}`.execute(trx);
    const [row] = rows;
    if (!row) return 'missing';
    if (numAffectedRows !== 1n) return 'decided';
    const report = toReport(row);
    await addAuditEntry(trx, {
      at: now,
      actor: userId,
      action: decision,
      subject: 'error-report',
      subjectId: String(id),
      label: report.text,
      before: { state: 'open' },
      after: { state: decision },
    });
    return report;
  });
}

type ReportRow = {
  id: number;
  created_at: Date;
  target: ReportTarget['kind'] | null;
  target_id: number | null;
  name: string | null;
  slug: string | null;
  what: ErrorKind;
  text: string;
  link: string | null;
  state: ReportState;
  decided_at: Date | null;
  decided_by: string | null;
};

const selectReports = sql`
  select r.id, r.created_at, r.target, r.target_id, r.what, r.text, r.link, r.state, r.decided_at,
    u.name as decided_by, a.slug,
    coalesce(p.arabic_name, a.title, home.arabic_name || ' ضد ' || away.arabic_name) as name
  from error_reports r
  left join users u on u.id = r.decided_by
  left join players p on r.target = 'player' and p.api_id = r.target_id
  left join articles a on r.target = 'article' and a.id = r.target_id
  left join matches m on r.target = 'match' and m.api_id = r.target_id
  left join teams home on home.api_id = m.home_id
  left join teams away on away.api_id = m.away_id`;

const toReport = (row: ReportRow): ReportedError => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  target:
    row.target === null || row.target_id === null
      ? null
      : { kind: row.target, id: row.target_id, name: row.name ?? '', path: pathOf(row) },
  what: row.what,
  text: row.text,
  link: row.link,
  state: row.state,
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by === null ? null : { name: row.decided_by },
});

const pathOf = ({ target, target_id: id, slug }: ReportRow) =>
  target === 'article' ? `/news/${encodeURIComponent(slug ?? String(id))}` : `/${target}/${id}`;
