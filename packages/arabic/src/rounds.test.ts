import { expect, test } from 'vitest';
import { roundLabel } from './rounds.ts';

test('HOME-06: a round of the season is numbered in Arabic', () => {
  expect(roundLabel('Regular Season - 10')).toBe('الجولة 10');
});

test('HOME-06: a round we have no name for yet still reads in Arabic', () => {
  expect(roundLabel('3rd Round Replays')).toBe('دور آخر');
});
