import { AppError } from '@safira/contract/errors';
import { matchCard } from '@safira/contract/files';
import type { Db } from '@safira/store/db';
import { findMatch } from '@safira/store/matches/matches';
import { drawMatch } from '../../share-card/match/draw.ts';
import { matchFacts } from '../../share-card/match/facts.ts';
import type { ServeCard } from '../../share-card/serve-card.ts';

/** OURS-05 */
export function matchCardRoutes(serveCard: ServeCard, { db }: { db: Db }): void {
  serveCard(matchCard, {
    draw: drawMatch,
    read: async ({ id }) => {
      const match = await findMatch(db, id);
      if (!match) throw new AppError('match_not_found');
      return {
        facts: matchFacts(match),
        cache: match.isLive ? 'today' : 'steady',
        dependsOn: { matches: [id] },
      };
    },
  });
}
