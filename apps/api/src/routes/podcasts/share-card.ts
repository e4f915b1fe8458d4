import { AppError } from '@safira/contract/errors';
import { podcastCard } from '@safira/contract/files';
import type { Db } from '@safira/store/db';
import { findEpisode } from '@safira/store/podcasts/episodes';
import { drawEpisodeCard } from '../../share-card/episode/draw.ts';
import { episodeFacts } from '../../share-card/episode/facts.ts';
import type { ServeCard } from '../../share-card/serve-card.ts';

/** OURS-05 */
export function podcastCardRoutes(serveCard: ServeCard, { db }: { db: Db }): void {
  serveCard(podcastCard, {
    draw: drawEpisodeCard,
    read: async ({ id }) => {
      const episode = await findEpisode(db, id);
      if (!episode) throw new AppError('not_found', `episode ${id}`);
      return { facts: episodeFacts(episode), cache: 'today', dependsOn: {} };
    },
  });
}
