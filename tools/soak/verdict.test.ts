import { expect, test } from 'vitest';
import { judgeSamples } from './verdict.ts';

/** Eight samples of one measure, two a quarter. */
const judge = (name: string, values: number[]) => judgeSamples(values.map((value) => ({ [name]: value })));

test.each<[string, number[], boolean]>([
  ['MB 1', [50, 90, 100, 100, 300, 300, 114, 114], true],
  ['MB 1', [50, 90, 100, 100, 100, 100, 116, 116], false],
  ['MB 1', [900, 900, 100, 100, 100, 100, 120, 120], false],
  ['MB 1', [0, 0, 90, 110, 0, 0, 80, 140], true],
  ['connections', [1, 1, 20, 20, 20, 20, 22, 22], true],
  ['connections', [1, 1, 20, 20, 20, 20, 23, 23], false],
  ['files 2', [1, 1, 10, 10, 10, 10, 13, 13], false],
])('HOUSE: %s of %j, flat: %s', (name, values, isFlat) => {
  expect(judge(name, values)).toMatchObject([{ isFlat }]);
});

test('HOUSE: a verdict has the measure and both figures; a measure of a moment has no verdict', () => {
  const samples = [1, 2, 3, 9].map((value) => ({ redis: value, unpublished: value * 100 }));
  expect(judgeSamples(samples)).toEqual([{ sentence: 'redis has grown: 2, then 9', isFlat: false }]);
});
