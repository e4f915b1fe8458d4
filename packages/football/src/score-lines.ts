import type { Goals, Match, MatchEvent } from '@safira/contract/matches';
import { hadExtraTime } from './extra-time.ts';

export type ScoreLine = { of: 'halftime' | 'fulltime' | 'extratime'; goals: { home: number; away: number } };

type Told = Pick<Match, 'status' | 'score'> & { events?: readonly MatchEvent[] };

/**
 * DLG-04: how the score came about, a line only where both values are told. No half-time line during the first half,
 * no extra-time line where none was played: the provider sends 0-0 then. A shoot-out is a line of its own kind.
 */
export function scoreLines(match: Told): ScoreLine[] {
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
