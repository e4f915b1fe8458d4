import { expect } from 'vitest';
import {
  getEpisode,
  getLatestEpisode,
  getPodcastStats,
  getPodcastStatus,
  listEpisodes,
} from '@safira/contract/podcasts/podcasts';
import type { Facts } from './facts.ts';
import { type WorldRead, worldReads } from './reads.ts';

export const podcastCalls = ({ episode }: Facts): WorldRead[] => [
  worldReads(getLatestEpisode, '/podcasts/latest', ({ data }) => expect(data?.id).toBe(episode)),
  worldReads(listEpisodes, '/podcasts/history', ({ data }) =>
    expect(data.map(({ id }) => id)).toEqual([episode]),
  ),
  worldReads(getEpisode, `/podcasts/episodes/${episode}`, ({ data }) => {
    expect(data.chapters).toHaveLength(2);
    expect(data.sentences).toHaveLength(2);
  }),
  worldReads(getPodcastStatus, '/podcasts/status', ({ data }) => expect(data.latest?.id).toBe(episode)),
  worldReads(getPodcastStats, '/podcasts/stats', ({ data }) => expect(data.episodes.published).toBe(1)),
];
