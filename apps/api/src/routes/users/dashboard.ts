import { getDashboard } from '@safira/contract/accounts/dashboard';
import type { Clock } from '@safira/football/time/clock';
import { findDashboard } from '@safira/store/accounts/dashboard';
import type { Db } from '@safira/store/db';
import { signedInCaller } from '../../access.ts';
import { type Api, serve } from '../../serve.ts';

export function dashboardRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  serve(api, getDashboard, async ({ caller }) => ({
    data: await findDashboard(db, { userId: signedInCaller(caller).userId, now: clock.now() }),
  }));
}
