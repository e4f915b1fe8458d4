import { aMatch } from '@safira/contract/testing/matches';
import { expect, test } from 'vitest';
import { tickerOf } from './ticker.ts';

const at = (id: number, status: string, hour: number, leagueId = 307) =>
  aMatch({ id, status, leagueId, date: `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z` });

const ids = (...matches: Parameters<typeof tickerOf>[0]) => tickerOf(matches).map(({ apiId }) => apiId);

test('OURS-28: live matches come first, then those of the more important competition, then the earlier ones', () => {
  const list = [
    at(1, 'NS', 20, 9001),
    at(2, 'FT', 12, 9001),
    at(3, '2H', 17, 9001),
    at(4, 'NS', 19, 39),
    at(5, 'PEN', 14, 307),
    at(6, 'HT', 18, 307),
    at(7, 'HT', 16, 9001),
  ];
  expect(ids(...list)).toEqual([6, 7, 3, 4, 5, 2, 1]);
});

test('OURS-03: a postponed, cancelled or abandoned match is left out', () => {
  expect(ids(at(1, 'PST', 12), at(2, 'CANC', 12), at(3, 'ABD', 12), at(4, 'SUSP', 12))).toEqual([]);
});

test('OURS-03: a day of two hundred matches gives twenty entries', () => {
  const day = Array.from({ length: 200 }, (_, n) => at(n + 1, 'NS', n % 24));
  expect(tickerOf(day)).toHaveLength(20);
});
