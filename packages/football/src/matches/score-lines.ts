import type { Goals, Match, MatchEvent } from '@safira/contract/matches/matches';
import { hadExtraTime } from './extra-time.ts';

export type ScoreLine = { of: 'halftime' | 'fulltime' | 'extratime'; goals: { home: number; away: number } };

type MatchFacts = Pick<Match, 'status' | 'score'> & { events?: readonly MatchEvent[] };

/**
 * DLG-04: the score by period, a line only where both values are known. No half-time line during the first half, and
 * no extra-time line where none was played: the provider sends 0-0 then. A shoot-out is shown separately.
 */
export function scoreLines(match: MatchFacts): ScoreLine[] {
  const { status, score } = match;
  const hasExtraTime = hadExtraTime(match);
  return [
    ...(status.short === '1H' ? [] : lineOf('halftime', score.halftime)),
    ...(hasExtraTime ? lineOf('fulltime', score.fulltime) : []),
    ...(hasExtraTime ? lineOf('extratime', score.extratime) : []),
  ];
}

function lineOf(of: ScoreLine['of'], { home, away }: Goals): ScoreLine[] {
  return home === null || away === null ? [] : [{ of, goals: { home, away } }];
}
