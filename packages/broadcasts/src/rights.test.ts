import { expect, test } from 'vitest';
import { rightsOf } from './rights.ts';
import { rights } from './tables/rights.ts';

test.each([
  ['within the term', 39, '2026-11-28T15:00:00Z', ['beIN SPORTS', 'TOD']],
  ['on its first day', 39, '2025-07-01T00:00:00Z', ['beIN SPORTS', 'TOD']],
  ['on its last evening', 39, '2028-06-30T21:00:00Z', ['beIN SPORTS', 'TOD']],
  ['before it', 39, '2024-11-28T15:00:00Z', []],
  ['after it', 39, '2028-08-20T15:00:00Z', []],
  ['of a competition without any', 233, '2026-11-28T15:00:00Z', []],
  ['whose only row is not verified', 2, '2026-11-24T20:00:00Z', []],
  ['whose verified row has run out', 307, '2026-11-28T15:00:00Z', []],
])('HOME-15: the networks of a match %s', (_, competition, kickoff, networks) => {
  expect(rightsOf(competition, new Date(kickoff)).flatMap((row) => row.networks)).toEqual(networks);
});

test('HOME-15: a row names networks, no numbered channel, its countries, its source and when that was read', () => {
  for (const { networks, countries, source, checkedAt, from, to } of rights) {
    for (const network of networks) expect(network).not.toMatch(/\d/);
    expect(countries.length).toBeGreaterThan(0);
    expect(source).not.toBe('');
    expect(checkedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(from < to).toBe(true);
  }
});

test('HOME-15, OURS-17: whatever the competition and the day, a network is shown only by a row that was verified', () => {
  const days = rights.flatMap(({ from, to }) => [from, to, '2026-11-21']);
  const shown = rights.flatMap(({ competitionId }) =>
    days.flatMap((day) => rightsOf(competitionId, new Date(day))),
  );
  expect(rights.some(({ isVerified }) => !isVerified)).toBe(true);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter(({ isVerified }) => !isVerified)).toEqual([]);
});
