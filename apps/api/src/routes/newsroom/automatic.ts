import { AppError } from '@safira/contract/errors';
import * as contract from '@safira/contract/newsroom/automatic';
import type { Clock } from '@safira/football/time/clock';
import type { Db } from '@safira/store/db';
import {
  countWaitingArticles,
  listHeldArticles,
  listWaitingArticles,
} from '@safira/store/newsroom/automatic-news';
import { listAutomaticSwitches, saveAutomaticSwitch } from '@safira/store/newsroom/automatic-switches';
import { signedInCaller } from '../../access.ts';
import { type Api, serve } from '../../serve.ts';

const LISTED = 50;
const MOST_COUNTED = 1_000;
const DAY_MS = 86_400_000;
const HELD_MS = 7 * DAY_MS;

/** OURS-21: what editors do with automatic reports and previews. They publish and refuse them as any other article. */
export function automaticNewsRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  serve(api, contract.getAutomaticNews, async () => {
    const since = new Date(clock.now() - HELD_MS);
    const [waiting, waitingCount, held, switches] = await Promise.all([
      listWaitingArticles(db, LISTED),
      countWaitingArticles(db, MOST_COUNTED),
      listHeldArticles(db, { since, limit: LISTED }),
      listAutomaticSwitches(db),
    ]);
    return { data: { waiting, waitingCount, held, switches } };
  });

  serve(api, contract.saveAutomaticSwitch, async ({ params: { id }, body: published, caller }) => {
    const { userId } = signedInCaller(caller);
    const now = new Date(clock.now());
    const saved = await saveAutomaticSwitch(db, { competitionId: id, published, userId, now });
    if (!saved) throw new AppError('not_found', `competition ${id}`);
    return { data: saved };
  });
}
