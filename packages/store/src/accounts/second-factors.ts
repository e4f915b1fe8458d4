import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { type EventKind, saveAccountEvent } from './account-events.ts';
import { saveNotice } from './mail-queue.ts';

/** A code that is right: one of the app by its 30 seconds, a recovery code by its hash. */
export type CheckedCode = { step: number } | { codeHash: Buffer };

/** Replaces a secret that was not confirmed; false if the account has a second factor. */
export async function saveNewSecret(
  db: Db,
  { userId, secret, now }: { userId: number; secret: Buffer; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into second_factors (user_id, secret, created_at) values (${userId}, ${secret}, ${now})
    on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at
      where second_factors.confirmed_at is null
    returning user_id`.execute(db);
  return rows.length > 0;
}

/** The secret that its owner has not confirmed yet. */
export async function findNewSecret(
  db: Db,
  { userId, since }: { userId: number; since: Date },
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return row?.secret;
}

type Confirmation = {
  userId: number;
  sessionId: number;
  /** The one whose code was checked: another may have replaced it. */
  secret: Buffer;
  step: number;
  codeHashes: readonly Buffer[];
  now: Date;
  sendsMail: boolean;
};

/** AUTH-12: puts the secret in force, for the session too; false if it was confirmed or replaced meanwhile. */
export async function saveSecondFactor(db: Db, confirmation: Confirmation): Promise<boolean> {
  const { userId, sessionId, secret, step, codeHashes, now, sendsMail } = confirmation;
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('second_factors')
      .set({ confirmed_at: now, last_step: step })
      .where('user_id', '=', userId)
      .where('secret', '=', secret)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx
      .insertInto('recovery_codes')
      .values(codeHashes.map((hash) => ({ user_id: userId, code_hash: hash })))
      .execute();
    await trx
      .updateTable('sessions')
      .set({ second_factor: true })
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .execute();
    await saveAccountEvent(trx, { userId, kind: 'second_factor_added', now });
    if (sendsMail) await saveNotice(trx, { userId, kind: 'second_factor_added', now });
    return true;
  });
}

/** Whether the code was accepted: of several equal ones at once, one is. */
export async function spendCode(
  db: Db,
  { userId, code }: { userId: number; code: CheckedCode },
): Promise<boolean> {
  if ('step' in code) {
    const { numUpdatedRows } = await db
      .updateTable('second_factors')
      .set({ last_step: code.step })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .where('last_step', '<', code.step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', code.codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Also of the open sessions, which must not outlive it as sessions with a second factor. */
export async function deleteSecondFactor(
  db: Db,
  { userId, kind, now, sendsMail }: { userId: number; kind: EventKind; now: Date; sendsMail: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('second_factors')
      .where('user_id', '=', userId)
      .returning('confirmed_at')
      .executeTakeFirst();
    if (!deleted?.confirmed_at) return;
    await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await trx.updateTable('sessions').set({ second_factor: false }).where('user_id', '=', userId).execute();
    await saveAccountEvent(trx, { userId, kind, now });
    if (sendsMail) await saveNotice(trx, { userId, kind: 'second_factor_removed', now });
  });
}

/** AUTH-13: what is stored about it, but for the secret. */
export async function findSecondFactor(
  db: Db,
  userId: number,
): Promise<{ confirmedAt: string; recoveryCodesLeft: number } | null> {
  const { rows } = await sql<{ confirmed_at: Date; left: number }>`
    select confirmed_at, (select count(*) from recovery_codes c where c.user_id = f.user_id) as "left"
    from second_factors f where user_id = ${userId} and confirmed_at is not null`.execute(db);
  const [row] = rows;
  return row ? { confirmedAt: row.confirmed_at.toISOString(), recoveryCodesLeft: row.left } : null;
}
