const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
/** The most matches one question may carry. */
const IDS_AT_ONCE = 20;

/** Of every ten calls one is kept for what is being played; the rest may not touch it. */
export const RESERVE = 0.1;
/** How often the live list is asked for, best first. */
export const LIVE_EVERY_S = [15, 30, 60] as const;

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

type Work = {
  name: string;
  when: string;
  value: Value;
  calls: (day: DayShape, liveEveryS: number) => number;
};

const inGroups = (matches: number) => Math.ceil(matches / IDS_AT_ONCE);

/** What runs when and what it costs, in calls a day. */
export const work: readonly Work[] = [
  {
    name: 'live list',
    when: 'every 15, 30 or 60 s while anything is played',
    value: 'live',
    calls: ({ liveHours }, liveEveryS) => (liveHours * HOUR_S) / liveEveryS,
  },
  {
    name: 'live details',
    when: 'every minute, twenty matches a call',
    value: 'live',
    // A match is played for two hours; over the day that many are on at once.
    calls: ({ matches, liveHours }) =>
      liveHours === 0 ? 0 : liveHours * 60 * inGroups((matches * 2) / liveHours),
  },
  {
    name: 'line-ups',
    when: 'from an hour before, every 10 min until they are there',
    value: 'today',
    calls: ({ matches }) => 4 * inGroups(matches),
  },
  {
    name: 'final checks',
    when: 'at the end, +10 min, +2 h, next morning',
    value: 'today',
    calls: ({ matches }) => 4 * Math.max(inGroups(matches), Math.ceil(matches / 3)),
  },
  { name: 'days around today', when: 'every 30 min, three days', value: 'today', calls: () => 3 * 48 },
  {
    name: 'standings',
    when: '10 min after a match, hourly while one is played',
    value: 'today',
    calls: ({ leagues, liveHours, matches }) =>
      Math.min(matches, leagues * 4) + leagues * Math.min(liveHours, 6),
  },
  { name: 'leaders', when: 'every morning, four lists', value: 'today', calls: ({ leagues }) => 4 * leagues },
  { name: 'predictions', when: 'a day before', value: 'today', calls: ({ matches }) => matches },
  { name: 'injuries', when: 'twice a day', value: 'today', calls: ({ leagues }) => 2 * leagues },
  {
    name: 'what is looked at',
    when: 'when somebody asks for it',
    value: 'asked',
    calls: ({ asked }) => asked,
  },
  { name: 'coming days', when: 'every 6 h, seven days', value: 'history', calls: () => 7 * 4 },
  { name: 'seasons', when: 'every day', value: 'history', calls: ({ leagues }) => leagues },
  { name: 'leagues', when: 'every day', value: 'history', calls: () => 1 },
  { name: 'teams and grounds', when: 'every week', value: 'history', calls: ({ leagues }) => leagues / 7 },
  { name: 'squads and coaches', when: 'every week', value: 'history', calls: ({ teams }) => (2 * teams) / 7 },
  {
    name: 'players',
    when: 'every week, two pages a team',
    value: 'history',
    calls: ({ teams }) => (2 * teams) / 7,
  },
];

const order: readonly Value[] = ['live', 'today', 'asked', 'history'];

export type PlannedWork = { name: string; when: string; value: Value; wanted: number; planned: number };
export type DayPlan = { liveEveryS: number; works: PlannedWork[]; total: number; limit: number };

/** Spends a day's calls by value: first the live list slows down, then what is worth least gets what is left. */
export function planDay(day: DayShape, limit: number): DayPlan {
  const free = limit * (1 - RESERVE);
  const costs = (liveEveryS: number) =>
    work.map(({ calls, ...rest }) => ({ ...rest, wanted: Math.ceil(calls(day, liveEveryS)) }));
  const total = (works: readonly { wanted: number }[]) => works.reduce((sum, { wanted }) => sum + wanted, 0);
  const liveEveryS = LIVE_EVERY_S.find((every) => total(costs(every)) <= free) ?? LIVE_EVERY_S.at(-1)!;
  const works = costs(liveEveryS);
  const given = new Map<string, number>();
  let left: number = limit;
  for (const value of order) {
    for (const { name, wanted } of works.filter((one) => one.value === value)) {
      // Only the live list may spend the reserve.
      const may = value === 'live' ? left : Math.max(0, left - limit * RESERVE);
      given.set(name, Math.min(wanted, Math.floor(may)));
      left -= given.get(name)!;
    }
  }
  const planned = works.map((one) => ({ ...one, planned: given.get(one.name)! }));
  return { liveEveryS, works: planned, total: limit - left, limit };
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
