import type { Course, Goal } from '../course.ts';
import { type MatchRecord, otherSide, type Side, type Team } from '../record.ts';
import type { Choose } from '../variants.ts';

/** What every family of sentences is written from. */
export type Facts = {
  record: MatchRecord;
  goals: readonly Goal[];
  course: Course;
  choose: Choose;
  /** The first word of the report before: no two in a row open alike. */
  lastOpening: string | undefined;
};

export type Decided = { winner: Team; loser: Team; won: number; lost: number; side: Side };

/** Undefined after a draw without a shoot-out. */
export function decidedIn({ record: { teams, goals }, course }: Facts): Decided | undefined {
  const side = course.winner;
  if (!side) return undefined;
  const other = otherSide(side);
  return { side, winner: teams[side], loser: teams[other], won: goals[side], lost: goals[other] };
}
