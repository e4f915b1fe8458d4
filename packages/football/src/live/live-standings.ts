import type { MatchState } from '../observed/observation.ts';
import type { ObservedStandingRow, StandingNumbers } from '../observed/records.ts';
import { isLiveCode, statusGroup } from '../matches/status.ts';

const HOUR_MS = 3_600_000;
/** The provider's table lags by an hour; a match this much older is in it, or was never meant to be. */
const RECENT_MS = 3 * 24 * HOUR_MS;
/** Quirk 20: no match lasts that long, so its end was never reported; by now the table contains the match. */
const LONGEST_MS = 4 * HOUR_MS;

type TableRow = Pick<
  ObservedStandingRow,
  'rank' | 'points' | 'goalsDiff' | 'description' | 'all' | 'home' | 'away'
> & { team: { id: number } };
type Group<Row> = { name: string; rows: readonly Row[] };
type TableMatch = Pick<MatchState, 'id' | 'round' | 'kickoff' | 'homeId' | 'awayId' | 'goals'> & {
  status: string;
  changedAt: Date;
};

type TableScore = Pick<TableMatch, 'id' | 'homeId' | 'awayId'> & { goals: { home: number; away: number } };

/** `isLive`: the team is playing a match that counts here. `stored`: its row, where matches changed the numbers. */
export type LiveRow<Row> = Row & { isLive: boolean; rankBefore: number; stored?: Row };
export type LiveStandings<Row> = {
  /** A match being played counts in one of the groups. */
  isLive: boolean;
  /** When the newest of the scores changed; null where no match counts. */
  asOf: string | null;
  /** The matches being played that count in a group. */
  matches: TableScore[];
  groups: { name: string; rows: LiveRow<Row>[] }[];
};

/**
 * OURS-06: the stored table updated with current scores. Every live match counts, and the newest finished ones
 * that the table does not contain yet. `matches` must be all matches of the season, live or finished: the number a team
 * has finished shows what its row lacks. Where some are missing, too little is added, but no match is added twice.
 */
export function liveStandings<Row extends TableRow>(
  groups: readonly Group<Row>[],
  matches: readonly TableMatch[],
  now: number,
): LiveStandings<Row> {
  // A season has hundreds of matches in a few dozen rounds.
  const tableRounds = new Set([...new Set(matches.map(({ round }) => round))].filter(isTableRound));
  const results = matches
    .filter(({ round }) => tableRounds.has(round))
    .flatMap((match) => resultOf(match, now));
  const byGroup = Map.groupBy(results, makeGroupOf(groups));
  const finished = countFinished(results);
  const live = groups.map((group) => {
    const own = byGroup.get(group) ?? [];
    const counted = [...own.filter(({ isRunning }) => isRunning), ...missingIn(group.rows, own, finished)];
    return { name: group.name, rows: rankedAgain(group.rows, counted) };
  });
  return {
    isLive: live.some(({ rows }) => rows.some(({ isLive }) => isLive)),
    asOf: newestOf(matches),
    matches: groups
      .flatMap((group) => byGroup.get(group) ?? [])
      .filter(({ isRunning }) => isRunning)
      .map(({ id, homeId, awayId, home, away }) => ({ id, homeId, awayId, goals: { home, away } })),
    groups: live,
  };
}

function newestOf(matches: readonly TableMatch[]): string | null {
  if (matches.length === 0) return null;
  const newest = Math.max(...matches.map(({ changedAt }) => changedAt.getTime()));
  return new Date(newest).toISOString();
}

/** Rounds whose matches count in a table; a later knockout tie between two teams of one group does not count. */
export function isTableRound(round: string | null): boolean {
  const text = round?.toLowerCase().trim() ?? '';
  // `3rd Round - 7` is a matchday of group qualifiers, `3rd Round` a cup tie.
  if (groupMatchday.test(text)) return true;
  return text.split(/ - |, /).every((part) => tablePart.test(part));
}

const nth = '(?:\\d+(?:st|nd|rd|th)|first|second|third|fourth)';
const groupMatchday = new RegExp(`^${nth} round - \\d+$`);
const tablePart = new RegExp(
  `^(?:${[
    '(?:round )?\\d+',
    'regular season(?: \\d+)?',
    'league (?:stage|phase|[a-d])',
    'group (?:stage|phase|[a-z]|\\d+)',
    `${nth} (?:stage|phase)`,
    '(?:championship|relegation|promotion) (?:round|group)',
    'apertura|clausura',
    '(?:east|west)(?:ern)?(?: conference)?',
  ].join('|')})$`,
);

type Result = {
  id: number;
  kickoff: number;
  homeId: number;
  awayId: number;
  home: number;
  away: number;
  isRunning: boolean;
  isRecent: boolean;
  /** Played after the league was split: such a match counts in the table of its part. */
  isOfPart: boolean;
};

function resultOf({ round, status, goals, ...match }: TableMatch, now: number): Result[] {
  const kickoff = match.kickoff.getTime();
  const isRunning = isLiveCode(status) && kickoff > now - LONGEST_MS;
  const isCounting = isRunning || statusGroup(status) === 'result';
  if (!isCounting || goals.home === null || goals.away === null) return [];
  return [
    {
      ...match,
      kickoff,
      home: goals.home,
      away: goals.away,
      isRunning,
      isRecent: kickoff > now - RECENT_MS,
      isOfPart: /^(?:championship|relegation|promotion) /i.test(round ?? ''),
    },
  ];
}

/** A split league has its first table as well as those of its parts, and its teams are in two of them. */
function makeGroupOf<Row extends TableRow>(groups: readonly Group<Row>[]) {
  const groupsOfTeam = new Map<number, Group<Row>[]>();
  for (const group of groups.toSorted((a, b) => a.rows.length - b.rows.length))
    for (const { team } of group.rows)
      groupsOfTeam.set(team.id, [...(groupsOfTeam.get(team.id) ?? []), group]);
  return ({ homeId, awayId, isOfPart }: Result): Group<Row> | undefined => {
    const away = groupsOfTeam.get(awayId) ?? [];
    const shared = (groupsOfTeam.get(homeId) ?? []).filter((group) => away.includes(group));
    return isOfPart ? shared[0] : shared.at(-1);
  };
}

function countFinished(results: readonly Result[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { homeId, awayId, isRunning } of results) {
    if (isRunning) continue;
    for (const id of [homeId, awayId]) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The newest finished matches beyond the number that both teams' rows contain. */
function missingIn(
  rows: readonly TableRow[],
  own: readonly Result[],
  inAll: ReadonlyMap<number, number>,
): Result[] {
  const inOwn = countFinished(own);
  const missing = new Map(
    rows.map(({ team, all: { played } }) => {
      const here = inOwn.get(team.id) ?? 0;
      // More than the matches of this group: results from before the split count as well.
      const expected = played > here ? (inAll.get(team.id) ?? 0) : here;
      return [team.id, expected - played];
    }),
  );
  return own
    .filter(({ isRunning, isRecent }) => !isRunning && isRecent)
    .toSorted((a, b) => b.kickoff - a.kickoff || b.id - a.id)
    .filter(({ homeId, awayId }) => {
      const [home, away] = [missing.get(homeId) ?? 0, missing.get(awayId) ?? 0];
      if (home <= 0 || away <= 0) return false;
      missing.set(homeId, home - 1).set(awayId, away - 1);
      return true;
    });
}

type Place<Row> = { before: Row; after: Row; order: number };

function rankedAgain<Row extends TableRow>(rows: readonly Row[], counted: readonly Result[]): LiveRow<Row>[] {
  if (counted.length === 0) return rows.map((row) => ({ ...row, isLive: false, rankBefore: row.rank }));
  const stored = rows.toSorted((a, b) => a.rank - b.rank);
  const places = stored.map((before, order) => ({
    before,
    after: counted.reduce(withResult, before),
    order,
  }));
  const [first] = stored;
  let rank = 0;
  return inOrder(places).map(({ before, after }, index, ordered) => {
    const above = ordered[index - 1];
    const isShared = above && before.rank === above.before.rank && compare(above.after, after) === 0;
    if (!isShared) rank = first!.rank + index;
    const isPlaying = counted.some((result) => result.isRunning && sideOf(after, result));
    // A zone belongs to the place in the table, the form to the team.
    const { description } = stored[index]!;
    const live = { ...after, rank, description, isLive: isPlaying, rankBefore: before.rank };
    return before === after ? live : { ...live, stored: before };
  });
}

/** Teams without a match here keep their stored order: it may depend on head-to-head results, which we do not have. */
function inOrder<Row extends TableRow>(places: readonly Place<Row>[]): Place<Row>[] {
  const resting = places.filter(({ before, after }) => before === after);
  const moving = places
    .filter(({ before, after }) => before !== after)
    .toSorted((a, b) => compare(a.after, b.after) || a.order - b.order);
  const ordered: Place<Row>[] = [];
  for (const place of resting) {
    while (moving[0] && (compare(moving[0].after, place.after) || moving[0].order - place.order) < 0) {
      ordered.push(moving.shift()!);
    }
    ordered.push(place);
  }
  return [...ordered, ...moving];
}

const compare = (a: TableRow, b: TableRow): number =>
  b.points - a.points || b.goalsDiff - a.goalsDiff || b.all.for - a.all.for;

function sideOf({ team }: TableRow, { homeId, awayId }: Result): 'home' | 'away' | undefined {
  if (team.id === homeId) return 'home';
  return team.id === awayId ? 'away' : undefined;
}

/** Returns the row itself if its team did not play the match. */
function withResult<Row extends TableRow>(row: Row, result: Result): Row {
  const side = sideOf(row, result);
  if (!side) return row;
  const [scored, conceded] = side === 'home' ? [result.home, result.away] : [result.away, result.home];
  return {
    ...row,
    points: row.points + (scored > conceded ? 3 : Number(scored === conceded)),
    goalsDiff: row.goalsDiff + scored - conceded,
    all: added(row.all, scored, conceded),
    [side]: added(row[side], scored, conceded),
  };
}

function added(numbers: StandingNumbers, scored: number, conceded: number): StandingNumbers {
  return {
    played: numbers.played + 1,
    win: numbers.win + Number(scored > conceded),
    draw: numbers.draw + Number(scored === conceded),
    lose: numbers.lose + Number(scored < conceded),
    for: numbers.for + scored,
    against: numbers.against + conceded,
  };
}
