import * as contract from '@safira/contract/accounts/podcast-feed';
import { AppError } from '@safira/contract/errors';
import { deletePodcastFeed, findPodcastFeed, savePodcastFeed } from '@safira/store/podcasts/feeds';
import type { Db } from '@safira/store/db';
import { signedInCaller } from '../../access.ts';
import { type Api, serve } from '../../serve.ts';
import { feedAddress } from '../podcasts/own-feed.ts';

/** OURS-27 */
export function podcastFeedRoutes(
  api: Api,
  { db, siteUrl, now }: { db: Db; siteUrl: string; now: () => number },
): void {
  serve(api, contract.getPodcastFeed, async ({ caller }) => ({
    data: await findPodcastFeed(db, signedInCaller(caller).userId),
  }));

  serve(api, contract.createPodcastFeed, async ({ caller }) => {
    const createdAt = new Date(now());
    const token = await savePodcastFeed(db, { userId: signedInCaller(caller).userId, now: createdAt });
    if (token === undefined) throw new AppError('unauthenticated');
    return { data: { address: feedAddress(siteUrl, token), createdAt: createdAt.toISOString() } };
  });

  serve(api, contract.deletePodcastFeed, async ({ caller }) => {
    await deletePodcastFeed(db, signedInCaller(caller).userId);
    return { data: {} };
  });
}
