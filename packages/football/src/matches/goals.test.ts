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
  isSubstitution,
  isTakenOff,
} from './goals.ts';

const anEvent = (type: string, detail: string, comments: string | null = null) => ({
  type,
  detail,
  comments,
});

test.each(['Normal Goal', 'Own Goal', 'Penalty'])('DLG-05: «%s» counts', (detail) => {
  expect(isGoal(anEvent('Goal', detail))).toBe(true);
});

test.each([
  anEvent('Goal', 'Missed Penalty'),
  anEvent('Goal', 'Saved Penalty'),
  anEvent('Goal', 'Penalty', 'Penalty Shootout'),
  anEvent('Var', 'Goal confirmed'),
  anEvent('Card', 'Yellow Card'),
])('DLG-05: %j is no goal', (event) => {
  expect(isGoal(event)).toBe(false);
});

test('DLG-05: a missed penalty is one of play, not of a shoot-out', () => {
  expect(isMissedPenalty(anEvent('Goal', 'Missed Penalty'))).toBe(true);
  expect(isMissedPenalty(anEvent('Goal', 'Missed Penalty', 'Penalty Shootout'))).toBe(false);
  expect(isMissedPenalty(anEvent('Goal', 'Penalty'))).toBe(false);
});

test.each(['Own Goal', 'own goal', 'Autogol', 'En propia puerta', 'هدف عكسي'])(
  'DLG-05: «%s» is an own goal',
  (detail) => {
    expect(isOwnGoal({ detail })).toBe(true);
  },
);

test('DLG-05: a normal goal is not an own goal', () => {
  expect(isOwnGoal({ detail: 'Normal Goal' })).toBe(false);
});

test('DLG-06: a shoot-out kick is recognised, scored or not', () => {
  const scored = anEvent('Goal', 'Penalty', 'Penalty Shootout');
  const missed = anEvent('Goal', 'Missed Penalty', 'Penalty Shootout');
  expect([scored, missed].map(isShootOutKick)).toEqual([true, true]);
  expect([scored, missed].map(isScoredKick)).toEqual([true, false]);
  expect([scored, anEvent('Goal', 'Penalty')].map(isPenaltyGoal)).toEqual([false, true]);
});

test.each(['Goal cancelled', 'Goal Disallowed - offside', 'Goal disallowed'])(
  'DLG-06: «%s» cancels a goal',
  (detail) => {
    expect(isTakenOff(anEvent('Var', detail))).toBe(true);
  },
);

test('DLG-06: a confirmed goal or a cancelled penalty cancels no goal', () => {
  expect(isTakenOff(anEvent('Var', 'Goal confirmed'))).toBe(false);
  expect(isTakenOff(anEvent('Var', 'Penalty cancelled'))).toBe(false);
});

test('DLG-06: a second yellow is a sending-off, a first one a booking', () => {
  const cards = ['Yellow Card', 'Second Yellow card', 'Red Card'].map((detail) => anEvent('Card', detail));
  expect(cards.map(isSendingOff)).toEqual([false, true, true]);
  expect(cards.map(isBooking)).toEqual([true, false, false]);
});

test.each([
  ['subst', true],
  ['Subst', true],
  ['substitution', false],
  ['no subst', false],
  ['Card', false],
])('DLG-06: an event of the type «%s» is a substitution: %s', (type, expected) => {
  expect(isSubstitution({ type })).toBe(expected);
});

test.each([
  ['Own goal', 'Normal Goal'],
  ['Goal kick', 'Normal Goal'],
])('DLG-05: an event of the type «%s» is no goal', (type, detail) => {
  expect(isGoal(anEvent(type, detail))).toBe(false);
});

test.each(['Red card', 'Cards'])(
  'DLG-06: an event of the type «%s» is neither a booking nor a sending-off',
  (type) => {
    expect([isBooking(anEvent(type, 'Yellow Card')), isSendingOff(anEvent(type, 'Red Card'))]).toEqual([
      false,
      false,
    ]);
  },
);

test.each([
  ['Variation', 'Goal cancelled'],
  ['No Var', 'Goal cancelled'],
  ['Var', 'No goal cancelled'],
])('DLG-06: an event of the type «%s» with «%s» cancels no goal', (type, detail) => {
  expect(isTakenOff(anEvent(type, detail))).toBe(false);
});
