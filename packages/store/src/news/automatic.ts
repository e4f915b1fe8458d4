import { sql } from 'kysely';
import { countTemplates } from '@safira/reports/variants';
import type { Memory } from '@safira/reports/write-report';
import type { Db } from '../db.ts';

/** What is written without an editor: the category of its articles, and its cursor in the change log. */
export type Kind = 'reports' | 'previews';

/** One row for each match. */
export const tableOf = { reports: 'match_reports', previews: 'match_previews' } as const;

export async function findMark(db: Db, kind: Kind): Promise<number> {
  const { seq } = await db
    .selectFrom('publisher_marks')
    .select('seq')
    .where('channel', '=', kind)
    .executeTakeFirstOrThrow();
  return seq;
}

/** In the transaction that stores what was read. The mark never goes back. */
export async function saveMark(trx: Db, kind: Kind, seq: number): Promise<void> {
  await sql`
    update publisher_marks set seq = ${seq}, told_at = clock_timestamp()
    where channel = ${kind} and seq < ${seq}`.execute(trx);
}

export type Due<MatchRecord> = {
  matchId: number;
  /** As of which it is due: a change that comes while it is written makes it due again. */
  dueAt: Date;
  /** What it was written from, if it is written already. */
  written: MatchRecord | null;
  /** An editor has taken it over or withdrawn it: it is not written again. */
  isEditors: boolean;
};

type JoinedArticle = { article_id: number | null; is_automatic: boolean | null; status: string | null };

/** One that waits for review is still ours. */
export const isEditors = ({ article_id: id, is_automatic: isAutomatic, status }: JoinedArticle): boolean =>
  id !== null && !(isAutomatic && (status === 'published' || status === 'review'));

/** What the last ones used, so that the next one reads differently; a corrected one keeps its own templates. */
export async function findMemory(
  db: Db,
  kind: Kind,
  { last, own }: { last: number; own: number },
): Promise<Memory> {
  const table = sql.table(tableOf[kind]);
  const { rows } = await sql<{ templates: string[] | null; opening: string | null }>`
    select templates, opening from ${table}
    where written_at is not null and match_id <> ${own}
    order by written_at desc, article_id desc limit ${last}`.execute(db);
  const { rows: corrected } = await sql<{ templates: string[] | null }>`
    select templates from ${table} where match_id = ${own} and templates is not null`.execute(db);
  return {
    recent: countTemplates(rows.map(({ templates }) => templates ?? [])),
    ...(corrected[0]
      ? { own: new Set(corrected[0].templates), lastOpening: undefined }
      : { lastOpening: rows[0]?.opening ?? undefined }),
  };
}

/** Not now: again at `again`, or after the next change of the match. */
export async function saveHeld(
  db: Db,
  kind: Kind,
  {
    matchId,
    dueAt,
    held,
    again,
  }: Pick<Due<unknown>, 'matchId' | 'dueAt'> & { held: string | null; again: Date | null },
): Promise<void> {
  await sql`
    update ${sql.table(tableOf[kind])} set held = ${held}, due_at = ${again}
    where match_id = ${matchId} and due_at = ${dueAt}`.execute(db);
}
