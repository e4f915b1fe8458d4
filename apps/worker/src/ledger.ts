import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '@safira/football/time/clock';
import { findDayShape } from '@safira/store/sync/day-shape';
import type { Db } from '@safira/store/db';
import { takeCall } from '@safira/store/sync/provider-calls';
import { works } from './jobs/table.ts';
import { type DayPlan, reservedCalls, planDay, type Value } from './planner.ts';

/** How long a plan of the day is valid, in the time of the football world's clock. */
const PLAN_MS = 10 * 60_000;
/** Estimate of the on-demand syncs a day. */
const ON_DEMAND_A_DAY = 200;

const values = new AsyncLocalStorage<Value>();

/** Every provider call made inside `work` counts as this value. A call made outside counts as live. */
export function spendAs<T>(value: Value, work: () => Promise<T>): Promise<T> {
  return values.run(value, work);
}

/** HOME-14: no worker ever calls past the day's limit, and less valuable work leaves enough for more valuable work. */
export function makeLedger({
  db,
  clock,
  limit,
  leagues,
}: {
  db: Db;
  clock: Clock;
  limit: number;
  leagues: readonly number[];
}): () => Promise<boolean> {
  let plan: DayPlan | undefined;
  let plannedAt = -Infinity;

  async function planNow(now: number): Promise<DayPlan> {
    if (plan && now - plannedAt < PLAN_MS) return plan;
    const shape = await findDayShape(db, now);
    plan = planDay(works, { ...shape, leagues: leagues.length, onDemand: ON_DEMAND_A_DAY }, limit);
    plannedAt = now;
    return plan;
  }

  return async () => {
    const now = clock.now();
    const value = values.getStore() ?? 'live';
    const reserve = value === 'live' ? 0 : reservedCalls(value, await planNow(now), now);
    return (await takeCall(db, { limit, reserve, now })).ok;
  };
}
