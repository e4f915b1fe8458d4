import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '@safira/football/clock';
import { findDayShape } from '@safira/store/day-shape';
import type { Db } from '@safira/store/db';
import { takeCall } from '@safira/store/provider-calls';
import { works } from './jobs/table.ts';
import { type DayPlan, reservedCalls, planDay, type Value } from './planner.ts';

/** How long a plan of the day holds, in the time of the football world. */
const PLAN_MS = 10 * 60_000;
/** What somebody may look for in a day that we do not have. */
const ASKED_A_DAY = 200;

const values = new AsyncLocalStorage<Value>();

/** Every call made inside is one of this value. Outside of any, a call is the live loop's. */
export function spendAs<T>(value: Value, work: () => Promise<T>): Promise<T> {
  return values.run(value, work);
}

/** HOME-14: no call past the day's limit, ever, by any worker; what is worth less leaves enough for what is worth more. */
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
    plan = planDay(works, { ...shape, leagues: leagues.length, asked: ASKED_A_DAY }, limit);
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
