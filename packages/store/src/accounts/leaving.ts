import type { AccountExport } from '@safira/contract/accounts/leaving';
import type { Db } from '../db.ts';
import { findPodcastFeed } from '../podcasts/feeds.ts';
import { listAccountEvents, saveAccountEvent } from './account-events.ts';
import { listFavourites } from './favourites.ts';
import { listIdentities } from './identities.ts';
import { listQueuedMails } from './mail-queue.ts';
import { listLinks } from './one-time-tokens.ts';
import { isLastAdmin } from './roles.ts';
import { findSecondFactor } from './second-factors.ts';
import { listSessions } from './sessions.ts';
import { findUser } from './users.ts';

/** AUTH-13: everything that is stored about an account, but for its hashes. */
export async function findAccountExport(
  db: Db,
  { userId, sessionId, now }: { userId: number; sessionId: number; now: Date },
): Promise<AccountExport | undefined> {
  const user = await findUser(db, userId);
  const row = await db
    .selectFrom('users')
    .select(['created_at', 'email_verified_at', 'email_refused_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user || !row) return undefined;
  return {
    user,
    createdAt: row.created_at.toISOString(),
    emailVerifiedAt: row.email_verified_at?.toISOString() ?? null,
    emailRefusedAt: row.email_refused_at?.toISOString() ?? null,
    favourites: await listFavourites(db, userId),
    podcastFeed: await findPodcastFeed(db, userId),
    secondFactor: await findSecondFactor(db, userId),
    identities: await listIdentities(db, userId),
    sessions: await listSessions(db, { userId, current: sessionId, now }),
    devices: await listDevices(db, userId),
    links: await listLinks(db, userId),
    mails: await listQueuedMails(db, userId),
    events: await listAccountEvents(db, userId),
  };
}

async function listDevices(db: Db, userId: number): Promise<{ seenAt: string }[]> {
  const rows = await db
    .selectFrom('known_devices')
    .select('seen_at')
    .where('user_id', '=', userId)
    .orderBy('seen_at')
    .execute();
  return rows.map(({ seen_at: at }) => ({ seenAt: at.toISOString() }));
}

/** AUTH-13: with everything that refers to it; its events stay, without a name. */
export async function deleteUser(
  db: Db,
  { userId, checked, now }: { userId: number; checked: string; now: Date },
): Promise<'deleted' | 'changed' | 'last admin'> {
  return db.transaction().execute(async (trx) => {
    if (await isLastAdmin(trx, userId)) return 'last admin';
    const deleted = await trx
      .deleteFrom('users')
      .where('id', '=', userId)
      .where('password', '=', checked)
      .returning('email_key')
      .executeTakeFirst();
    if (!deleted) return 'changed';
    // Requests for a new password have no account, only its address.
    await trx.deleteFrom('mail_queue').where('address', '=', deleted.email_key).execute();
    await saveAccountEvent(trx, { userId: null, kind: 'deleted', now });
    return 'deleted';
  });
}
