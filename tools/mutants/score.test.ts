import { expect, test } from 'vitest';
import { type Mutant, scoreOf } from './score.ts';

const mutant = (status: string, line = 1): Mutant => ({ file: 'a.ts', line, from: '<', to: '<=', status });
const known = { file: 'a.ts', from: '<', to: '<=', why: 'never equal' };

test('HOUSE: of four mutants with a verdict one survived, the score is 75 and the survivor is listed', () => {
  const all = ['Killed', 'Timeout', 'Killed', 'Survived', 'Ignored', 'RuntimeError'].map((status) =>
    mutant(status),
  );
  expect(scoreOf(all, [])).toEqual({
    percent: 75,
    detected: 3,
    counted: 4,
    survivors: [mutant('Survived')],
    outdated: [],
  });
});

test('HOUSE: code that no test runs, its mutants survive', () => {
  expect(scoreOf([mutant('NoCoverage')], [])).toMatchObject({ percent: 0, counted: 1 });
});

test('HOUSE: a survivor in the list of equivalents is not counted', () => {
  expect(scoreOf([mutant('Killed'), mutant('Survived')], [known])).toMatchObject({
    percent: 100,
    counted: 1,
  });
});

test('HOUSE: the code of an equivalent has changed, it is reported as outdated; another replacement does not fit', () => {
  const other = { ...known, to: '>=' };
  expect(scoreOf([mutant('Survived')], [known, other])).toMatchObject({ survivors: [], outdated: [other] });
});

test('HOUSE: without any mutant the score is 0, so that a pattern without files fails', () => {
  expect(scoreOf([], []).percent).toBe(0);
});
