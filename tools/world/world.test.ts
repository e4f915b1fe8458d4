import { expect, test } from 'vitest';
import { playSeason } from './play-season.ts';

test('HOUSE: a simulated season of every competition has no contradictions', { timeout: 120_000 }, () => {
  const { matches, verdicts } = playSeason({ seed: 7, year: 2025 });
  expect(matches).toBeGreaterThan(3_000);
  for (const { name, cases, broken } of verdicts) {
    expect(broken, name).toEqual([]);
    expect(cases, name).toBeGreaterThan(50);
  }
});
