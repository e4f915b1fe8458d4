import { expect, test } from 'vitest';
import { seasonName } from './season-name.ts';

test('OURS-12: a season over two years is named by both, one within a year by that year', () => {
  expect(seasonName(2026, 2027)).toBe('2026/27');
  expect(seasonName(2026, 2026)).toBe('2026');
  expect(seasonName(1999, 2000)).toBe('1999/00');
});
