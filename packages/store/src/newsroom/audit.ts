import { sql } from 'kysely';
import type { AuditEntry } from '@safira/contract/newsroom/audit';
import type { Db } from '../db.ts';

export type AuditSubject = AuditEntry['subject'];

type Entry = {
  /** Null for a command. */
  actor: number | null;
  at: Date;
  action: string;
  subject: AuditSubject;
  subjectId: number | string;
  label: string;
  before?: unknown;
  after?: unknown;
};

/** Adds an entry in the transaction of the change that it is about: there is none without the other. */
export async function addAuditEntry(trx: Db, entry: Entry): Promise<void> {
  const { actor, at, action, subject, subjectId, label, before, after } = entry;
  await sql`
    insert into audit_entries (at, actor, action, subject, subject_id, label, before, after)
    values (${at}, ${actor}, ${action}, ${subject}, ${String(subjectId)}, ${label}, ${json(before)}::jsonb,
      ${json(after)}::jsonb)`.execute(trx);
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

type Filter = { before?: number | undefined; subject?: AuditSubject | undefined; limit: number };

/** The newest first. */
export async function listAuditEntries(
  db: Db,
  { before, subject, limit }: Filter,
): Promise<(Omit<AuditEntry, 'at'> & { at: Date })[]> {
  const rows = await db
    .selectFrom('audit_entries as e')
    .leftJoin('users as u', 'u.id', 'e.actor')
    .select(['e.id', 'e.at', 'e.actor', 'u.name', 'e.action', 'e.subject', 'e.subject_id', 'e.label'])
    .select(['e.before', 'e.after'])
    .$if(before !== undefined, (query) => query.where('e.id', '<', before!))
    .$if(subject !== undefined, (query) => query.where('e.subject', '=', subject!))
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ actor, name, subject: about, subject_id: subjectId, ...row }) => ({
    ...row,
    actor: actor === null || name === null ? null : { id: actor, name },
    subject: about as AuditSubject, // written by `addAuditEntry` only
    subjectId,
  }));
}
