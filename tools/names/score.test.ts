import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLines, scoreNames } from './score.ts';

const score = (file: string) => scoreNames(readLines(join(import.meta.dirname, 'exam', file)));

test.each(['names-a.tsv', 'names-b.tsv'])(
  'NAME-05: of the 150 names of %s, at least nine of ten are printed as a sports desk does',
  (file) => {
    const { right, total, misses } = score(file);
    expect(right / total, misses.join('\n')).toBeGreaterThanOrEqual(0.9);
  },
);

test('OURS-31: of the 50 initials and surnames of the first list, none is printed as another person', () => {
  expect(score('initials-a.tsv').strangers).toEqual([]);
});

test('OURS-31: of the second list only «M. Salah» is, whom NAME-01 names itself: no table knows the clubs', () => {
  const names = score('initials-b.tsv').strangers.map((stranger) => stranger.split(' (')[0]);
  expect(names).toEqual(['M. Salah']);
});

test('OURS-31: a name that is printed as a forbidden one is counted as a wrong person', () => {
  const line = { kind: 'player', country: 'Egypt', english: 'Mohamed Salah' } as const;
  const { right, strangers } = scoreNames([{ ...line, accepted: ['صلاح'], forbidden: ['محمد صلاح'] }]);
  expect([right, strangers]).toEqual([0, ['Mohamed Salah (Egypt): محمد صلاح']]);
});
