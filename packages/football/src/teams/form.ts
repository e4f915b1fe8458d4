import type { Goals } from '@safira/contract/matches/matches';

export type Outcome = 'W' | 'D' | 'L';

/** A finished match by its score without the shoot-out; `winner` decides only where no goals are known. */
export type Result = { goals: Goals; winner: 'home' | 'away' | null };

/** A finished match as one of its sides sees it; the goals are null where only the winner is known. */
export type SideResult = {
  side: 'home' | 'away';
  for: number | null;
  against: number | null;
  outcome: Outcome;
};

const FORM_LENGTH = 10;

/**
 * The winner by goals, extra time included; a match decided by a shoot-out is a draw.
 * Undefined where neither goals nor a winner are known, because then there is no result to count.
 */
export function resultOf({ goals, winner }: Result): 'home' | 'draw' | 'away' | undefined {
  if (goals.home === null || goals.away === null) return winner ?? undefined;
  if (goals.home === goals.away) return 'draw';
  return goals.home > goals.away ? 'home' : 'away';
}

/** The match as the team on that side sees it; undefined where there is no result. */
export function seenFrom(side: 'home' | 'away', match: Result): SideResult | undefined {
  const result = resultOf(match);
  if (!result) return undefined;
  const other = side === 'home' ? 'away' : 'home';
  const outcome = result === 'draw' ? 'D' : result === side ? 'W' : 'L';
  return { side, for: match.goals[side], against: match.goals[other], outcome };
}

/** The last ten, oldest first; `outcomes` come oldest first as well. */
export function formOf(outcomes: readonly Outcome[]): string {
  return outcomes.slice(-FORM_LENGTH).join('');
}

/** The current streak, and for how many matches the team has been unbeaten; `outcomes` come oldest first. */
export function streakOf(outcomes: readonly Outcome[]) {
  const kind = outcomes.at(-1) ?? null;
  return {
    streak: { kind, length: runAtEnd(outcomes, (one) => one === kind) },
    unbeaten: runAtEnd(outcomes, (one) => one !== 'L'),
  };
}

function runAtEnd(outcomes: readonly Outcome[], isPart: (one: Outcome) => boolean): number {
  return outcomes.length - 1 - outcomes.findLastIndex((one) => !isPart(one));
}
