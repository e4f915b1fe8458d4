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

test('HOUSE: imports that keep to the table are in order', () => {
  expect(judgeImports(cruise(64))).toBeUndefined();
  expect(judgeImports(cruise(64, 'info'))).toBeUndefined();
});

test('HOUSE: an import against the table is named', () => {
  expect(judgeImports(cruise(64, 'error'))).toContain(
    'one-way-football: packages/football/src/a.ts → packages/store/src/b.ts',
  );
});

test('HOUSE: a run that read nothing is not in order', () => {
  expect(judgeImports(cruise(0))).toBe('read no module at all');
});
