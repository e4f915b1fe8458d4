import type { Match } from '@safira/contract/matches/matches';
import type { TeamRef } from '@safira/contract/parts';
import { hadExtraTime } from '../../matches/extra-time.ts';
import { statusGroup } from '../../matches/status.ts';
import type { Stage } from './stages.ts';

export type Pair<T> = [T, T];
export type SideIndex = 0 | 1;

/** A match of a knock-out round. */
export type KnockoutMatch = Pick<
  Match,
  'apiId' | 'date' | 'isTimeConfirmed' | 'status' | 'goals' | 'score' | 'teams'
>;

/** A tie before its place in the bracket is known. A side is null while it is not decided. */
export type Draft = {
  stage: Stage | 'third-place';
  teams: Pair<TeamRef | null>;
  legs: readonly KnockoutMatch[];
};

/** The matches of a round as ties: by the two teams, whichever of them is at home. */
export function tiesOf(stage: Draft['stage'], matches: readonly KnockoutMatch[]): Draft[] {
  const byPair = Map.groupBy(matches.toSorted(byKickoff), pairOf);
  return [...byPair.values()].map((found) => {
    const legs = found.filter((match) => !isReplaced(match, found));
    const { home, away } = legs[0]!.teams;
    return { stage, teams: [refOf(home), refOf(away)], legs };
  });
}

/** By first kick-off, then id; a tie that is not drawn yet comes last. */
export function compareTies({ legs: [a] }: Draft, { legs: [b] }: Draft): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return byKickoff(a, b);
}

/** The goals of a match in the order of the tie's sides; null while there are none that count. */
export function goalsOf({ teams: [first] }: Draft, match: KnockoutMatch): Pair<number> | null {
  const { home, away } = match.goals;
  const group = statusGroup(match.status.short);
  if (home === null || away === null || !(group === 'result' || group === 'live')) return null;
  return inOrder(first, match, [home, away]);
}

/** The sum of two legs as far as they are played; null for a tie of one match, and for a replay. */
export function aggregateOf(tie: Draft, legs: 1 | 2 | undefined): Pair<number> | null {
  if (!isTwoLegged(tie, legs)) return null;
  const played = tie.legs.flatMap((match) => {
    const goals = goalsOf(tie, match);
    return goals ? [goals] : [];
  });
  if (played.length === 0) return null;
  return played.reduce(([a, b], [first, second]) => [a + first, b + second], [0, 0]);
}

export function penaltiesOf(tie: Draft): Pair<number> | null {
  for (const match of tie.legs.toReversed()) {
    const { home, away } = match.score.penalty;
    if (home !== null && away !== null) return inOrder(tie.teams[0], match, [home, away]);
  }
  return null;
}

export const hasExtraTime = ({ legs }: Draft): boolean => legs.some((match) => hadExtraTime(match));

/**
 * Who goes on, as far as the results say it: by penalties, by two legs, by one match that the provider gives a winner.
 * Null where a rule that we do not know has decided, as away goals did: then the next round says it.
 */
export function winnerByResult(tie: Draft, legs: 1 | 2 | undefined): SideIndex | null {
  const last = tie.legs.at(-1);
  if (!last || !tie.legs.every(isOver)) return null;
  const penalties = penaltiesOf(tie);
  if (penalties) return higherOf(penalties);
  if (isTwoLegged(tie, legs)) {
    const aggregate = aggregateOf(tie, legs);
    return tie.legs.length === 2 && aggregate ? higherOf(aggregate) : null;
  }
  // Of an unknown number of legs this may be the first.
  const isDecisive =
    legs === 1 || tie.stage === 'final' || tie.legs.length > 1 || last.status.short === 'AET';
  const { home, away } = last.teams;
  if (!isDecisive || (!home.winner && !away.winner)) return null;
  return (home.winner ? home : away).id === tie.teams[0]?.id ? 0 : 1;
}

export function stateOf(tie: Draft, { winner, legs }: { winner: SideIndex | null; legs: 1 | 2 | undefined }) {
  if (tie.legs.some(({ status }) => statusGroup(status.short) === 'live')) return 'live';
  const isComplete = tie.legs.length >= (legs ?? 1) && tie.legs.every(isOver);
  return winner !== null || isComplete ? 'finished' : 'to-play';
}

/** A second match on the same ground is a replay: its score is not added. */
function isTwoLegged({ legs: [first, second] }: Draft, legs: 1 | 2 | undefined): boolean {
  if (legs !== undefined) return legs === 2;
  return first !== undefined && second !== undefined && first.teams.home.id !== second.teams.home.id;
}

const isOver = ({ status }: KnockoutMatch) => statusGroup(status.short) === 'result';

/** A match that was called off and has been replaced by another with the same home team. */
const isReplaced = (match: KnockoutMatch, others: readonly KnockoutMatch[]): boolean =>
  isCalledOff(match) &&
  others.some((other) => other.teams.home.id === match.teams.home.id && !isCalledOff(other));

const isCalledOff = ({ status }: KnockoutMatch) => ['off', 'cancelled'].includes(statusGroup(status.short));

const higherOf = ([first, second]: Pair<number>): SideIndex | null => {
  if (first === second) return null;
  return first > second ? 0 : 1;
};

const inOrder = (first: TeamRef | null, match: KnockoutMatch, [home, away]: Pair<number>): Pair<number> =>
  match.teams.home.id === first?.id ? [home, away] : [away, home];

const byKickoff = (a: KnockoutMatch, b: KnockoutMatch) =>
  Date.parse(a.date) - Date.parse(b.date) || a.apiId - b.apiId;

const pairOf = ({ teams: { home, away } }: KnockoutMatch) =>
  [home.id, away.id].toSorted((a, b) => a - b).join('-');

const refOf = ({ id, _id, name, originalName, logo }: TeamRef): TeamRef => ({
  id,
  _id,
  name,
  originalName,
  logo,
});
