import { expect, test } from 'vitest';
import type { Changed } from '@safira/store/coordination/bus';
import { type DependsOn, isAffected } from './depends-on.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const changed: Changed = {
  matchId: 7,
  kickoffs: ['2026-11-21T12:00:00.000Z', '2026-12-05T18:00:00.000Z'],
  scope: { competitions: [{ id: 307, season: 2026 }], teamIds: [2932, 2939] },
};

test.each<[string, boolean, DependsOn]>([
  ['nothing', false, {}],
  ['any match', true, { any: true }],
  ['the match', true, { matches: [6, 7] }],
  ['another match', false, { matches: [8] }],
  ['one of the teams', true, { teams: [2939] }],
  ['another team', false, { teams: [33] }],
  ['the season', true, { competitions: [{ id: 307, season: 2026 }] }],
  ['another season of the competition', false, { competitions: [{ id: 307, season: 2025 }] }],
  ['that year of another competition', false, { competitions: [{ id: 39, season: 2026 }] }],
  ['a span that begins with the kick-off', true, { kickoffs: { from: noon, to: noon + 1 } }],
  ['a span that ends with it', false, { kickoffs: { from: noon - 1, to: noon } }],
  ['the day that the match was moved to', true, { kickoffs: { from: noon + 13 * 86_400_000, to: Infinity } }],
  ['another match and one of the teams', true, { matches: [8], teams: [2932] }],
])('HOUSE: an answer that depends on %s is affected: %s', (_what, expected, dependsOn) => {
  expect(isAffected(dependsOn, changed)).toBe(expected);
});

test('HOUSE: a notice without a scope affects all teams and seasons, but only its own match and day', () => {
  const { scope: _, ...old } = changed;
  const answers: DependsOn[] = [
    { teams: [33] },
    { competitions: [{ id: 39, season: 2026 }] },
    { matches: [8] },
    {},
  ];
  expect(answers.map((dependsOn) => isAffected(dependsOn, old))).toEqual([true, true, false, false]);
});
