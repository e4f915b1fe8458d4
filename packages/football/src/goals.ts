import type { MatchEvent } from '@safira/contract/matches';

type Told = Pick<MatchEvent, 'type' | 'detail' | 'comments'>;

/** DLG-05: a goal that counts in the score: no missed penalty, no kick of a shoot-out. */
export const isGoal = (event: Told): boolean =>
  isOfGoalType(event) && !isMissed(event) && !isShootOutKick(event);

/** DLG-05: a penalty that was given in play and not scored. */
export const isMissedPenalty = (event: Told): boolean =>
  isOfGoalType(event) && isMissed(event) && !isShootOutKick(event);

export const isShootOutKick = (event: Told): boolean =>
  isOfGoalType(event) && /shoot/i.test(event.comments ?? '');

/** A kick of a shoot-out that went in. */
export const isScoredKick = (event: Told): boolean => isShootOutKick(event) && !isMissed(event);

/** DLG-05: in the words that providers have used for it: English, Spanish-like, Arabic. It is told for the side that gains it. */
export const isOwnGoal = ({ detail }: Pick<Told, 'detail'>): boolean =>
  /own|autogol|propia|عكسي/i.test(detail);

export const isPenaltyGoal = (event: Told): boolean => isGoal(event) && /penalty/i.test(event.detail);

/** DLG-06: a goal that was taken off after a look at the pictures. */
export const isTakenOff = ({ type, detail }: Told): boolean =>
  /^var$/i.test(type) && /^goal (cancel|disallow)/i.test(detail);

/** Second yellow or straight red: the player leaves. */
export const isSendingOff = ({ type, detail }: Told): boolean =>
  /^card$/i.test(type) && /red|second/i.test(detail);

export const isBooking = (event: Told): boolean => /^card$/i.test(event.type) && !isSendingOff(event);

export const isSubstitution = ({ type }: Pick<Told, 'type'>): boolean => /^subst$/i.test(type);

const isOfGoalType = ({ type }: Told) => /^goal$/i.test(type);
const isMissed = ({ detail }: Told) => /miss|saved/i.test(detail);
