import { AppError } from '@safira/contract/errors';
import { compareCard, playerCard } from '@safira/contract/files';
import type { Player } from '@safira/contract/players/players';
import type { Clock } from '@safira/football/time/clock';
import type { Db } from '@safira/store/db';
import { findPlayer } from '@safira/store/players/reads';
import { drawCompareCard } from '../../share-card/compare/draw.ts';
import { compareFacts } from '../../share-card/compare/facts.ts';
import { drawPlayerCard } from '../../share-card/player/draw.ts';
import { playerFacts } from '../../share-card/player/facts.ts';
import type { ServeCard } from '../../share-card/serve-card.ts';

/** As that of a player's page, the totals are updated some time after the change of their match. */
const kept = { cache: 'steady', dependsOn: {} } as const;

/** OURS-05, OURS-14. A player who is not stored has no card: their page requests them. */
export function playerCardRoutes(serveCard: ServeCard, { db, clock }: { db: Db; clock: Clock }): void {
  async function readPlayer(id: number): Promise<Player> {
    const found = await findPlayer(db, { id, now: clock.now() });
    if (!found) throw new AppError('not_found', `player ${id}`);
    return found.player;
  }

  serveCard(playerCard, {
    draw: drawPlayerCard,
    read: async ({ id }) => ({ ...kept, facts: playerFacts(await readPlayer(id)) }),
  });

  serveCard(compareCard, {
    draw: drawCompareCard,
    read: async ({ a, b }) => {
      if (a === b) throw new AppError('invalid', 'a player compared with themselves');
      const [first, second] = await Promise.all([readPlayer(a), readPlayer(b)]);
      return { ...kept, facts: compareFacts(first, second) };
    },
  });
}
