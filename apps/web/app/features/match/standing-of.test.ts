import { aMatch } from '@safira/contract/testing/matches';
import type { StandingRow, Standings } from '@safira/contract/competitions/standings';
import { expect, test } from 'vitest';
import { standingOf } from './standing-of.ts';

const none = { played: 0, win: 0, draw: 0, lose: 0, goals: { for: 0, against: 0 } };
function row(id: number, rank: number, { group = 'Pro League', isLive = false } = {}): StandingRow {
  return {
    rank,
    team: { id, _id: `team-${id}`, name: `فريق ${id}`, originalName: `Team ${id}`, logo: null },
    points: 30 - rank,
    goalsDiff: 0,
    group,
    groupName: group,
    form: null,
    description: null,
    zone: null,
    zoneName: null,
    all: none,
    home: none,
    away: none,
    isLive,
    rankBefore: rank,
  };
}
const table = (...standings: StandingRow[]): Standings => ({
  season: 2026,
  isLive: false,
  asOf: null,
  matchIds: [],
  standings,
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
