import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { addAuditEntry } from '../newsroom/audit.ts';

type ByAdmin = { userId: number; now: Date };

const label = 'البودكاست';
const removedReason = 'حُذف التسجيل بعد انقضاء مدة حفظه، وبقي نصه.';

/** POD-06: requests the episode of a slot; false if the slot has one, or was empty, and it is not forced. */
export async function requestEpisode(
  db: Db,
  { slot, isForced, userId, now }: ByAdmin & { slot: number; isForced: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('podcast_episodes')
      .select('status')
      .where('slot', '=', slot)
      .executeTakeFirst();
    const isOpen = row === undefined || row.status === 'failed' || row.status === 'producing';
    if (!isOpen && !isForced) return false;
    // What is in production is not begun again after it.
    if (row?.status !== 'producing')
      await sql`
        insert into podcast_requests (slot, requested_at) values (${slot}, ${now})
        on conflict (slot) do nothing`.execute(trx);
    await addAuditEntry(trx, {
      actor: userId,
      at: now,
      action: 'generate',
      subject: 'podcast',
      subjectId: slot,
      label,
      after: { force: isForced },
    });
    return true;
  });
}

/** Takes the sounds of older episodes off the site; the worker deletes their files, the texts stay. */
export async function removeSounds(
  db: Db,
  { before, days, userId, now }: ByAdmin & { before: Date; days: number },
): Promise<{ removed: number; freedBytes: number }> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ bytes: number }>`
      with old as (
        select id, file_bytes from podcast_episodes
        where status = 'published' and generated_at < ${before} for update
      )
      update podcast_episodes e set status = 'removed', file_key = null, file_bytes = null,
        reason = ${removedReason}
      from old where e.id = old.id returning old.file_bytes as bytes`.execute(trx);
    const found = { removed: rows.length, freedBytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) };
    await addAuditEntry(trx, {
      actor: userId,
      at: now,
      action: 'cleanup',
      subject: 'podcast',
      subjectId: days,
      label,
      after: found,
    });
    return found;
  });
}
