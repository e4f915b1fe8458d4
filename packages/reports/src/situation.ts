import type { Goal } from './course.ts';
import { otherSide, type Side } from './record.ts';

/** What a goal did to the score. */
export type Situation =
  | 'only'
  | 'first'
  | 'level'
  | 'closer'
  | 'ahead'
  | 'ahead again'
  | 'second of two'
  | 'further'
  /** Further ahead, with the last goal of the match. */
  | 'last';

export function situationOf(goals: readonly Goal[], index: number): Situation {
  const { side, score } = goals[index]!;
  const [ours, theirs] = [score[side] - 1, score[otherSide(side)]];
  if (goals.length === 1) return 'only';
  if (index === 0) return 'first';
  if (ours < theirs) return ours + 1 === theirs ? 'level' : 'closer';
  if (ours === theirs)
    return goals.slice(0, index).some((goal) => leads(goal, side)) ? 'ahead again' : 'ahead';
  if (ours === 1 && theirs === 0) return 'second of two';
  return index === goals.length - 1 ? 'last' : 'further';
}

const leads = ({ score }: Goal, side: Side) => score[side] > score[otherSide(side)];
