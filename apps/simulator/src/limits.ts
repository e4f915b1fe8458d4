import type { Clock } from '@safira/football/clock';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const PER_DAY = 7500;
const PER_MINUTE = 300;

export type Verdict = 'within' | 'minute-spent' | 'day-spent';

/** Counts calls by the clock of the world, so the windows shrink as it speeds up. */
export function makeLimits(clock: Clock) {
  const day = makeWindow(DAY_MS);
  const minute = makeWindow(MINUTE_MS);
  return {
    take(): Verdict {
      const now = clock.now();
      if (minute.used(now) >= PER_MINUTE) return 'minute-spent';
      minute.add(now);
      if (day.used(now) >= PER_DAY) return 'day-spent';
      day.add(now);
      return 'within';
    },

    usedToday: () => day.used(clock.now()),

    headers(): Record<string, string> {
      const now = clock.now();
      return {
        'x-ratelimit-requests-limit': String(PER_DAY),
        'x-ratelimit-requests-remaining': String(PER_DAY - day.used(now)),
        'x-ratelimit-limit': String(PER_MINUTE),
        'x-ratelimit-remaining': String(PER_MINUTE - minute.used(now)),
      };
    },

    perDay: PER_DAY,

    reset() {
      day.clear();
      minute.clear();
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
