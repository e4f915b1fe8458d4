import type { Db } from '../db.ts';
import { saveAccountEvent } from './account-events.ts';
import { saveNotice } from './mail-queue.ts';
import { deleteLinks } from './one-time-tokens.ts';
import { isUniqueViolation } from './unique-violation.ts';

type Verification = { tokenHash: Buffer; now: Date; sendsMail: boolean };

/**
 * AUTH-10: the address of a link counts from now on. `taken`: another account got it meanwhile. An address that is
 * replaced gets a notice, and the other links of the account stop working.
 */
export async function saveVerifiedEmail(
  db: Db,
  { tokenHash, now, sendsMail }: Verification,
): Promise<'verified' | 'expired' | 'taken'> {
  const verify = db.transaction().execute(async (trx): Promise<'verified' | 'expired'> => {
    const link = await trx
      .deleteFrom('one_time_tokens')
      .where('token_hash', '=', tokenHash)
      .where('purpose', '=', 'verify')
      .where('expires_at', '>', now)
      .returning(['user_id', 'email', 'email_key'])
      .executeTakeFirst();
    if (!link) return 'expired';
    const { user_id: userId, email, email_key: emailKey } = link;
    const before = await trx
      .selectFrom('users')
      .select('email_key')
      .where('id', '=', userId)
      .where('disabled_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return 'expired';
    const isChange = before.email_key !== emailKey;
    // Before the change: it goes to the address that is replaced.
    if (isChange && sendsMail) await saveNotice(trx, { userId, kind: 'email_changed', now });
    await trx
      .updateTable('users')
      // Links of this purpose always have an address.
      .set({ email: email!, email_key: emailKey!, email_verified_at: now, email_refused_at: null })
      .where('id', '=', userId)
      .execute();
    if (isChange) await deleteLinks(trx, userId);
    await saveAccountEvent(trx, { userId, kind: isChange ? 'email_changed' : 'email_verified', now });
    return 'verified';
  });
  return verify.catch((error: unknown) => {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  });
}
