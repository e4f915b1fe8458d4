import { expect, test } from 'vitest';
import { kindOf, sampleOf } from './sample.ts';

test.each([
  ['/', '/'],
  ['/competitions', '/competitions'],
  ['/team/al-hilal-2932', '/team/:id'],
  ['/team/al-hilal-2932?tab=squad', '/team/:id?tab=squad'],
  ['/competition/39?tab=matches&month=2026-11', '/competition/:id?month&tab=matches'],
])('HOUSE: the page %s is of the kind %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test('HOUSE: a sample has a page of each kind before a second one of any', () => {
  const paths = ['/', '/team/a', '/team/b', '/team/c', '/match/1', '/match/2'];
  expect(sampleOf(paths, 5)).toEqual(['/', '/team/a', '/match/1', '/team/b', '/match/2']);
  expect(sampleOf(paths, 2)).toEqual(['/', '/team/a']);
  expect(sampleOf([], 5)).toEqual([]);
});
