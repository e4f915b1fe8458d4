import type { auditSubjects } from '@safira/contract/newsroom/audit';
import type { Db } from '../db.ts';

type NewAuditEntry = {
  at: Date;
  actor: number;
  action: string;
  subject: (typeof auditSubjects)[number];
  subjectId: string;
  /** What can be read of it: a title, a name. */
  label: string;
  before: unknown;
  after: unknown;
};

/** Inside the transaction of the change that it records. */
export async function addAuditEntry(trx: Db, entry: NewAuditEntry): Promise<void> {
  const { subjectId, before, after, ...rest } = entry;
  await trx
    .insertInto('audit_entries')
    .values({
      ...rest,
      subject_id: subjectId,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
}
