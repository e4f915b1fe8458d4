import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { PodcastFeed } from '@safira/contract/accounts/podcast-feed';
import { hashToken, makeToken, TOKEN_PREFIX } from '../accounts/tokens.ts';
import type { Db } from '../db.ts';
import { prepared } from '../prepared.ts';

/** A fetch is noted at most so often. */
const NOTED_EVERY_MS = 10 * 60_000;

/**
 * OURS-27: a member has one feed: a new one takes the place of the old one, with its episodes. Returns the token, which
 * is not stored; undefined if the account was deleted meanwhile.
 */
export async function savePodcastFeed(
  db: Db,
  { userId, now }: { userId: number; now: Date },
): Promise<string | undefined> {
  const { token, tokenHash } = makeToken();
  return db.transaction().execute(async (trx) => {
    // Two requests at the same moment wait for each other here: the later one wins.
    const locked = await sql`select from users where id = ${userId} for no key update`.execute(trx);
    if (locked.rows.length === 0) return undefined;
    await deletePodcastFeed(trx, userId);
    await trx
      .insertInto('podcast_feeds')
      .values({ user_id: userId, token_hash: tokenHash, created_at: now })
      .execute();
    return token;
  });
}

export async function findPodcastFeed(db: Db, userId: number): Promise<PodcastFeed | null> {
  const row = await db
    .selectFrom('podcast_feeds')
    .select(['created_at', 'fetched_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  return { createdAt: row.created_at.toISOString(), fetchedAt: row.fetched_at?.toISOString() ?? null };
}

export async function deletePodcastFeed(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('podcast_feeds').where('user_id', '=', userId).execute();
}

/** The member whose feed has this token, which counts as a fetch. Undefined also of a disabled account. */
export async function findFeedOwner(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ userId: number; fetchedAt: Date | null }>`
    ${prepared} select f.user_id as "userId", f.fetched_at as "fetchedAt"
    from podcast_feeds f join users u on u.id = f.user_id
    where f.token_hash = ${hashToken(token)} and u.disabled_at is null`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { userId, fetchedAt } = found;
  if (!fetchedAt || now.getTime() - fetchedAt.getTime() >= NOTED_EVERY_MS)
    await db
      .updateTable('podcast_feeds')
      .set({ fetched_at: now })
      .where('user_id', '=', userId)
      .where('token_hash', '=', hashToken(token))
      .execute();
  return userId;
}

/**
 * The token of an episode in a feed: a listener who passes its address on does not pass on the feed. It follows from
 * the token of the feed, because that of an episode is not stored either and has to be the same in every fetch.
 */
export const tokenOfEpisode = (token: string, slot: number): string =>
  TOKEN_PREFIX + createHmac('sha256', token).update(`episode ${slot}`).digest('base64url');
