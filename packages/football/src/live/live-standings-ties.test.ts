import { expect, test } from 'vitest';
import { liveStandings } from './live-standings.ts';

const NOW = Date.parse('2026-11-28T16:00:00Z');
const none = { played: 0, win: 0, draw: 0, lose: 0, for: 0, against: 0 };

const row = (id: number, { rank = id, points = 0, played = 0 } = {}) => ({
  rank,
  team: { id },
  points,
  goalsDiff: 0,
  description: null,
  all: { ...none, played },
  home: none,
  away: none,
});

const match = (
  homeId: number,
  awayId: number,
  score: string,
  rest: { hoursAgo?: number; status?: string } = {},
) => {
  const [home, away] = score.split('-').map(Number);
  return {
    id: 10 * homeId + awayId,
    round: 'Regular Season - 1',
    status: rest.status ?? '2H',
    kickoff: new Date(NOW - (rest.hoursAgo ?? 1) * 3_600_000),
    homeId,
    awayId,
    goals: { home: home!, away: away! },
    changedAt: new Date(NOW),
  };
};

const live = (rows: ReturnType<typeof row>[], matches: Parameters<typeof liveStandings>[1]) =>
  liveStandings([{ name: 'League', rows }], matches, NOW);
const order = (...args: Parameters<typeof live>) => live(...args).groups[0]!.rows.map(({ team }) => team.id);

test('OURS-06: two playing teams are level in everything, they keep their stored order', () => {
  expect(order([row(1), row(2), row(3), row(4)], [match(3, 4, '1-1'), match(1, 2, '1-1')])).toEqual([
    1, 2, 3, 4,
  ]);
});

test('OURS-06: the rows of a table come in any order, the result is in order of rank', () => {
  const rows = [row(2, { points: 5 }), row(1, { points: 9 }), row(4), row(3)];
  expect(order(rows, [match(3, 4, '0-0')])).toEqual([1, 2, 3, 4]);
});

test('OURS-06: a table that begins at rank 9 goes on from there', () => {
  const rows = [row(1, { rank: 9, points: 9 }), row(2, { rank: 10, points: 5 })];
  expect(live(rows, [match(1, 2, '0-0')]).groups[0]!.rows.map(({ rank }) => rank)).toEqual([9, 10]);
});

test('OURS-06: a match of a team that is in no table changes nothing', () => {
  for (const stranger of [match(99, 1, '3-0'), match(1, 99, '3-0')]) {
    const { isLive, groups } = live([row(1), row(2)], [stranger]);
    expect([isLive, groups[0]!.rows.map(({ points }) => points)]).toEqual([false, [0, 0]]);
  }
});

test('OURS-06: only the teams that play are marked, a finished match marks none', () => {
  const rows = [row(1), row(2), row(3), row(4)];
  const standings = live(rows, [match(1, 2, '1-0'), match(3, 4, '1-0', { status: 'FT' })]);
  const marked = standings.groups[0]!.rows;
  expect(standings.isLive).toBe(true);
  expect(marked.filter(({ isLive }) => isLive).map(({ team }) => team.id)).toEqual([1, 2]);
  expect(marked.map(({ points }) => points)).toEqual([3, 3, 0, 0]);
});

test('OURS-06: a draw away gives a point and counts the goals of both sides', () => {
  const [, second] = live([row(1), row(2)], [match(1, 2, '2-2')]).groups[0]!.rows;
  const drawn = { played: 1, win: 0, draw: 1, lose: 0, for: 2, against: 2 };
  expect(second).toMatchObject({ points: 1, goalsDiff: 0, all: drawn, away: drawn, home: none });
});

test.each([
  ['four hours', 4, 0],
  ['a little less', 3.99, 3],
])('OURS-06: quirk 20: a match in play since %s, the leader has %s %i points', (_, hoursAgo, points) => {
  const [first] = live([row(1), row(2)], [match(1, 2, '1-0', { hoursAgo })]).groups[0]!.rows;
  expect(first!.points).toBe(points);
});

test.each([
  ['three days', 72, 0],
  ['a little less', 71.99, 3],
])(
  'OURS-06: a match finished, begun %s ago and not in the table, the winner has %s %i points',
  (_, hoursAgo, points) => {
    const [first] = live([row(1), row(2)], [match(1, 2, '1-0', { hoursAgo, status: 'FT' })]).groups[0]!.rows;
    expect(first!.points).toBe(points);
  },
);

test('OURS-06: without matches there is no time of the scores, else it is that of the newest', () => {
  expect(live([row(1), row(2)], []).asOf).toBeNull();
  const older = { ...match(1, 2, '1-0'), changedAt: new Date(NOW - 60_000) };
  expect(live([row(1), row(2)], [match(2, 1, '0-0'), older]).asOf).toBe('2026-11-28T16:00:00.000Z');
});

test('OURS-06: of several missing matches only as many count as both tables lack, the newest first', () => {
  const rows = [row(1, { played: 1 }), row(2, { played: 1 })];
  const matches = [
    match(1, 2, '5-0', { hoursAgo: 50, status: 'FT' }),
    { ...match(2, 1, '1-0', { hoursAgo: 10, status: 'FT' }), id: 2 },
  ];
  const points = live(rows, matches).groups[0]!.rows.map((one) => [one.team.id, one.points]);
  expect(points).toEqual([
    [2, 3],
    [1, 0],
  ]);
});

test('OURS-06: one of two groups has a match in play, the standings are live', () => {
  const groups = [
    [row(1), row(2)],
    [row(3), row(4)],
  ].map((rows) => ({ name: 'Group', rows }));
  expect(liveStandings(groups, [match(1, 2, '0-0')], NOW).isLive).toBe(true);
});

test('OURS-06: teams with different ranks end level, each keeps a rank of its own', () => {
  const { groups } = live([row(1), row(2), row(3), row(4)], [match(1, 2, '1-1'), match(3, 4, '1-1')]);
  expect(groups[0]!.rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
});

test('OURS-06: no match counts, the ranks and the order of the table stay as they were sent', () => {
  const rows = [row(2, { rank: 3 }), row(1, { rank: 1 })];
  expect(live(rows, []).groups[0]!.rows.map(({ team, rank }) => [team.id, rank])).toEqual([
    [2, 3],
    [1, 1],
  ]);
});

test.each([
  ['home', { home: null, away: 1 }],
  ['away', { home: 1, away: null }],
])('OURS-06: a match whose %s goals are unknown does not count', (_, goals) => {
  const { groups } = live([row(1), row(2)], [{ ...match(1, 2, '0-0'), goals }]);
  expect(groups[0]!.rows.map(({ points }) => points)).toEqual([0, 0]);
});

test('OURS-06: a match in play does not make one that the table contains count again', () => {
  const rows = [row(1, { played: 1, points: 3 }), row(2, { played: 1 })];
  const matches = [match(1, 2, '1-0', { hoursAgo: 10, status: 'FT' }), match(2, 1, '0-0')];
  expect(live(rows, matches).groups[0]!.rows.map(({ points }) => points)).toEqual([4, 1]);
});

test.each([
  [
    'home',
    [match(1, 2, '1-0', { hoursAgo: 5, status: 'FT' }), match(1, 3, '1-0', { hoursAgo: 50, status: 'FT' })],
  ],
  [
    'away',
    [match(2, 1, '0-1', { hoursAgo: 5, status: 'FT' }), match(3, 1, '0-1', { hoursAgo: 50, status: 'FT' })],
  ],
])('OURS-06: a team lacks one of its two finished %s matches, only the newer counts', (_, matches) => {
  const rows = [row(1, { played: 1, points: 3 }), row(2), row(3)];
  expect(live(rows, matches).groups[0]!.rows[0]).toMatchObject({ team: { id: 1 }, points: 6 });
});

test.each([1, 2])(
  'OURS-06: the row of team %i contains a finished match already, it does not count',
  (id) => {
    const rows = [1, 2].map((team) => row(team, { played: Number(team === id) }));
    const matches = [match(1, 2, '1-0', { hoursAgo: 5, status: 'FT' })];
    expect(live(rows, matches).groups[0]!.rows.map(({ points }) => points)).toEqual([0, 0]);
  },
);

test('OURS-09: a row that a match changed has its stored numbers as well, others have none', () => {
  const rows = [row(1, { points: 20 }), row(2, { points: 18 }), row(3, { points: 5 })];
  const [group] = live(rows, [match(2, 1, '2-0')]).groups;
  expect(group!.rows.map(({ team, points, stored }) => [team.id, points, stored?.points])).toEqual([
    [2, 21, 18],
    [1, 20, 20],
    [3, 5, undefined],
  ]);
});

test('OURS-06: the matches in play that count in a table are listed with their scores', () => {
  const running = match(2, 1, '2-0');
  const elsewhere = match(8, 9, '1-0');
  const over = match(3, 4, '1-0', { status: 'FT', hoursAgo: 3 });
  expect(live([row(1), row(2), row(3), row(4)], [running, elsewhere, over]).matches).toEqual([
    { id: 21, homeId: 2, awayId: 1, goals: { home: 2, away: 0 } },
  ]);
});
