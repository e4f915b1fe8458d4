import type { Clock } from '@safira/football/clock';
import type { Db } from '@safira/store/db';
import { takeCall } from '@safira/store/provider-calls';
import { RESERVE } from './planner.ts';

/** HOME-14: no call past the day's limit, ever, by any worker; the last tenth is for what is being played. */
export function makeLedger(db: Db, clock: Clock, limit: number): (question: URL) => Promise<boolean> {
  return async ({ searchParams }) => {
    const isLive = searchParams.has('live') || searchParams.has('ids');
    const reserve = isLive ? 0 : Math.ceil(limit * RESERVE);
    return (await takeCall(db, { limit, reserve, now: clock.now() })).ok;
  };
}
