import { expect, test } from 'vitest';
import type { Fixture, Team } from '../model.ts';
import { aSeason, resultOf } from './a-season.ts';
import { makeSeason } from './season-calendar.ts';
import { tableOf } from './table.ts';

const input = aSeason(1, 2026);
const season = makeSeason(input);
const of = (id: number) => season.filter(({ competition }) => competition.id === id);
const inRound = (id: number, text: string) => of(id).filter(({ round }) => round.startsWith(text));
const teamsIn = (fixtures: readonly Fixture[]) => new Set(fixtures.flatMap(({ home, away }) => [home, away]));
const dateOf = ({ kickoff }: Fixture) => new Date(kickoff - 4 * 3_600_000).toISOString().slice(0, 10);
const firstOf = (teams: readonly Team[], fixtures: readonly Fixture[], count: number) =>
  tableOf(
    teams,
    fixtures.map((fixture) => ({ fixture, ...resultOf(fixture) })),
    'goal-difference',
  )
    .slice(0, count)
    .map(({ team }) => team);

/** As published by FIFA. */
const windows = [
  ['2026-09-21', '2026-10-06'],
  ['2026-11-09', '2026-11-17'],
  ['2027-03-22', '2027-03-30'],
  ['2027-06-07', '2027-06-15'],
] as const;
const windowOf = (fixture: Fixture) =>
  windows.findIndex(([from, to]) => dateOf(fixture) >= from && dateOf(fixture) <= to);

test.each([5, 36, 536, 10])('HOUSE: every match of %i is within a FIFA window of 2026-27', (id) => {
  expect(of(id).length).toBeGreaterThan(30);
  expect(of(id).filter((fixture) => windowOf(fixture) === -1)).toEqual([]);
});

test('HOUSE: no club plays in a FIFA window of 2026-27', () => {
  expect(
    season.filter((fixture) => !fixture.home.isNational && windowOf(fixture) !== -1).map(dateOf),
  ).toEqual([]);
});

test.each([
  [5, 156, [4, 2]],
  [36, 144, [2, 2, 2]],
])(
  'HOUSE: the %i matches of the groups of %i are two or four of each team in a window',
  (id, matches, rounds) => {
    const groups = of(id).filter(({ group }) => group !== null);
    expect(groups).toHaveLength(matches);
    const [team] = teamsIn(groups);
    const own = groups.filter(({ home, away }) => home === team || away === team);
    expect(rounds.map((_, window) => own.filter((fixture) => windowOf(fixture) === window).length)).toEqual(
      rounds,
    );
  },
);

test('HOUSE: the first two of each group of League A play quarter-finals in March, the last four one venue in June', () => {
  const groups = input.groupsOf(5)!.slice(0, 4);
  const through = groups.flatMap((teams) => firstOf(teams, inRound(5, 'League A'), 2));
  expect(inRound(5, 'Quarter-finals')).toHaveLength(8);
  expect(teamsIn(inRound(5, 'Quarter-finals'))).toEqual(new Set(through));
  const last = [...inRound(5, 'Semi-finals'), ...inRound(5, 'Final')];
  expect(last.map((fixture) => [fixture.isNeutral, windowOf(fixture)])).toEqual(last.map(() => [true, 3]));
  expect(last).toHaveLength(3);
});

test('HOUSE: in 536 four nations wait for the first two of each group', () => {
  const groups = input.groupsOf(536)!;
  const through = groups.flatMap((teams) => firstOf(teams, inRound(536, 'League A'), 2));
  const byes = input.clubsOf(536).filter((team) => !groups.flat().includes(team));
  expect(teamsIn(inRound(536, 'Quarter-finals'))).toEqual(new Set([...through, ...byes]));
});

test('HOUSE: the Asian Cup is played in January and February 2027, opened by the hosts', () => {
  expect([of(7)[0]!, of(7).at(-1)!].map(dateOf)).toEqual(['2027-01-07', '2027-02-05']);
  expect(of(7)[0]!.home).toBe(input.groupsOf(7)![0]![0]);
  const counts = ['Group Stage', 'Round of 16', 'Quarter-finals', 'Semi-finals', 'Final'];
  expect(counts.map((round) => inRound(7, round).length)).toEqual([36, 8, 4, 2, 1]);
  expect(teamsIn(inRound(7, 'Round of 16')).size).toBe(16);
  for (const { home, away } of inRound(7, 'Round of 16')) {
    expect(input.groupsOf(7)!.some((teams) => teams.includes(home) && teams.includes(away))).toBe(false);
  }
});

test('HOUSE: nations do not play friendlies against teams of their groups, nor the same team twice', () => {
  const keys = of(10).map(({ home, away }) => [home.id, away.id].toSorted((a, b) => a - b).join(' '));
  expect(new Set(keys).size).toBe(keys.length);
  const mates = [5, 36, 7, 536].flatMap((id) => input.groupsOf(id)!);
  for (const { home, away } of of(10)) {
    expect(mates.some((teams) => teams.includes(home) && teams.includes(away))).toBe(false);
  }
});
