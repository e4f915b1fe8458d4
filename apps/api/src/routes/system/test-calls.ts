import { AppError } from '@safira/contract/errors';
import { testFindLeagues, testFootballApi } from '@safira/contract/system/test-calls';
import type { Clock } from '@safira/football/time/clock';
import type { Db } from '@safira/store/db';
import { listFollowedLeagues } from '@safira/store/competitions/followed-leagues';
import { findLeaseReport } from '@safira/store/coordination/leases';
import { countCalls } from '@safira/store/sync/provider-calls';
import { type Api, serve } from '../../serve.ts';

/** API-05: with real data these are for admins, of whom there are none yet. */
export function testRoutes(
  api: Api,
  { db, clock, simulated }: { db: Db; clock: Clock; simulated: boolean },
): void {
  const admit = () => {
    if (!simulated) throw new AppError('forbidden');
  };

  serve(api, testFootballApi, async () => {
    admit();
    const report = await findLeaseReport(db, 'live');
    return {
      data: {
        state: report?.provider.state ?? 'unknown',
        lastAnswerAt: report?.newest ?? null,
        remaining: report?.provider.remaining ?? null,
        callsToday: await countCalls(db, clock.now()),
      },
    };
  });

  serve(api, testFindLeagues, async () => {
    admit();
    return { data: await listFollowedLeagues(db) };
  });
}
