import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTableRound, liveStandings } from './live-standings.ts';

const NOW = Date.parse('2026-11-28T16:00:00Z');
const none = { played: 0, win: 0, draw: 0, lose: 0, for: 0, against: 0 };

type Numbers = { played?: number; points?: number; goalsDiff?: number; for?: number };

function row(id: number, rank: number, numbers: Numbers = {}, description: string | null = null) {
  const { played = 10, points = 0, goalsDiff = 0 } = numbers;
  return {
    rank,
    team: { id },
    points,
    goalsDiff,
    form: `form of ${id}`,
    description,
    all: { ...none, played, for: numbers.for ?? 0 },
    home: none,
    away: none,
  };
}

type Options = { id?: number; round?: string | null; status?: string; hoursAgo?: number };

function match(homeId: number, awayId: number, score: string, options: Options = {}) {
  const [home, away] = score.split('-').map(Number);
  return {
    id: options.id ?? 1,
    round: options.round === undefined ? 'Regular Season - 11' : options.round,
    status: options.status ?? '2H',
    kickoff: new Date(NOW - (options.hoursAgo ?? 1) * 3_600_000),
    homeId,
    awayId,
    goals: { home: home!, away: away! },
    changedAt: new Date(NOW - 300_000),
  };
}

/** Old finished matches of each of these teams against opponents outside the table. */
const history = (count: number, ...ids: number[]) =>
  ids.flatMap((id) =>
    Array.from({ length: count }, (_, i) =>
      match(id, 900 + i, '1-0', { id: id * 100 + i, status: 'FT', hoursAgo: 24 * (i + 7) }),
    ),
  );

const table = (...rows: ReturnType<typeof row>[]) => [{ name: 'League', rows }];
const rowsOf = (...args: [Parameters<typeof liveStandings>[0], Parameters<typeof liveStandings>[1]]) =>
  liveStandings(...args, NOW).groups[0]!.rows;
const points = (rows: readonly { team: { id: number }; points: number }[]) =>
  Object.fromEntries(rows.map(({ team, points: sum }) => [team.id, sum]));

test('OURS-06: a live match counts with its current score, and the leading team climbs', () => {
  const groups = table(row(1, 1, { points: 20, for: 9 }), row(2, 2, { points: 18, for: 8 }));
  const live = liveStandings(groups, [match(2, 1, '2-0')], NOW);
  expect(live).toMatchObject({ isLive: true, asOf: '2026-11-28T15:55:00.000Z' });
  const [up, down] = live.groups[0]!.rows;
  expect(up).toMatchObject({
    team: { id: 2 },
    rank: 1,
    rankBefore: 2,
    points: 21,
    goalsDiff: 2,
    isLive: true,
  });
  expect(up).toMatchObject({ all: { played: 11, win: 1, for: 10, against: 0 }, form: 'form of 2' });
  expect([up!.home, up!.away]).toEqual([{ ...none, played: 1, win: 1, for: 2 }, none]);
  expect(down).toMatchObject({ team: { id: 1 }, rank: 2, rankBefore: 1, points: 20, goalsDiff: -2 });
  expect(down).toMatchObject({ all: { played: 11, lose: 1, for: 9, against: 2 }, home: none });
});

test('OURS-06: a zone stays with its rank in the table', () => {
  const groups = table(row(1, 1, { points: 20 }, 'Europe'), row(2, 2, { points: 18 }, 'Relegation'));
  const zones = rowsOf(groups, [match(2, 1, '1-0')]).map(({ team, description }) => [team.id, description]);
  expect(zones).toEqual([
    [2, 'Europe'],
    [1, 'Relegation'],
  ]);
});

test.each([
  ['goal difference', { points: 20, goalsDiff: 5 }, { points: 19, goalsDiff: 4 }, [1, 2]],
  ['goals scored', { points: 20, goalsDiff: 4, for: 9 }, { points: 19, goalsDiff: 4, for: 9 }, [2, 1]],
  ['the stored order', { points: 20, goalsDiff: 4, for: 10 }, { points: 19, goalsDiff: 4, for: 9 }, [1, 2]],
])('OURS-06: teams with equal points are ordered by %s', (_, first, second, order) => {
  const groups = table(row(1, 1, first), row(2, 2, second), row(3, 3, {}));
  expect(rowsOf(groups, [match(2, 3, '1-1')]).map(({ team }) => team.id)).toEqual([...order, 3]);
});

test('OURS-06: a team that falls level with a lower one stays above it', () => {
  const groups = table(row(1, 1, { goalsDiff: 5 }), row(2, 2, { goalsDiff: 4 }), row(3, 3));
  expect(rowsOf(groups, [match(3, 1, '1-0')]).map(({ team }) => team.id)).toEqual([3, 1, 2]);
});

test('OURS-06: two teams that are not playing keep their stored head-to-head order', () => {
  const groups = table(
    row(1, 1, { points: 20, goalsDiff: 3 }),
    row(2, 2, { points: 20, goalsDiff: 9 }),
    row(3, 3, { points: 17 }),
    row(4, 4, { points: 10 }),
  );
  expect(rowsOf(groups, [match(3, 4, '1-0')]).map(({ team }) => team.id)).toEqual([1, 2, 3, 4]);
});

test('OURS-06: equal rows that shared a rank still share it, others get their own', () => {
  const groups = table(row(1, 1), row(2, 1), row(3, 1), row(4, 1));
  const rows = rowsOf(groups, [match(1, 2, '0-1')]);
  expect(rows.map(({ team, rank }) => [team.id, rank])).toEqual([
    [2, 1],
    [3, 2],
    [4, 2],
    [1, 4],
  ]);
});

describe('a finished match', () => {
  const over = match(2, 1, '1-0', { id: 7, status: 'FT', hoursAgo: 2 });
  const before = table(row(1, 1, { points: 20 }), row(2, 2, { points: 18 }));
  const after = table(row(2, 1, { points: 21, played: 11 }), row(1, 2, { points: 20, played: 11 }));

  test('OURS-06: a finished match counts until the table contains it, and never twice', () => {
    const matches = [...history(10, 1, 2), over];
    expect(points(rowsOf(before, matches))).toEqual({ 1: 20, 2: 21 });
    expect(points(rowsOf(after, matches))).toEqual({ 1: 20, 2: 21 });
    expect(liveStandings(before, matches, NOW).isLive).toBe(false);
  });

  test('OURS-06: of two finished matches both are missing in the table, or only the newer', () => {
    const older = match(1, 2, '1-0', { id: 6, status: 'FT', hoursAgo: 50 });
    expect(points(rowsOf(before, [...history(10, 1, 2), older, over]))).toEqual({ 1: 23, 2: 21 });
    expect(points(rowsOf(before, [...history(9, 1, 2), older, over]))).toEqual({ 1: 20, 2: 21 });
  });

  test('OURS-06: a finished match does not count if one team has it already or the season is incomplete', () => {
    const half = table(row(1, 1, { points: 20, played: 11 }), row(2, 2, { points: 18 }));
    expect(points(rowsOf(half, [...history(10, 1, 2), over]))).toEqual({ 1: 20, 2: 18 });
    expect(points(rowsOf(before, [over]))).toEqual({ 1: 20, 2: 18 });
  });

  test('OURS-06: a finished match older than three days is not added', () => {
    const old = match(2, 1, '1-0', { id: 7, status: 'FT', hoursAgo: 73 });
    expect(points(rowsOf(before, [...history(10, 1, 2), old]))).toEqual({ 1: 20, 2: 18 });
  });
});

test.each([
  ['FT AWD WO HT INT LIVE', 21],
  ['ABD CANC PST SUSP NS TBD', 18],
])('OURS-06: with %s the winner has %i points', (statuses, expected) => {
  const groups = table(row(1, 1, { points: 20 }), row(2, 2, { points: 18 }));
  for (const status of statuses.split(' ')) {
    const matches = [...history(10, 1, 2), match(2, 1, '3-0', { status })];
    expect(points(rowsOf(groups, matches))[2], status).toBe(expected);
  }
});

test.each([
  ['without a known score', { ...match(2, 1, '1-0'), goals: { home: null, away: null } }],
  ['against a team of another group', match(2, 3, '1-0')],
  ['in a knock-out round', match(2, 1, '1-0', { round: 'Round of 16' })],
  ['quirk 20: whose end was never reported', match(2, 1, '1-0', { hoursAgo: 5 })],
])('OURS-06: a match does not count %s', (_, uncounted) => {
  const groups = [...table(row(1, 1), row(2, 2)), ...table(row(3, 1))];
  const live = liveStandings(groups, [uncounted], NOW);
  expect(live.groups.flatMap(({ rows }) => rows.map((one) => one.points))).toEqual([0, 0, 0]);
});

describe('a split league', () => {
  const rows = (...ids: number[]) => ids.map((id) => row(id, id, { played: 3, points: 9 }));
  const groups = [...table(...rows(1, 2, 3, 4)), { name: 'Championship Round', rows: rows(1, 2) }];
  const regular = ['12', '34', '13', '24', '14', '23'].map(([home, away], id) =>
    match(Number(home), Number(away), '1-0', { id, status: 'FT', hoursAgo: 24 * 9 }),
  );
  const part = (rest: Options) => match(2, 1, '1-0', { id: 50, round: 'Championship Round - 1', ...rest });

  test.each([
    ['running', part({})],
    ['finished and not in the table yet', part({ status: 'FT' })],
  ])('OURS-06: a match of a part counts in the table of the part alone: %s', (_, one) => {
    const [whole, championship] = liveStandings(groups, [...regular, one], NOW).groups;
    expect(points(whole!.rows)).toEqual({ 1: 9, 2: 9, 3: 9, 4: 9 });
    expect(points(championship!.rows)).toEqual({ 1: 9, 2: 12 });
  });
});

const inTables = `Regular Season - 1|Regular Season|League Stage - 8|League Phase - 1|Group Stage - 6|Group A - 3
League C, Group 2 - 4|Championship Round - 3|Relegation Group|1st Phase - 4|Apertura - 5|Round 7|3rd Round - 7|West - 2`;
test.each(inTables.split(/[|\n]/))('OURS-06: «%s» counts in a table', (round) => {
  expect(isTableRound(round)).toBe(true);
});

const ties = `|Final|Semi-finals|Round of 16|1st Round|3rd Qualifying Round|Play-offs|Friendlies 2|Knockout Round - 1
Knockout Round Play-offs|Apertura - Quarter-finals|Relegation Round - Final|Club Friendlies 3|Mystery Round
Promotion Play-offs - Semi-finals|Group Stage - Play-offs`;
test.each([null, ...ties.split(/[|\n]/)])('OURS-06: «%s» does not count in a table', (round) => {
  expect(isTableRound(round)).toBe(false);
});

describe('any table', () => {
  const TEAMS = 12;
  const rows = fc
    .array(fc.record({ points: fc.nat(60), goalsDiff: fc.integer({ min: -30, max: 30 }), for: fc.nat(60) }), {
      minLength: TEAMS,
      maxLength: TEAMS,
    })
    .map((all) =>
      all.toSorted((a, b) => b.points - a.points).map((one, i) => row(i + 1, i + 1, one, `zone ${i}`)),
    );
  const games = fc
    .tuple(
      fc.shuffledSubarray(Array.from({ length: TEAMS }, (_, i) => i + 1)),
      fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { minLength: TEAMS / 2, maxLength: TEAMS / 2 }),
    )
    .map(([ids, scores]) =>
      scores
        .slice(0, Math.floor(ids.length / 2))
        .map(([home, away], i) => match(ids[2 * i]!, ids[2 * i + 1]!, `${home}-${away}`, { id: i })),
    );
  const sum = (of: readonly { points: number }[]) => of.reduce((total, one) => total + one.points, 0);

  test('OURS-06: a decided match adds three points and a drawn one two; each team appears once', () => {
    fc.assert(
      fc.property(rows, games, (stored, running) => {
        const live = rowsOf(table(...stored), running);
        const added = running.map(({ goals }) => (goals.home === goals.away ? 2 : 3));
        expect(sum(live)).toBe(added.reduce((total, one) => total + one, sum(stored)));
        const ids = live.map(({ team }) => team.id);
        expect(ids.toSorted((a, b) => a - b)).toEqual(stored.map(({ team }) => team.id));
        expect(live.map((one) => `${one.rank} ${one.description}`)).toEqual(
          stored.map((one) => `${one.rank} ${one.description}`),
        );
        const sums = live.map((one) => one.points);
        expect(sums).toEqual(sums.toSorted((a, b) => b - a));
        expect(live.filter(({ isLive }) => isLive)).toHaveLength(2 * running.length);
      }),
    );
  });

  test('OURS-06: without matches the table is unchanged', () => {
    fc.assert(
      fc.property(rows, (stored) => {
        expect(liveStandings(table(...stored), [], NOW).groups).toEqual([
          { name: 'League', rows: stored.map((one) => ({ ...one, isLive: false, rankBefore: one.rank })) },
        ]);
      }),
    );
  });
});
