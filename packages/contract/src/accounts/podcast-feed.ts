import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const own = { path: '/users/podcast-feed', family: 'private', access: 'member' } as const;

/** OURS-27: without the address, which is not stored. */
export const PodcastFeed = z.object({
  createdAt: z.iso.datetime(),
  /** When an app last fetched it, to within some minutes. */
  fetchedAt: z.iso.datetime().nullable(),
});
export type PodcastFeed = z.infer<typeof PodcastFeed>;

export const getPodcastFeed = endpoint({
  method: 'GET',
  summary: "The member's own podcast feed; null without one",
  data: PodcastFeed.nullable(),
  ...own,
});

/** An address that was made before stops working. */
export const createPodcastFeed = endpoint({
  method: 'POST',
  summary: "Makes the secret address of the member's own podcast feed, which is shown once",
  data: z.object({ address: z.url(), createdAt: z.iso.datetime() }),
  status: 201,
  rate: 'write',
  ...own,
});

export const deletePodcastFeed = endpoint({
  method: 'DELETE',
  summary: "Makes the address of the member's own podcast feed stop working",
  data: z.object({}),
  rate: 'write',
  ...own,
});
