import { type Result, resultOf, type SideResult } from '../teams/form.ts';

/** How many matches ended with this result. */
export type ScoreCount = Result & { matches: number };
/** How many goals were scored in that minute; added time has the minute it is added to. */
export type MinuteCount = { elapsed: number; goals: number };

/** API-05: totals and averages over the results of some matches. */
export function countResults(scores: readonly ScoreCount[]) {
  const ended = scores.filter((score) => resultOf(score) !== undefined);
  const matches = sum(ended, () => true);
  const homeWins = sum(ended, (score) => resultOf(score) === 'home');
  const awayWins = sum(ended, (score) => resultOf(score) === 'away');
  const goals = ended.reduce(
    (all, score) => all + score.matches * ((score.goals.home ?? 0) + (score.goals.away ?? 0)),
    0,
  );
  return {
    matches,
    homeWins,
    draws: matches - homeWins - awayWins,
    awayWins,
    goals,
    goalsPerMatch: matches === 0 ? null : rounded(goals / matches),
    homeAdvantage: matches === 0 ? null : rounded((100 * (homeWins - awayWins)) / matches),
    cleanSheets: sum(ended, (score) => score.goals.home === 0 || score.goals.away === 0),
  };
}

const quarters = [15, 30, 45, 60, 75, 90].map((to) => ({ from: to - 14, to }));

/** API-05: added time belongs to the quarter-hour it is added to, extra time to the last. */
export function goalsByQuarter(minutes: readonly MinuteCount[]) {
  const counted = quarters.map((quarter) => ({ ...quarter, goals: 0 }));
  for (const { elapsed, goals } of minutes) {
    const quarter = counted.find(({ to }) => elapsed <= to) ?? counted.at(-1)!;
    quarter.goals += goals;
  }
  return counted;
}

/** A number at home, one away, and both together. */
type Split = { home: number; away: number; total: number };

/** TEAM-02: a team's totals at home, away and together. */
export function countSides(results: readonly SideResult[]) {
  const split = (value: (result: SideResult) => number | null): Split => {
    const at = (side: SideResult['side']) =>
      results.reduce((all, result) => all + (result.side === side ? (value(result) ?? 0) : 0), 0);
    const [home, away] = [at('home'), at('away')];
    return { home, away, total: home + away };
  };
  return {
    fixtures: {
      played: split(() => 1),
      wins: split(({ outcome }) => Number(outcome === 'W')),
      draws: split(({ outcome }) => Number(outcome === 'D')),
      loses: split(({ outcome }) => Number(outcome === 'L')),
    },
    goals: { for: split((result) => result.for), against: split(({ against }) => against) },
    cleanSheets: split(({ against }) => Number(against === 0)),
    failedToScore: split((result) => Number(result.for === 0)),
  };
}

/** OURS-13: the scores that occurred most often; of equals the one with fewer goals first. */
export function frequentScores(scores: readonly ScoreCount[], most: number) {
  const ended = scores.filter((score) => resultOf(score) !== undefined);
  const byScore = Map.groupBy(ended, ({ goals }) => `${goals.home} ${goals.away}`);
  return [...byScore.values()]
    .map((same) => {
      const { goals } = same[0]!;
      return { home: goals.home ?? 0, away: goals.away ?? 0, matches: sum(same, () => true) };
    })
    .toSorted((a, b) => b.matches - a.matches || a.home + a.away - b.home - b.away || b.home - a.home)
    .slice(0, most);
}

const sum = (scores: readonly ScoreCount[], isCounted: (score: ScoreCount) => boolean): number =>
  scores.reduce((all, score) => all + (isCounted(score) ? score.matches : 0), 0);

const rounded = (value: number): number => Math.round(value * 100) / 100;
