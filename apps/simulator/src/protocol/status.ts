import type { Answer } from './request-query.ts';
import { DAY_MS, localTime } from './times.ts';

/** Today's number of calls, and the limit. */
export type Usage = { plan: string; current: number; limitDay: number };

const unknown: Usage = { plan: 'Pro', current: 0, limitDay: 7500 };

/** OURS-08: the account shows that this is a simulation. `results` is 0, as recorded from the provider. */
export function statusOf(now: number, { plan, current, limitDay }: Usage = unknown): Answer {
  const end = Math.ceil(now / DAY_MS) * DAY_MS + 365 * DAY_MS;
  return {
    object: {
      account: { firstname: 'Safira', lastname: 'Simulator', email: 'simulator@localhost' },
      subscription: { plan, end: localTime('UTC', end), active: true },
      requests: { current, limit_day: limitDay },
    },
    results: 0,
  };
}
