import { expect, test } from 'vitest';
import {
  isBooking,
  isGoal,
  isMissedPenalty,
  isOwnGoal,
  isPenaltyGoal,
  isScoredKick,
  isSendingOff,
  isShootOutKick,
  isTakenOff,
} from './goals.ts';

const told = (type: string, detail: string, comments: string | null = null) => ({ type, detail, comments });

test.each(['Normal Goal', 'Own Goal', 'Penalty'])('DLG-05: «%s» counts', (detail) => {
  expect(isGoal(told('Goal', detail))).toBe(true);
});

test.each([
  told('Goal', 'Missed Penalty'),
  told('Goal', 'Saved Penalty'),
  told('Goal', 'Penalty', 'Penalty Shootout'),
  told('Var', 'Goal confirmed'),
  told('Card', 'Yellow Card'),
])('DLG-05: %j is no goal', (event) => {
  expect(isGoal(event)).toBe(false);
});

test('DLG-05: a missed penalty is one of play, not of a shoot-out', () => {
  expect(isMissedPenalty(told('Goal', 'Missed Penalty'))).toBe(true);
  expect(isMissedPenalty(told('Goal', 'Missed Penalty', 'Penalty Shootout'))).toBe(false);
  expect(isMissedPenalty(told('Goal', 'Penalty'))).toBe(false);
});

test.each(['Own Goal', 'own goal', 'Autogol', 'En propia puerta', 'هدف عكسي'])(
  'DLG-05: «%s» is an own goal',
  (detail) => {
    expect(isOwnGoal({ detail })).toBe(true);
  },
);

test('DLG-05: an ordinary goal is nobody’s own', () => {
  expect(isOwnGoal({ detail: 'Normal Goal' })).toBe(false);
});

test('DLG-06: a kick of a shoot-out is told apart, scored or not', () => {
  const scored = told('Goal', 'Penalty', 'Penalty Shootout');
  const missed = told('Goal', 'Missed Penalty', 'Penalty Shootout');
  expect([scored, missed].map(isShootOutKick)).toEqual([true, true]);
  expect([scored, missed].map(isScoredKick)).toEqual([true, false]);
  expect([scored, told('Goal', 'Penalty')].map(isPenaltyGoal)).toEqual([false, true]);
});

test.each(['Goal cancelled', 'Goal Disallowed - offside', 'Goal disallowed'])(
  'DLG-06: «%s» takes a goal off',
  (detail) => {
    expect(isTakenOff(told('Var', detail))).toBe(true);
  },
);

test('DLG-06: a goal that stands, or a penalty taken back, takes none off', () => {
  expect(isTakenOff(told('Var', 'Goal confirmed'))).toBe(false);
  expect(isTakenOff(told('Var', 'Penalty cancelled'))).toBe(false);
});

test('DLG-06: a second yellow sends off, a first one books', () => {
  const cards = ['Yellow Card', 'Second Yellow card', 'Red Card'].map((detail) => told('Card', detail));
  expect(cards.map(isSendingOff)).toEqual([false, true, true]);
  expect(cards.map(isBooking)).toEqual([true, false, false]);
});
