import type { createPodcastFeed, getPodcastFeed, PodcastFeed } from '@safira/contract/accounts/podcast-feed';
import type { Answer } from '@safira/contract/endpoint';
import { memberCall } from '../../../state/session-calls.ts';

const PATH = '/users/podcast-feed';

export const readFeed = async (): Promise<PodcastFeed | null> =>
  (await memberCall<Answer<typeof getPodcastFeed>>(PATH)).data;

/** The address, which the server cannot show again. */
export const createFeed = async (): Promise<string> =>
  (await memberCall<Answer<typeof createPodcastFeed>>(PATH, { method: 'POST' })).data.address;

export const stopFeed = () => memberCall(PATH, { method: 'DELETE' });
