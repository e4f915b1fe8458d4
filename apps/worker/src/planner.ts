const DAY_S = 86_400;

/** Of every ten calls one is kept for what is being played; the rest may not touch it. */
export const RESERVE = 0.1;
/** How often the live list is asked for, best first. */
export const LIVE_EVERY_S = [15, 30, 60] as const;
/** How often the live matches are asked for with all their details. */
export const DETAILS_EVERY_POLLS = 4;

/** What a day of the followed leagues looks like. */
export type DayShape = {
  leagues: number;
  teams: number;
  matches: number;
  /** Hours in which anything is being played. */
  liveHours: number;
  /** Pages of people that somebody opened and we did not have. */
  asked: number;
};

/** In the order in which the day's calls are spent. */
export type Value = 'live' | 'today' | 'asked' | 'history';

export type Work = {
  name: string;
  /** In words. */
  when: string;
  value: Value;
  /** A day. */
  calls: (day: DayShape, liveEveryS: number) => number;
};

const order: readonly Value[] = ['live', 'today', 'asked', 'history'];

export type PlannedWork = Omit<Work, 'calls'> & { wanted: number; planned: number };
export type DayPlan = { liveEveryS: number; works: PlannedWork[]; total: number; limit: number };

/** Spends a day's calls by value: first the live list slows down, then what is worth least gets what is left. */
export function planDay(works: readonly Work[], day: DayShape, limit: number): DayPlan {
  const free = limit * (1 - RESERVE);
  const costs = (liveEveryS: number) =>
    works.map(({ name, when, value, calls }) => ({
      name,
      when,
      value,
      wanted: Math.ceil(calls(day, liveEveryS)),
    }));
  const total = (lines: readonly { wanted: number }[]) => lines.reduce((sum, { wanted }) => sum + wanted, 0);
  const liveEveryS = LIVE_EVERY_S.find((every) => total(costs(every)) <= free) ?? LIVE_EVERY_S.at(-1)!;
  const lines = costs(liveEveryS);
  const given = new Map<string, number>();
  let left: number = limit;
  for (const value of order) {
    for (const { name, wanted } of lines.filter((one) => one.value === value)) {
      // Only the live list may spend the reserve.
      const may = value === 'live' ? left : Math.max(0, left - limit * RESERVE);
      given.set(name, Math.min(wanted, Math.floor(may)));
      left -= given.get(name)!;
    }
  }
  const planned = lines.map((one) => ({ ...one, planned: given.get(one.name)! }));
  return { liveEveryS, works: planned, total: limit - left, limit };
}

/**
 * HOME-14: the calls that work of this value must leave alone at this hour: the reserve, and what everything worth
 * more still wants until midnight in UTC, when the provider counts anew.
 */
export function reservedCalls(value: Value, { works, limit }: DayPlan, now: number): number {
  if (value === 'live') return 0;
  const worthMore = order.slice(0, order.indexOf(value));
  const wanted = works
    .filter((one) => worthMore.includes(one.value))
    .reduce((sum, one) => sum + one.planned, 0);
  const dayLeft = 1 - ((now / 1_000) % DAY_S) / DAY_S;
  return Math.min(limit, Math.ceil(limit * RESERVE + wanted * dayLeft));
}

/**
 * HOME-14: how long until the live list is asked for again, in seconds of the football world. It slows down while
 * the calls left, without the reserve, would not last until midnight in UTC, when the provider counts anew.
 */
export function liveEverySeconds({
  remaining,
  limit,
  now,
}: {
  remaining: number | null;
  limit: number | null;
  now: number;
}): number {
  const [fastest] = LIVE_EVERY_S;
  if (remaining === null || limit === null) return fastest;
  const left = DAY_S - Math.floor((now / 1000) % DAY_S);
  const free = remaining - limit * RESERVE;
  return LIVE_EVERY_S.find((every) => left / every <= free) ?? LIVE_EVERY_S.at(-1)!;
}
