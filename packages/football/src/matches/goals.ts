import type { MatchEvent } from '@safira/contract/matches/matches';

type EventText = Pick<MatchEvent, 'type' | 'detail' | 'comments'>;

/** DLG-05: a goal that counts in the score: no missed penalty, no shoot-out kick. */
export const isGoal = (event: EventText): boolean =>
  isOfGoalType(event) && !isMissed(event) && !isShootOutKick(event);

/** DLG-05: a penalty awarded in play and not scored. */
export const isMissedPenalty = (event: EventText): boolean =>
  isOfGoalType(event) && isMissed(event) && !isShootOutKick(event);

export const isShootOutKick = (event: EventText): boolean =>
  isOfGoalType(event) && /shoot/i.test(event.comments ?? '');

/** A shoot-out kick that was scored. */
export const isScoredKick = (event: EventText): boolean => isShootOutKick(event) && !isMissed(event);

/**
 * DLG-05: matches the English, Spanish-like and Arabic words that providers have used for it. The event's team is the
 * side that gains the goal.
 */
export const isOwnGoal = ({ detail }: Pick<EventText, 'detail'>): boolean =>
  /own|autogol|propia|عكسي/i.test(detail);

export const isPenaltyGoal = (event: EventText): boolean => isGoal(event) && /penalty/i.test(event.detail);

/** DLG-06: a goal that was disallowed after a video review. */
export const isTakenOff = ({ type, detail }: EventText): boolean =>
  /^var$/i.test(type) && /^goal (cancel|disallow)/i.test(detail);

/** A second yellow or a straight red card: the player leaves the pitch. */
export const isSendingOff = ({ type, detail }: EventText): boolean =>
  /^card$/i.test(type) && /red|second/i.test(detail);

export const isBooking = (event: EventText): boolean => /^card$/i.test(event.type) && !isSendingOff(event);

export const isSubstitution = ({ type }: Pick<EventText, 'type'>): boolean => /^subst$/i.test(type);

const isOfGoalType = ({ type }: EventText) => /^goal$/i.test(type);
const isMissed = ({ detail }: EventText) => /miss|saved/i.test(detail);
