const DAY_S = 86_400;

/** One call in ten is reserved for the live loop; no other work may spend it. */
export const RESERVE = 0.1;
/** How often the live list is fetched, best first. */
export const LIVE_EVERY_S = [15, 30, 60] as const;
/** Every how many polls the live matches are fetched with all their details. */
export const DETAILS_EVERY_POLLS = 4;

/** How much football a day of the followed leagues has. */
export type DayShape = {
  leagues: number;
  teams: number;
  matches: number;
  /** Leagues with a match on that day; on the day before there are about as many. */
  playing: number;
  /** Hours in which any match is being played. */
  liveHours: number;
  /** On-demand syncs: data that readers opened and that was not stored. */
  onDemand: number;
};

/** In the order in which the day's calls are spent. */
export type Value = 'live' | 'today' | 'on-demand' | 'history';

export type Work = {
  name: string;
  /** In words. */
  when: string;
  value: Value;
  /** Provider calls a day. */
  calls: (day: DayShape, liveEveryS: number) => number;
};

const order: readonly Value[] = ['live', 'today', 'on-demand', 'history'];

export type PlannedWork = Omit<Work, 'calls'> & { needed: number; planned: number };
export type DayPlan = { liveEveryS: number; works: PlannedWork[]; total: number; limit: number };

/** Spends a day's calls by value: first the live list slows down, then the least valuable work gets what is left. */
export function planDay(works: readonly Work[], day: DayShape, limit: number): DayPlan {
  const free = limit * (1 - RESERVE);
  const costs = (liveEveryS: number) =>
    works.map(({ name, when, value, calls }) => ({
      name,
      when,
      value,
      needed: Math.ceil(calls(day, liveEveryS)),
    }));
  const total = (lines: readonly { needed: number }[]) => lines.reduce((sum, { needed }) => sum + needed, 0);
  const liveEveryS = LIVE_EVERY_S.find((every) => total(costs(every)) <= free) ?? LIVE_EVERY_S.at(-1)!;
  const lines = costs(liveEveryS);
  const given = new Map<string, number>();
  let left: number = limit;
  for (const value of order) {
    for (const { name, needed } of lines.filter((one) => one.value === value)) {
      // Only live work may spend the reserve.
      const may = value === 'live' ? left : Math.max(0, left - limit * RESERVE);
      given.set(name, Math.min(needed, Math.floor(may)));
      left -= given.get(name)!;
    }
  }
  const planned = lines.map((one) => ({ ...one, planned: given.get(one.name)! }));
  return { liveEveryS, works: planned, total: limit - left, limit };
}

/**
 * HOME-14: the calls that work of this value must not spend at this hour: the reserve, and what all more valuable
 * work still needs until midnight UTC, when the provider resets its count.
 */
export function reservedCalls(value: Value, { works, limit }: DayPlan, now: number): number {
  if (value === 'live') return 0;
  const moreValuable = order.slice(0, order.indexOf(value));
  const needed = works
    .filter((one) => moreValuable.includes(one.value))
    .reduce((sum, one) => sum + one.planned, 0);
  const dayLeft = 1 - ((now / 1_000) % DAY_S) / DAY_S;
  return Math.min(limit, Math.ceil(limit * RESERVE + needed * dayLeft));
}

/**
 * HOME-14: how long until the live list is fetched again, in seconds of the football world's clock. It slows down
 * while the calls left, without the reserve, would not last until midnight UTC, when the provider resets its count.
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
