import { expect, test } from 'vitest';
import { formOf, type Outcome, resultOf, seenFrom, streakOf } from './form.ts';

const ended = (home: number | null, away: number | null, winner: 'home' | 'away' | null = null) => ({
  goals: { home, away },
  winner,
});
const outcomes = (text: string) => text.split('') as Outcome[];

test('API-05: a match decided by a shoot-out is a draw by its goals', () => {
  expect(resultOf(ended(1, 1, 'home'))).toBe('draw');
});

test('API-05: without goals the reported winner decides; without a winner there is no result', () => {
  expect(resultOf(ended(null, null, 'away'))).toBe('away');
  expect(resultOf(ended(null, null))).toBeUndefined();
});

test('API-05: a side sees its own goals first', () => {
  expect(seenFrom('away', ended(1, 3))).toEqual({ side: 'away', for: 3, against: 1, outcome: 'W' });
  expect(seenFrom('home', ended(1, 3))).toEqual({ side: 'home', for: 1, against: 3, outcome: 'L' });
});

test('API-05: the form is the last ten, oldest first', () => {
  expect(formOf(outcomes('LLWWDLWDWWWL'))).toBe('WWDLWDWWWL');
});

test.each([
  ['LWDWW', { kind: 'W', length: 2 }, 4],
  ['WWL', { kind: 'L', length: 1 }, 0],
  ['DD', { kind: 'D', length: 2 }, 2],
  ['', { kind: null, length: 0 }, 0],
])('API-05: the streak at the end of «%s»', (text, streak, unbeaten) => {
  expect(streakOf(outcomes(text))).toEqual({ streak, unbeaten });
});

test('API-05: a draw is a draw for both sides', () => {
  expect(seenFrom('home', ended(2, 2))).toEqual({ side: 'home', for: 2, against: 2, outcome: 'D' });
  expect(seenFrom('away', ended(2, 2))?.outcome).toBe('D');
  expect(seenFrom('away', ended(null, null))).toBeUndefined();
});

test('API-05: the goals of one side alone make no result, the reported winner decides', () => {
  expect([resultOf(ended(1, null)), resultOf(ended(null, 1))]).toEqual([undefined, undefined]);
  expect([resultOf(ended(1, null, 'away')), resultOf(ended(null, 1, 'home'))]).toEqual(['away', 'home']);
});
