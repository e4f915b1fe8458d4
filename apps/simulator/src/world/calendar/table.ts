import type { StandingNumbers } from '@safira/football/observed/records';
import type { Fixture, Side, Tally, Team } from '../model.ts';
import type { TieRule } from './plan.ts';

export type Finished = { fixture: Fixture; goals: Tally; endsAt: number };

export type Numbers = StandingNumbers;

export type Line = {
  team: Team;
  points: number;
  goalsDiff: number;
  all: Numbers;
  home: Numbers;
  away: Numbers;
};

/** COMP-02: the table of these teams by these matches, best first; a match counts for each of its sides in the list. */
export function tableOf(teams: readonly Team[], results: readonly Finished[], rule: TieRule): Line[] {
  const lines = linesOf(teams, results).toSorted(byGoals);
  return rule === 'head-to-head' ? headToHead(lines, results) : lines;
}

function linesOf(teams: readonly Team[], results: readonly Finished[]): Line[] {
  const lines = new Map(teams.map((team) => [team.id, emptyLine(team)]));
  for (const { fixture, goals } of results) {
    count(lines.get(fixture.home.id), 'home', goals);
    count(lines.get(fixture.away.id), 'away', goals);
  }
  return [...lines.values()];
}

const nothing = (): Numbers => ({ played: 0, win: 0, draw: 0, lose: 0, for: 0, against: 0 });
const emptyLine = (team: Team): Line => ({
  team,
  points: 0,
  goalsDiff: 0,
  all: nothing(),
  home: nothing(),
  away: nothing(),
});

function count(line: Line | undefined, side: Side, goals: Tally): void {
  if (!line) return;
  const scored = goals[side];
  const conceded = goals[side === 'home' ? 'away' : 'home'];
  for (const numbers of [line.all, line[side]]) {
    numbers.played++;
    numbers[outcomeOf(scored, conceded)]++;
    numbers.for += scored;
    numbers.against += conceded;
  }
  line.points = 3 * line.all.win + line.all.draw;
  line.goalsDiff += scored - conceded;
}

/** The outcome for a side with these goals. */
export function outcomeOf(scored: number, conceded: number): 'win' | 'draw' | 'lose' {
  if (scored === conceded) return 'draw';
  return scored > conceded ? 'win' : 'lose';
}

function byGoals(a: Line, b: Line): number {
  return b.points - a.points || b.goalsDiff - a.goalsDiff || b.all.for - a.all.for || byName(a.team, b.team);
}

function byName(a: Team, b: Team): number {
  if (a.name === b.name) return a.id - b.id;
  return a.name < b.name ? -1 : 1;
}

/** Teams level on points are ordered by their head-to-head matches, once all have played each other equally often. */
function headToHead(lines: readonly Line[], results: readonly Finished[]): Line[] {
  const ordered: Line[] = [];
  for (let from = 0; from < lines.length;) {
    const points = lines[from]!.points;
    const level = lines.filter((line) => line.points === points);
    ordered.push(...(level.length > 1 ? amongThemselves(level, results) : level));
    from += level.length;
  }
  return ordered;
}

function amongThemselves(level: readonly Line[], results: readonly Finished[]): readonly Line[] {
  const ids = new Set(level.map(({ team }) => team.id));
  const between = results.filter(({ fixture }) => ids.has(fixture.home.id) && ids.has(fixture.away.id));
  const mini = new Map(
    linesOf(
      level.map(({ team }) => team),
      between,
    ).map((line) => [line.team.id, line]),
  );
  const matchCounts = [...mini.values()].map(({ all }) => all.played);
  const isComplete = matchCounts.every(
    (played) => played === matchCounts[0] && played > 0 && played % (level.length - 1) === 0,
  );
  if (!isComplete) return level;
  return level.toSorted((a, b) => {
    const one = mini.get(a.team.id)!;
    const other = mini.get(b.team.id)!;
    return other.points - one.points || other.goalsDiff - one.goalsDiff || byGoals(a, b);
  });
}
