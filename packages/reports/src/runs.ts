import { type Outcome, streakOf } from '@safira/football/teams/form';

const LONG_RUN = 3;
const LONG_UNBEATEN = 5;

export type Run = { kind: 'wins' | 'losses' | 'unbeaten'; length: number };

/** A run of matches that is worth a sentence. */
export function runOf(outcomes: readonly Outcome[]): Run | undefined {
  const { streak, unbeaten } = streakOf(outcomes);
  if (streak.length >= LONG_RUN && streak.kind !== 'D')
    return { kind: streak.kind === 'W' ? 'wins' : 'losses', length: streak.length };
  return unbeaten >= LONG_UNBEATEN ? { kind: 'unbeaten', length: unbeaten } : undefined;
}
