import { isSendingOff } from '@safira/football/matches/goals';
import { type Course, courseOf, type Goal, goalsOf } from '@safira/reports/course';
import { type MatchRecord, otherSide, type Side, type Team } from '@safira/reports/record';
import type { TableRow } from './facts.ts';

/** A finished match and what was special about it. */
export type Story = {
  record: MatchRecord;
  goals: readonly Goal[];
  course: Course;
  /** Undefined after a draw. */
  decided: { side: Side; winner: Team; loser: Team; won: number; lost: number } | undefined;
  kind: 'comeback' | 'late' | 'rout' | 'win' | 'late draw' | 'draw';
  /** Whether the home team certainly played at home. */
  isHosted: boolean;
  newsValue: number;
};

const ROUT = 3;
/** Clubs that many listeners follow: both of Madrid, Barcelona, and six of England. */
const FOLLOWED = new Set([541, 530, 529, 33, 40, 42, 47, 49, 50]);

/** POD-06: the stories of some matches, the most important one first. A match whose goals do not add up yet has none. */
export function storiesOf(matches: readonly MatchRecord[], table: readonly TableRow[]): Story[] {
  return matches
    .flatMap((record) => {
      const goals = goalsOf(record);
      return goals ? [storyOf(record, goals, table)] : [];
    })
    .toSorted((a, b) => b.newsValue - a.newsValue || a.record.id - b.record.id);
}

function storyOf(record: MatchRecord, goals: readonly Goal[], table: readonly TableRow[]): Story {
  const course = courseOf(record, goals);
  const side = course.winner;
  const decided = side && {
    side,
    winner: record.teams[side],
    loser: record.teams[otherSide(side)],
    won: record.goals[side],
    lost: record.goals[otherSide(side)],
  };
  const kind = kindOf(course, decided);
  const newsValue = newsValueOf({ record, course, kind }, table);
  return { record, goals, course, decided, kind, isHosted: true, newsValue };
}

function kindOf(course: Course, decided: Story['decided']): Story['kind'] {
  if (!decided) return course.isLate ? 'late draw' : 'draw';
  if (course.worst[decided.side] > 0) return 'comeback';
  if (course.isLate && decided.won - decided.lost === 1) return 'late';
  return decided.won - decided.lost >= ROUT ? 'rout' : 'win';
}

const VALUES: Record<Story['kind'], number> = {
  comeback: 4,
  late: 4,
  rout: 3,
  win: 0,
  'late draw': 2,
  draw: 0,
};

function newsValueOf(
  { record, course, kind }: Pick<Story, 'record' | 'course' | 'kind'>,
  table: readonly TableRow[],
): number {
  const { teams, goals, events } = record;
  const both = [teams.home, teams.away];
  const followed = both.filter(({ id }) => FOLLOWED.has(id)).length;
  const upper = table.filter(({ team, place }) => place <= 4 && both.some(({ id }) => id === team.id));
  return (
    VALUES[kind] +
    3 * followed +
    2 * upper.length +
    Math.min(goals.home + goals.away, 6) / 2 +
    (course.hatTrick ? 3 : 0) +
    Math.min(events.filter(isSendingOff).length, 2)
  );
}
