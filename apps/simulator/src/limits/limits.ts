import type { Clock } from '@safira/football/time/clock';
import { allowances, type Allowance, type PlanName } from '@safira/provider/plans';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export type Verdict = 'within' | 'second-spent' | 'minute-spent' | 'day-spent';

export type LimitSettings = {
  clock: Clock;
  plan?: PlanName;
  /** Overrides the plan's limits: a test whose clock stands still can only make the calls of one second. */
  allowance?: Partial<Allowance>;
};

/** HOME-14: counts calls by the simulated clock, so windows shrink as it speeds up. A day ends at midnight UTC. */
export function makeLimits({ clock, plan = 'Pro', allowance }: LimitSettings) {
  const most: Allowance = { ...allowances[plan], ...allowance };
  const day = makeWindow(DAY_MS);
  const minute = makeWindow(MINUTE_MS);
  const second = makeWindow(SECOND_MS);
  return {
    plan,
    allowance: most,

    /** A call refused by the limit per second or minute is not counted: the limiter in front rejects it. */
    take(): Verdict {
      const now = clock.now();
      if (most.second !== null && second.used(now) >= most.second) return 'second-spent';
      if (minute.used(now) >= most.minute) return 'minute-spent';
      second.add(now);
      minute.add(now);
      if (day.used(now) >= most.day) return 'day-spent';
      day.add(now);
      return 'within';
    },

    usedToday: () => day.used(clock.now()),

    headers(): Record<string, string> {
      const now = clock.now();
      return {
        'x-ratelimit-requests-limit': String(most.day),
        'x-ratelimit-requests-remaining': String(most.day - day.used(now)),
        'x-ratelimit-limit': String(most.minute),
        'x-ratelimit-remaining': String(most.minute - minute.used(now)),
      };
    },

    reset() {
      for (const window of [day, minute, second]) window.clear();
    },
  };
}
export type Limits = ReturnType<typeof makeLimits>;

function makeWindow(lengthMs: number) {
  let index = 0;
  let count = 0;
  function used(now: number): number {
    const current = Math.floor(now / lengthMs);
    if (current !== index) {
      index = current;
      count = 0;
    }
    return count;
  }
  return {
    used,
    add(now: number) {
      count = used(now) + 1;
    },
    clear() {
      count = 0;
    },
  };
}
