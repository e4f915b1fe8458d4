import { expect, test } from 'vitest';
import { judgeImports } from './judge-imports.ts';

const cruise = (totalCruised: number, ...severities: string[]) =>
  JSON.stringify({
    summary: {
      totalCruised,
      violations: severities.map((severity) => ({
        from: 'packages/football/src/a.ts',
        to: 'packages/store/src/b.ts',
        rule: { name: 'one-way-football', severity },
      })),
    },
  });

test('HOUSE: allowed imports have no fault', () => {
  expect(judgeImports(cruise(64))).toBeUndefined();
  expect(judgeImports(cruise(64, 'info'))).toBeUndefined();
});

test('HOUSE: a forbidden import is reported', () => {
  expect(judgeImports(cruise(64, 'error'))).toContain(
    'one-way-football: packages/football/src/a.ts → packages/store/src/b.ts',
  );
});

test('HOUSE: a run that read no module is a fault', () => {
  expect(judgeImports(cruise(0))).toBe('read no module at all');
});
