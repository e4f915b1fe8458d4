import { describe, expect, test } from 'vitest';
import type { Fixture, Tally } from '../model.ts';
import { findPlan } from '../tables/competitions.ts';
import { aSeason, clubsOf, resultOf } from './a-season.ts';
import { makeSeason } from './season-calendar.ts';
import { standingsOf, type StandingGroup } from './standings.ts';

const END = Date.UTC(2026, 6, 1);
const fixtures = makeSeason(aSeason(1, 2025));
const results = fixtures.map((fixture) => ({ fixture, ...resultOf(fixture) }));
const competitionOf = (id: number) => findPlan(id)!.competition;
const standings = (id: number, now = END) =>
  standingsOf({ competition: competitionOf(id), year: 2025, fixtures, results, now });

const nextFixtures = makeSeason(aSeason(1, 2026));
const nextResults = nextFixtures.map((fixture) => ({ fixture, ...resultOf(fixture) }));
const nations = (id: number) =>
  standingsOf({
    competition: competitionOf(id),
    year: 2026,
    fixtures: nextFixtures,
    results: nextResults,
    now: Date.UTC(2027, 6, 1),
  });

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const descriptions = ({ rows }: StandingGroup) => rows.map(({ description }) => description);

describe('sums', () => {
  test.each([39, 140, 135, 61, 78, 307, 233, 406, 2, 3, 17])(
    'COMP-02: every row of %i adds up, and goals scored equal goals conceded',
    (id) => {
      for (const { group, rows } of standings(id, Date.UTC(2026, 2, 8))) {
        for (const { all, home, away, points, goalsDiff } of rows) {
          for (const part of [all, home, away]) expect(part.played).toBe(part.win + part.draw + part.lose);
          expect(points).toBe(3 * all.win + all.draw);
          expect(goalsDiff).toBe(all.for - all.against);
          for (const key of ['played', 'win', 'draw', 'lose', 'for', 'against'] as const) {
            expect(all[key]).toBe(home[key] + away[key]);
          }
        }
        if (group.startsWith('Ranking')) continue;
        expect(sum(rows.map(({ all }) => all.for))).toBe(sum(rows.map(({ all }) => all.against)));
        expect(sum(rows.map(({ all }) => all.win))).toBe(sum(rows.map(({ all }) => all.lose)));
        expect(sum(rows.map(({ all }) => all.played))).toBeGreaterThan(0);
        expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, i) => i + 1));
      }
    },
  );

  test('COMP-02: only finished matches are counted', () => {
    const played = (now: number) => sum(standings(39, now)[0]!.rows.map(({ all }) => all.played)) / 2;
    const ended = (now: number) =>
      results.filter(({ fixture, endsAt }) => fixture.competition.id === 39 && endsAt <= now).length;
    const november = Date.UTC(2025, 10, 15);
    expect(played(november)).toBe(ended(november));
    expect(played(END)).toBe(380);
  });

  test('COMP-02: before the first match all teams are listed by name, without form', () => {
    const [table] = standings(39, Date.UTC(2025, 6, 1));
    expect(table!.rows.map(({ team }) => team)).toEqual(clubsOf(39));
    expect(table!.rows[0]).toMatchObject({ points: 0, form: null, status: 'same', group: 'Premier League' });
  });
});

describe('tables', () => {
  test('COMP-02: Egypt has one table, and after the split two more that include its results', () => {
    expect(standings(233, Date.UTC(2026, 1, 1)).map(({ group, rows }) => [group, rows.length])).toEqual([
      ['Premier League', 21],
    ]);
    const [base, top, rest] = standings(233);
    expect([base!.rows.length, top!.rows.length, rest!.rows.length]).toEqual([21, 7, 14]);
    expect(new Set(top!.rows.map(({ team }) => team))).toEqual(
      new Set(base!.rows.slice(0, 7).map(({ team }) => team)),
    );
    expect(top!.rows.every(({ all }) => all.played === 26)).toBe(true);
    expect(rest!.rows.every(({ all }) => all.played === 33)).toBe(true);
    expect(base!.rows.every(({ all }) => all.played === 20)).toBe(true);
    expect(descriptions(top!)[2]).toBe('Promotion - CAF Confederation Cup (Qualification)');
    expect(descriptions(rest!).filter((text) => text === 'Relegation')).toHaveLength(4);
  });

  test.each([
    [2, ['UEFA Champions League'], 36, 8],
    [3, ['UEFA Europa League'], 36, 8],
    [17, ['East', 'West'], 12, 8],
  ])('COMP-02: the tables of %i are %j of %i, after %i matches each', (id, groups, size, played) => {
    expect(standings(id).map(({ group }) => group)).toEqual(groups);
    for (const { rows } of standings(id)) {
      expect(rows).toHaveLength(size);
      expect(rows.every(({ all }) => all.played === played)).toBe(true);
    }
  });

  test('COMP-02: the Nations League has a table for each group of its four leagues', () => {
    const groups = nations(5).map(({ group, rows }) => [group, rows.length]);
    expect(groups).toHaveLength(14);
    expect([groups[0], groups.at(-1)]).toEqual([
      ['League A, Group 1', 4],
      ['League D, Group 2', 3],
    ]);
    expect(descriptions(nations(5)[0]!)).toEqual([
      'Promotion - UEFA Nations League (League A - Play Offs: Quarter-finals)',
      'Promotion - UEFA Nations League (League A - Play Offs: Quarter-finals)',
      'UEFA Nations League (League B - Play Out: )',
      'Relegation - UEFA Nations League (League B: )',
    ]);
    for (const { rows } of nations(5).slice(0, 12))
      expect(rows.every(({ all }) => all.played === 6)).toBe(true);
  });

  test('COMP-02: the Asian Cup ranks the third-placed teams of its six groups, four of which go on', () => {
    const groups = nations(7);
    expect(groups).toHaveLength(7);
    const thirds = groups.at(-1)!;
    expect(thirds.group).toBe('Ranking of third-placed teams');
    expect(new Set(thirds.rows.map(({ team }) => team))).toEqual(
      new Set(groups.slice(0, 6).map(({ rows }) => rows[2]!.team)),
    );
    const points = thirds.rows.map((row) => row.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(descriptions(thirds).filter((text) => text !== null)).toHaveLength(4);
  });

  test.each([81, 137, 531, 826])('COMP-02: cup %i has no table', (id) => {
    expect(standings(id)).toEqual([]);
  });
});

describe('zones', () => {
  test('COMP-03: zones are set by rank, with the wording of the season', () => {
    const [table] = standings(39);
    expect(descriptions(table!)).toEqual([
      ...Array.from({ length: 4 }, () => 'Promotion - Champions League (League phase: )'),
      'Promotion - Europa League (League phase: )',
      'Promotion - Conference League (Qualification: )',
      ...Array.from({ length: 11 }, () => null),
      ...Array.from({ length: 3 }, () => 'Relegation - Championship'),
    ]);
    const later = makeSeason(aSeason(1, 2026));
    const input = { competition: competitionOf(39), year: 2026, fixtures: later, results: [], now: END };
    expect(new Set(descriptions(standingsOf(input)[0]!))).toEqual(
      new Set([
        'Champions League league stage',
        'Europa League league stage',
        'ECL Playoffs',
        null,
        'Relegation',
      ]),
    );
  });

  test('COMP-03: the league stage marks the play-off ranks', () => {
    const texts = descriptions(standings(2)[0]!);
    expect(texts[7]).toBe('Promotion - Champions League (Play Offs: 1/8-finals)');
    expect(texts[8]).toBe('Promotion - Champions League (Play Offs: 1/16-finals)');
    expect(texts[24]).toBeNull();
  });
});

describe('order', () => {
  const [a, b, c, d] = clubsOf(39) as [Fixture['home'], Fixture['home'], Fixture['home'], Fixture['home']];
  const [first] = fixtures.filter(({ competition }) => competition.id === 39);
  /** The round, the sides and the goals. */
  const table = (id: number, played: [number, Fixture['home'], Fixture['home'], Tally][]) => {
    const { season } = first!;
    const list = played.map(([round, home, away], i): Fixture => {
      const text = `Regular Season - ${round}`;
      return { ...first!, id: i, competition: competitionOf(id), season, home, away, round: text };
    });
    return standingsOf({
      competition: competitionOf(id),
      year: 2025,
      fixtures: list,
      results: list.map((fixture, i) => ({ fixture, goals: played[i]![3], endsAt: first!.kickoff + i })),
      now: END,
    })[0]!.rows;
  };
  const names = (rows: StandingGroup['rows']) => rows.map(({ team }) => team);

  test('COMP-02: teams are ordered by points, goal difference, goals scored, then name', () => {
    const rows = table(39, [
      [1, c, d, { home: 3, away: 2 }],
      [1, b, a, { home: 1, away: 0 }],
      [2, d, c, { home: 3, away: 2 }],
      [2, a, b, { home: 1, away: 0 }],
    ]);
    expect(names(rows)).toEqual([c, d, a, b]);
  });

  test('COMP-02: in Spain, teams level on points are ordered by head-to-head results', () => {
    const matches: [number, Fixture['home'], Fixture['home'], Tally][] = [
      [1, a, b, { home: 0, away: 1 }],
      [1, c, d, { home: 0, away: 0 }],
      [2, a, d, { home: 5, away: 0 }],
      [2, c, b, { home: 1, away: 0 }],
    ];
    expect(names(table(39, matches)).indexOf(a)).toBeLessThan(names(table(39, matches)).indexOf(b));
    expect(names(table(140, matches)).indexOf(b)).toBeLessThan(names(table(140, matches)).indexOf(a));
  });

  test('COMP-02: form is newest first and at most five; a team that has climbed since the last round is up', () => {
    const rows = table(39, [
      [1, a, b, { home: 2, away: 0 }],
      [2, b, a, { home: 0, away: 0 }],
      [3, a, b, { home: 2, away: 0 }],
      [4, b, a, { home: 1, away: 0 }],
      [5, a, b, { home: 1, away: 1 }],
      [6, b, a, { home: 9, away: 0 }],
    ]);
    expect(rows.map(({ team, form, status }) => [team, form, status])).toEqual([
      [b, 'WDWLD', 'up'],
      [a, 'LDLWD', 'down'],
    ]);
  });
});
