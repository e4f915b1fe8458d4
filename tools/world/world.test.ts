import { expect, test } from 'vitest';
import { playSeason } from './play-season.ts';

const { matches, verdicts, calendar } = playSeason({ seed: 7, year: 2026 });

test('HOUSE: a simulated season of every competition has no contradictions', { timeout: 120_000 }, () => {
  expect(matches).toBeGreaterThan(3_000);
  for (const { name, cases, broken } of verdicts) {
    expect(broken, name).toEqual([]);
    expect(cases, name).toBeGreaterThan(50);
  }
});

test('OURS-08: over a season at most six club friendlies are played a day, and matches are live in most evening hours', () => {
  expect(calendar.friendlies.most).toBeLessThanOrEqual(6);
  expect(calendar.implausibleKickOffs).toBe(0);
  expect(calendar.liveHours.share).toBeGreaterThan(0.5);
  expect(calendar.eveningHours.share).toBeGreaterThan(0.75);
});
