import { expect, test } from 'vitest';
import { dataAge } from './data-age.ts';

const now = Date.parse('2026-11-21T18:00:00Z');

test('OURS-09: without a connection the data is offline at once, with its time', () => {
  expect(dataAge({ isOnline: false, asOf: now - 5_000, now })).toEqual({ kind: 'offline', at: now - 5_000 });
});

test('OURS-09: data is stale after two minutes, and not before', () => {
  expect(dataAge({ isOnline: true, asOf: now - 120_000, now })).toBeUndefined();
  expect(dataAge({ isOnline: true, asOf: now - 120_001, now })).toEqual({ kind: 'stale', at: now - 120_001 });
});
