import { expect, test } from 'vitest';
import type { Fixture, Team } from '../model.ts';
import { findPlan } from '../tables/competitions.ts';
import { aSeason, clubsOf, resultOf } from './a-season.ts';
import { makeSeason } from './season-calendar.ts';
import { seasonsOf } from './seasons.ts';
import { standingsOf } from './standings.ts';
import { tableOf } from './table.ts';

const input = aSeason(1, 2026);
const season = makeSeason(input);
const of = (competitionId: number) => season.filter(({ competition }) => competition.id === competitionId);
const teamsIn = (fixtures: readonly Fixture[]) => new Set(fixtures.flatMap(({ home, away }) => [home, away]));
const matchesOf = (fixtures: readonly Fixture[], team: Team) =>
  fixtures.filter(({ home, away }) => home === team || away === team);
const yearOf = (instant: number) => new Date(instant).getUTCFullYear();
const played = (fixtures: readonly Fixture[]) =>
  fixtures.map((fixture) => ({ fixture, ...resultOf(fixture) }));

test.each([
  [200, 240, 30],
  [202, 240, 30],
  [186, 240, 30],
  [301, 182, 26],
  [305, 132, 22],
  [98, 380, 38],
  [71, 380, 38],
  [188, 156, 26],
])('HOUSE: league %i has %i matches, %i of each club', (id, matches, rounds) => {
  expect(of(id)).toHaveLength(matches);
  for (const club of clubsOf(id)) expect(matchesOf(of(id), club), club.name).toHaveLength(rounds);
});

test.each([292, 71, 253])(
  'HOUSE: league %i is played within one calendar year, labelled by it and known before',
  (id) => {
    const { competition } = findPlan(id)!;
    const { label, start, end } = seasonsOf(competition, Date.UTC(2026, 1, 1)).at(-1)!;
    expect([label, start.slice(0, 4), end.slice(0, 4)]).toEqual([2026, '2026', '2026']);
    expect(new Set(of(id).map(({ kickoff }) => yearOf(kickoff)))).toEqual(new Set([2026]));
    expect(new Set(of(id).map((fixture) => fixture.season))).toEqual(new Set([2026]));
    expect(of(id).every(({ knownFrom, kickoff }) => knownFrom < kickoff)).toBe(true);
  },
);

test('HOUSE: 98 begins in August and ends in the next year', () => {
  expect(seasonsOf(findPlan(98)!.competition, Date.UTC(2026, 10, 1)).at(-1)).toMatchObject({
    label: 2026,
    start: '2026-08-07',
    end: '2027-06-06',
  });
});

test('HOUSE: 292 plays three legs, then the first six and the others separately', () => {
  const phase = (text: string) => of(292).filter(({ round }) => round.startsWith(text));
  const base = phase('Regular Season');
  expect(base).toHaveLength(198);
  for (const club of clubsOf(292)) expect(matchesOf(base, club)).toHaveLength(33);
  const ranked = tableOf(clubsOf(292), played(base), 'goal-difference').map(({ team }) => team);
  expect(teamsIn(phase('Championship Round'))).toEqual(new Set(ranked.slice(0, 6)));
  expect(teamsIn(phase('Relegation Round'))).toEqual(new Set(ranked.slice(6)));
  expect([phase('Championship Round').length, phase('Relegation Round').length]).toEqual([15, 15]);
});

test('HOUSE: in 253 each club plays its conference twice and six clubs of the other, as often at home as away', () => {
  const conferences = input.groupsOf(253)!;
  for (const [i, own] of conferences.entries()) {
    for (const club of own) {
      const matches = matchesOf(of(253), club);
      const within = matches.filter(({ home, away }) => own.includes(home) && own.includes(away));
      expect([matches.length, within.length]).toEqual([34, 28]);
      expect(within.filter(({ home }) => home === club)).toHaveLength(14);
      expect(matches.filter(({ home }) => home === club)).toHaveLength(17);
      expect(new Set(within.map(({ group }) => group))).toEqual(
        new Set([['Eastern Conference', 'Western Conference'][i]]),
      );
    }
  }
  for (let round = 1; round <= 34; round++) {
    expect(teamsIn(of(253).filter((fixture) => fixture.round === `Regular Season - ${round}`)).size).toBe(30);
  }
});

test('COMP-02: 253 has a table for each conference, in which matches against the other count', () => {
  const { competition } = findPlan(253)!;
  const tables = standingsOf({
    competition,
    year: 2026,
    fixtures: of(253),
    results: played(of(253)),
    now: Date.UTC(2027, 0, 1),
  });
  expect(tables.map(({ group, rows }) => [group, rows.length])).toEqual([
    ['Eastern Conference', 15],
    ['Western Conference', 15],
  ]);
  for (const row of tables.flatMap(({ rows }) => rows)) expect(row.all.played).toBe(34);
});

test('HOUSE: in 12 four groups play home and away, and two of each go on to two-leg rounds, the final included', () => {
  const groups = input.groupsOf(12)!;
  const stage = of(12).filter(({ round }) => round.startsWith('Group Stage'));
  expect(stage).toHaveLength(48);
  const through = groups.flatMap((teams, g) => {
    const own = stage.filter(({ group }) => group === `Group ${'ABCD'[g]}`);
    expect(teamsIn(own)).toEqual(new Set(teams));
    expect(new Set(own.map(({ home, away }) => `${home.id}-${away.id}`)).size).toBe(12);
    return tableOf(teams, played(own), 'head-to-head')
      .slice(0, 2)
      .map(({ team }) => team);
  });
  const rounds = ['Quarter-finals', 'Semi-finals', 'Final'].map((round) =>
    of(12).filter((fixture) => fixture.round === round),
  );
  expect(rounds.map(({ length }) => length)).toEqual([8, 4, 2]);
  expect(teamsIn(rounds[0]!)).toEqual(new Set(through));
  const lastEnd = Math.max(...played(stage).map(({ endsAt }) => endsAt));
  for (const { knownFrom, kickoff } of rounds[0]!) {
    expect(knownFrom).toBeGreaterThan(lastEnd);
    expect(kickoff).toBeGreaterThan(knownFrom);
  }
  for (const { home, away } of rounds[0]!) {
    expect(groups.some((teams) => teams.includes(home) && teams.includes(away))).toBe(false);
  }
});

test('HOUSE: no club of the new competitions plays twice within 48 hours', () => {
  for (const id of [12, 200, 202, 186, 301, 305, 98, 292, 188, 71, 253]) {
    for (const club of clubsOf(id)) {
      const starts = matchesOf(season, club)
        .map(({ fate, kickoff }) => (fate.kind === 'postponed' ? fate.to : kickoff))
        .toSorted((a, b) => a - b);
      const gaps = starts.slice(1).map((start, i) => start - starts[i]!);
      expect(Math.min(...gaps), club.name).toBeGreaterThanOrEqual(48 * 3_600_000);
    }
  }
});
