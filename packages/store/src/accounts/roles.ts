import type { Role } from '@safira/contract/accounts/parts';
import type { Db } from '../db.ts';
import { saveAccountEvent } from './account-events.ts';
import { deleteSessions } from './sessions.ts';

/** Whether the site would be left without an admin. Locks the admins until the end of the transaction. */
export async function isLastAdmin(trx: Db, userId: number): Promise<boolean> {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.length === 1 && admins[0]!.id === userId;
}

/** For operators, who own the tables; false if it would disable or demote the last admin. */
export async function saveRole(
  db: Db,
  { userId, role, now }: { userId: number; role: Role; now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (role !== 'admin' && (await isLastAdmin(trx, userId))) return false;
    await trx.updateTable('users').set({ role }).where('id', '=', userId).execute();
    // The lifetime of a session depends on the role it was opened with.
    await deleteSessions(trx, { userId });
    await saveAccountEvent(trx, { userId, kind: 'role_changed', now });
    return true;
  });
}

export async function saveDisabled(db: Db, { userId, now }: { userId: number; now: Date }): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (await isLastAdmin(trx, userId)) return false;
    await trx.updateTable('users').set({ disabled_at: now }).where('id', '=', userId).execute();
    await deleteSessions(trx, { userId });
    await saveAccountEvent(trx, { userId, kind: 'disabled', now });
    return true;
  });
}
