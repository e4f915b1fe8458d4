import type { Answer } from './request-query.ts';
import { DAY_MS, localTime } from './times.ts';

/** What has been asked today, of how much. */
export type Usage = { plan: string; current: number; limitDay: number };

const unknown: Usage = { plan: 'Pro', current: 0, limitDay: 7500 };

/** OURS-08: the account says that this is a simulation. Nothing is counted as results, as was recorded. */
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
