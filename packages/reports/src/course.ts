import { isGoal, isOwnGoal, isPenaltyGoal } from '@safira/football/matches/goals';
import type { MatchEvent } from '@safira/contract/matches/matches';
import { type BySide, type MatchRecord, otherSide, type Person, type Side } from './record.ts';

export type Minute = MatchEvent['time'];

export type Goal = {
  /** The side that gains it. */
  side: Side;
  minute: Minute;
  /** Of an own goal a player of the other side; null if the provider names no player. */
  scorer: Person | null;
  assist: Person | null;
  kind: 'play' | 'penalty' | 'own';
  /** After it. */
  score: BySide<number>;
  /** How many goals of the same player this is the last of; own goals are not counted. */
  ofScorer: number;
};

/** The goals in their order; undefined while they do not add up to the result. */
export function goalsOf({ events, teams, goals }: MatchRecord): Goal[] | undefined {
  const score = { home: 0, away: 0 };
  const tally = new Map<string, number>();
  const found = events
    .filter(isGoal)
    .toSorted((a, b) => minuteOrder(a.time) - minuteOrder(b.time))
    .map((event): Goal => {
      const side = event.team.id === teams.home.id ? 'home' : 'away';
      const kind = isOwnGoal(event) ? 'own' : isPenaltyGoal(event) ? 'penalty' : 'play';
      const scorer = personOf(event.player);
      score[side]++;
      const ofScorer = scorer && kind !== 'own' ? (tally.get(keyOf(scorer)) ?? 0) + 1 : 0;
      if (scorer && ofScorer > 0) tally.set(keyOf(scorer), ofScorer);
      const assist = kind === 'play' ? personOf(event.assist) : null;
      return { side, minute: event.time, scorer, assist, kind, score: { ...score }, ofScorer };
    });
  return score.home === goals.home && score.away === goals.away ? found : undefined;
}

export const personOf = ({ id, name }: MatchEvent['player']): Person | null => (name ? { id, name } : null);
export const minuteOrder = ({ elapsed, extra }: Minute): number => elapsed * 100 + (extra ?? 0);
const keyOf = ({ id, name }: Person) => (id === null ? name : String(id));

/** How the score went. */
export type Course = {
  /** Undefined after a draw; a shoot-out counts. */
  winner: Side | undefined;
  /** By how many goals each side was behind at the worst. */
  worst: BySide<number>;
  /** The goal after which the winner stayed ahead, or the last one that made the score level. */
  decisive: Goal | undefined;
  isLate: boolean;
  /** Who scored three or more. */
  hatTrick: Goal | undefined;
};

const LATE = 85;

export function courseOf(record: MatchRecord, goals: readonly Goal[]): Course {
  const winner = winnerOf(record);
  const margin = (side: Side, { score }: Goal) => score[side] - score[otherSide(side)];
  const worstOf = (side: Side) => Math.max(0, ...goals.map((goal) => -margin(side, goal)));
  const leader = ahead(record.goals);
  const isDecisive = (goal: Goal) =>
    leader ? goal.side === leader && margin(leader, goal) === 1 : margin('home', goal) === 0;
  const decisive = goals.findLast(isDecisive);
  return {
    winner,
    worst: { home: worstOf('home'), away: worstOf('away') },
    decisive,
    isLate: decisive !== undefined && decisive.minute.elapsed >= LATE,
    hatTrick: goals.findLast(({ ofScorer }) => ofScorer >= 3),
  };
}

/** In a second leg the score of the match itself need not be level before a shoot-out. */
const winnerOf = ({ goals, shootOut }: MatchRecord): Side | undefined => ahead(shootOut ?? goals);

/** The side with more goals. */
export function ahead({ home, away }: BySide<number>): Side | undefined {
  if (home === away) return undefined;
  return home > away ? 'home' : 'away';
}
