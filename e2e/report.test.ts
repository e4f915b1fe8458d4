import { expect, test } from 'vitest';
import { outcomesOf, summarise } from './report.ts';

const run = (status: string, duration: number) => ({ results: [{ status, duration }] });
const report = {
  suites: [
    {
      file: 'site/a.spec.ts',
      specs: [{ title: 'stands still', tests: [run('passed', 1_500)] }],
      suites: [{ file: 'site/a.spec.ts', specs: [{ title: 'at 390 px', tests: [run('timedOut', 2_500)] }] }],
    },
    { file: 'site/b.spec.ts', specs: [{ title: 'moves', tests: [run('passed', 8_000)] }] },
  ],
};

test('HOUSE: the report names the slowest spec first and counts the failures of each test over all rounds', () => {
  const twice = [...outcomesOf(report), ...outcomesOf(report)];
  expect(summarise(twice, 2).split('\n')).toEqual([
    '    8.0 s    1 tests  site/b.spec.ts',
    '    4.0 s    2 tests  site/a.spec.ts',
    '   12.0 s  in all',
    'failed 2 of 2: site/a.spec.ts: at 390 px',
    '2 failures',
  ]);
});
