import { expect, test } from 'vitest';
import { networksOf } from './broadcast-rights.ts';
import { broadcastRights } from './tables/broadcast-rights.ts';

test.each([
  ['within the term', 39, '2026-11-28T15:00:00Z', ['beIN SPORTS', 'TOD']],
  ['on its first day', 39, '2025-07-01T00:00:00Z', ['beIN SPORTS', 'TOD']],
  ['on its last evening', 39, '2028-06-30T21:00:00Z', ['beIN SPORTS', 'TOD']],
  ['before it', 39, '2024-11-28T15:00:00Z', []],
  ['after it', 39, '2028-08-20T15:00:00Z', []],
  ['of a competition without verified rights', 233, '2026-11-28T15:00:00Z', []],
])('HOME-15: the networks of a match %s', (_, competition, kickoff, networks) => {
  expect(networksOf(competition, new Date(kickoff))).toEqual(networks);
});

test('HOME-15: a row names networks, no numbered channel, and its source', () => {
  for (const { networks, source, from, to } of broadcastRights) {
    for (const network of networks) expect(network).not.toMatch(/\d/);
    expect(source).not.toBe('');
    expect(from < to).toBe(true);
  }
});
