import { expect, test } from 'vitest';
import type { Fixture, Team } from '../model.ts';
import { findPlan } from '../tables/competitions.ts';
import { aSeason, clubsOf, resultOf } from './a-season.ts';
import type { CupFormat, StageFormat } from './plan.ts';
import { makeSeason } from './season-calendar.ts';
import { tableOf } from './table.ts';

const season = makeSeason(aSeason(1, 2025));
const of = (competitionId: number) => season.filter(({ competition }) => competition.id === competitionId);
const teamsIn = (fixtures: readonly Fixture[]) => new Set(fixtures.flatMap(({ home, away }) => [home, away]));
const byRound = (fixtures: readonly Fixture[]) => Map.groupBy(fixtures, ({ round }) => round);
const matchesOf = (fixtures: readonly Fixture[], team: Team) =>
  fixtures.filter(({ home, away }) => home === team || away === team);
const winnersOf = (fixtures: readonly Fixture[]) =>
  new Set(
    fixtures
      .filter(({ decision }) => decision !== 'draw')
      .map((fixture) => {
        const { goals, winner } = resultOf(fixture);
        const first = fixture.firstLeg ?? { home: 0, away: 0 };
        const lead = goals.home + first.home - goals.away - first.away;
        return (lead === 0 ? winner === 'home' : lead > 0) ? fixture.home : fixture.away;
      }),
  );

test.each([
  [39, 380, 38],
  [140, 380, 38],
  [135, 380, 38],
  [61, 306, 34],
  [78, 306, 34],
  [307, 306, 34],
  [406, 132, 22],
])('HOUSE: league %i has %i matches in %i rounds, each pair twice', (id, matches, rounds) => {
  const fixtures = of(id);
  const clubs = clubsOf(id);
  expect(fixtures).toHaveLength(matches);
  expect(new Set(fixtures.map(({ home, away }) => `${home.id}-${away.id}`)).size).toBe(matches);
  expect(byRound(fixtures).size).toBe(rounds);
  for (const [round, played] of byRound(fixtures)) {
    expect(teamsIn(played).size, round).toBe(clubs.length);
    expect(played, round).toHaveLength(clubs.length / 2);
  }
});

test('HOUSE: in a league no team has more than three home or away matches in a row', () => {
  for (const id of [39, 140, 135, 61, 78, 307, 233, 406]) {
    for (const team of clubsOf(id)) {
      const places = matchesOf(of(id), team)
        .toSorted((a, b) => a.id - b.id)
        .map(({ home, round }) => ({ place: home === team ? 'H' : 'A', phase: round.split(' - ')[0] }));
      const regular = places.filter(({ phase }) => phase === 'Regular Season');
      expect(regular.map(({ place }) => place).join(''), `${id} ${team.name}`).not.toMatch(/HHHH|AAAA/);
    }
  }
});

test('HOUSE: 233 plays 21 single rounds with one club resting, then the first seven and the others separately', () => {
  const rounds = byRound(of(233));
  const phase = (text: string) => of(233).filter(({ round }) => round.startsWith(text));
  const base = phase('Regular Season');
  expect(base).toHaveLength(210);
  expect([...rounds.keys()].filter((round) => round.startsWith('Regular Season'))).toHaveLength(21);
  expect(rounds.get('Regular Season - 1')).toHaveLength(10);
  const pairs = new Set(base.map(({ home, away }) => [home.id, away.id].toSorted((a, b) => a - b).join()));
  expect(pairs.size).toBe(210);

  const results = base.map((fixture) => ({ fixture, ...resultOf(fixture) }));
  const ranked = tableOf(clubsOf(233), results, 'head-to-head').map(({ team }) => team);
  expect(teamsIn(phase('Championship Round'))).toEqual(new Set(ranked.slice(0, 7)));
  expect(teamsIn(phase('Relegation Round'))).toEqual(new Set(ranked.slice(7)));
  expect(phase('Championship Round')).toHaveLength(21);
  expect(phase('Relegation Round')).toHaveLength(91);
  expect(rounds.has('Relegation Round - 13')).toBe(true);
  const lastEnd = Math.max(...results.map(({ endsAt }) => endsAt));
  for (const { knownFrom, kickoff } of [...phase('Championship Round'), ...phase('Relegation Round')]) {
    expect(knownFrom).toBeGreaterThan(lastEnd);
    expect(kickoff).toBeGreaterThan(knownFrom);
  }
});

test.each([
  [2, 36, 144],
  [3, 36, 144],
  [17, 24, 96],
])(
  'HOUSE: in the league stage of %i each of %i clubs has eight opponents, four at home',
  (id, clubs, matches) => {
    const stage = of(id).filter(({ round }) => round.startsWith('League Stage'));
    expect(stage).toHaveLength(matches);
    expect(teamsIn(stage).size).toBe(clubs);
    for (const team of clubsOf(id)) {
      const own = matchesOf(stage, team);
      expect(own).toHaveLength(8);
      expect(teamsIn(own).size).toBe(9);
      expect(own.filter(({ home }) => home === team)).toHaveLength(4);
    }
    for (const [round, played] of byRound(stage)) expect(teamsIn(played).size, round).toBe(clubs);
  },
);

test('HOUSE: clubs of a country do not play each other in Europe’s league stages, nor West and East in Asia', () => {
  const stage = (id: number) => of(id).filter(({ round }) => round.startsWith('League Stage'));
  for (const { home, away } of [...stage(2), ...stage(3)]) expect(home.country).not.toBe(away.country);
  const east = new Set(stage(17).flatMap(({ group, home, away }) => (group === 'East' ? [home, away] : [])));
  expect(east.size).toBe(12);
  for (const { home, away } of stage(17)) expect(east.has(home)).toBe(east.has(away));
});

test.each([
  [2, [16, 16, 8, 4, 1]],
  [3, [16, 16, 8, 4, 1]],
  [17, [16, 4, 2, 1]],
  [81, [32, 16, 8, 4, 2, 1]],
  [137, [4, 16, 8, 8, 4, 4, 1]],
  [531, [1]],
  [826, [2, 1]],
  [539, [2, 1]],
])('HOUSE: cup %i has the right number of ties, each round drawn from the winners', (id, counts) => {
  const format = findPlan(id)!.format as StageFormat | CupFormat;
  const rounds = format.kind === 'stage' ? format.knockout : format.rounds;
  const played = rounds.map(({ round }) => byRound(of(id)).get(round) ?? []);
  expect(played.map(({ length }) => length)).toEqual(counts);
  for (const [i, fixtures] of played.entries()) {
    const before = played[i - 1];
    if (!before) continue;
    const winners = winnersOf(before);
    const entered = teamsIn(fixtures);
    for (const winner of winners) expect(entered.has(winner), rounds[i]!.round).toBe(true);
    const lastEnd = Math.max(...before.map((fixture) => resultOf(fixture).endsAt));
    for (const { knownFrom, kickoff } of fixtures) {
      expect(knownFrom).toBeGreaterThan(lastEnd);
      expect(kickoff).toBeGreaterThan(knownFrom);
    }
  }
  const final = played.at(-1)![0]!;
  expect(final.isNeutral).toBe(true);
  expect(final.ground).not.toBe(final.home.ground);
});

test('HOUSE: in Europe 9 to 24 play off, 1 to 8 enter in the round of 16 and are at home in the second leg', () => {
  const rounds = byRound(of(2));
  const stage = of(2).filter(({ round }) => round.startsWith('League Stage'));
  const results = stage.map((fixture) => ({ fixture, ...resultOf(fixture) }));
  const ranked = tableOf(clubsOf(2), results, 'goal-difference').map(({ team }) => team);
  expect(teamsIn(rounds.get('Knockout Round Play-offs')!)).toEqual(new Set(ranked.slice(8, 24)));
  const second = rounds.get('Round of 16')!.filter(({ firstLeg }) => firstLeg);
  expect(new Set(second.map(({ home }) => home))).toEqual(new Set(ranked.slice(0, 8)));
});

test('HOUSE: a second leg has the first-leg score from its own side, and only it is decided', () => {
  for (const fixture of season.filter(({ firstLeg }) => firstLeg)) {
    const first = season.find(
      ({ competition, round, home, away }) =>
        competition === fixture.competition &&
        round === fixture.round &&
        home === fixture.away &&
        away === fixture.home,
    )!;
    const { goals } = resultOf(first);
    expect(fixture.firstLeg).toEqual({ home: goals.away, away: goals.home });
    expect(first.decision).toBe('draw');
    // In Africa there is no extra time before a shoot-out.
    expect(fixture.decision).toBe(fixture.competition.id === 12 ? 'penalties' : 'extra-time');
    expect(first.kickoff).toBeLessThan(fixture.kickoff);
  }
});

test.each([
  [2, 35],
  [81, 60],
  [39, 22],
])('HOUSE: competition %i refuses %i clubs, which its format does not allow', (id, count) => {
  const input = aSeason(1, 2025);
  const clubs = clubsOf(667).slice(0, count);
  const wrong = { ...input, clubsOf: (one: number) => (one === id ? clubs : input.clubsOf(one)) };
  expect(() => makeSeason(wrong)).toThrow(RangeError);
});
