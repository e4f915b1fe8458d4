import { aMatch } from '@safira/contract/testing/matches';
import { aRow } from '@safira/contract/testing/standings';
import type { StandingRow, Standings } from '@safira/contract/competitions/standings';
import { expect, test } from 'vitest';
import { standingOf } from './standing-of.ts';

const row = (id: number, rank: number, own: Partial<StandingRow> = {}) => aRow(id, { rank, ...own });
const table = (...standings: StandingRow[]): Standings => ({
  season: 2026,
  isLive: false,
  asOf: null,
  matchIds: [],
  standings,
  liveMatches: [],
  standingsByGroup: {},
});
const match = aMatch(); // 2932 against 2939

test('OURS-06: both clubs of the match, the higher first', () => {
  const found = standingOf(match, table(row(1, 1), row(2939, 4, { isLive: true }), row(2932, 2)));
  expect(found?.rows.map(({ team }) => team.id)).toEqual([2932, 2939]);
  expect(found?.isLive).toBe(true);
});

test('OURS-06: of two tables with both clubs the later one is used: that of their part of the league', () => {
  const first = [row(2932, 2), row(2939, 4)];
  const part = [row(2932, 1, { group: 'Championship' }), row(2939, 2, { group: 'Championship' })];
  expect(standingOf(match, table(...first, ...part))?.groupName).toBe('Championship');
});

test('OURS-06: clubs of two groups share no table', () => {
  expect(standingOf(match, table(row(2932, 1, { group: 'A' }), row(2939, 1, { group: 'B' })))).toBeNull();
});
