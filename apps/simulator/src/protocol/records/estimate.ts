import type { Fixture, Tally, Team } from '../../world/model.ts';
import { expectedGoals } from '../../world/play/goals.ts';

const MOST_GOALS = 12;

export type Estimate = { expected: Tally; home: number; draw: number; away: number };

/** Outcome probabilities, with the goals of both sides as independent Poisson counts of their expected goals. */
export function estimateOf(fixture: Fixture): Estimate {
  const expected = expectedGoals(fixture);
  const [ours, theirs] = [counts(expected.home), counts(expected.away)];
  const odds = { home: 0, draw: 0, away: 0 };
  for (const [i, p] of ours.entries()) {
    for (const [j, q] of theirs.entries()) odds[i > j ? 'home' : i < j ? 'away' : 'draw'] += p * q;
  }
  return { expected, ...odds };
}

function counts(mean: number): number[] {
  const shares = [Math.exp(-mean)];
  for (let n = 1; n <= MOST_GOALS; n++) shares.push((shares[n - 1]! * mean) / n);
  return shares;
}

/** Above it the favourite is predicted to win, below it not to lose. */
const CLEAR = 0.6;

/** The provider's prediction texts. `-2.5` means at most two goals. */
export function adviceOf({ home, away }: Fixture, { expected, ...odds }: Estimate) {
  const favourite: Team = odds.home >= odds.away ? home : away;
  const isClear = Math.max(odds.home, odds.away) > CLEAR;
  const underOver = underOverOf(expected.home + expected.away);
  const outcome = isClear ? `Winner : ${favourite.name}` : `Double chance : ${favourite.name} or draw`;
  const percent = { home: Math.round(odds.home * 100), away: Math.round(odds.away * 100) };
  return {
    winner: { id: favourite.id, name: favourite.name, comment: isClear ? 'Winner' : 'Win or draw' },
    win_or_draw: !isClear,
    under_over: underOver,
    goals: { home: atMost(expected.home), away: atMost(expected.away) },
    advice: underOver === null ? outcome : `Combo ${outcome} and ${underOver} goals`,
    percent: {
      home: `${percent.home}%`,
      draw: `${100 - percent.home - percent.away}%`,
      away: `${percent.away}%`,
    },
  };
}

const atMost = (mean: number): string => `-${Math.ceil(mean) + 0.5}`;

function underOverOf(total: number): string | null {
  if (total < 2.2) return '-2.5';
  if (total < 2.9) return '-3.5';
  return total > 3.2 ? '+1.5' : null;
}
