import { expect } from 'vitest';
import { getBracket, getBracketByApiId } from '@safira/contract/competitions/bracket';
import { listCompetitionMatches, listCompetitionMatchesByApiId } from '@safira/contract/competitions/matches';
import {
  getCompetition,
  getCompetitionByApiId,
  listCompetitions,
  searchCompetitions,
} from '@safira/contract/competitions/competitions';
import { getCompetitionStatistics, type Leader, listTopScorers } from '@safira/contract/competitions/leaders';
import { getStandings, getStandingsByApiId, type StandingRow } from '@safira/contract/competitions/standings';
import { testFindLeagues, testFootballApi } from '@safira/contract/system/test-calls';
import { type WorldRead, worldReads } from './reads.ts';
import { LIVERPOOL } from './facts.ts';

export const competitionCalls = (): WorldRead[] => [
  worldReads(listCompetitions, '/competitions', ({ data }) => {
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set([39, 307, 233, 17, 36]));
  }),
  worldReads(searchCompetitions, '/competitions/search?q=الدوري', ({ data }) => {
    expect(data.map(({ id }) => id)).toContain(307);
  }),
  worldReads(getCompetition, '/competitions/39', ({ data }) => {
    expect(data).toMatchObject({ originalName: 'Premier League', countryName: 'إنجلترا', season: 2026 });
    expect(data.seasons.map(({ season }) => season)).toEqual([2026, 2025, 2024]);
  }),
  worldReads(getCompetitionByApiId, '/competitions/by-api-id/17', ({ data }) => {
    expect(data).toMatchObject({ type: 'cup', countryName: 'دولي' });
  }),
  worldReads(getBracket, '/competitions/17/bracket?season=2025', ({ data }) => {
    expect(data.rounds.map(({ ties }) => ties.length)).toEqual(
      data.rounds.map(({ ties }) => ties.length).toSorted((a, b) => b - a),
    );
  }),
  worldReads(getBracketByApiId, '/competitions/by-api-id/17/bracket?season=2025', ({ data }) => {
    expect(data.rounds.at(-1)!.ties).toHaveLength(1);
  }),
  worldReads(getStandings, '/competitions/39/standings', ({ data }) => {
    expect(data.standings).toHaveLength(20);
    expect(data.isLive).toBe(true);
    expectTable(data.standings);
  }),
  worldReads(getStandings, '/competitions/36/standings', ({ data }) => {
    expect(Object.values(data.standingsByGroup).map((rows) => rows.length)).toEqual(
      Array.from({ length: 12 }, () => 4),
    );
    for (const rows of Object.values(data.standingsByGroup)) expectTable(rows);
  }),
  worldReads(getStandingsByApiId, '/competitions/by-api-id/17/standings', ({ data }) => {
    expect(Object.values(data.standingsByGroup).map((rows) => rows.length)).toEqual([12, 12]);
  }),
  worldReads(listCompetitionMatches, '/competitions/39/matches?month=11&year=2026&limit=100', ({ data }) => {
    expect(data.matches.length).toBeGreaterThan(20);
    expect(data.matchesByRound.length).toBeGreaterThan(2);
    expect(data.matchesByMonth.reduce((sum, { count }) => sum + count, 0)).toBe(380);
    expect(data.pagination.totalMatches).toBe(data.matches.length);
  }),
  worldReads(
    listCompetitionMatchesByApiId,
    `/competitions/by-api-id/39/matches?teamIds=${LIVERPOOL}&limit=50`,
    ({ data }) => {
      expect(data.pagination.totalMatches).toBe(38);
      expect(data.matchesByRound).toHaveLength(38);
    },
  ),
  worldReads(listTopScorers, '/competitions/39/top-scorers', ({ data }) => {
    expect(data).toHaveLength(20);
    expectSorted(data, 'total');
  }),
  worldReads(getCompetitionStatistics, '/competitions/by-api-id/307/statistics', ({ data }) => {
    expect([data.topScorers.length, data.topAssists.length]).toEqual([20, 20]);
    expectSorted(data.topScorers, 'total');
    expectSorted(data.topAssists, 'assists');
  }),
  worldReads(testFindLeagues, '/test/find-leagues', ({ data }) => {
    expect(data).toHaveLength(5);
    expect(data.find(({ id }) => id === 39)?.matches).toBe(380);
  }),
  worldReads(testFootballApi, '/test/football-api', ({ data }) => {
    expect(data.callsToday).toBe(0); // the ledger counts only what goes through it
  }),
];

/** COMP-05: a season that was never fetched; the first read syncs all of it. */
export const pastSeasonCalls = (): WorldRead[] => [
  worldReads(getStandings, '/competitions/233/standings?season=2025', ({ data }) => {
    expect(data.season).toBe(2025);
    // The whole table, then the seven teams of the championship round and the others.
    expect(Object.values(data.standingsByGroup).map((rows) => rows.length)).toEqual([21, 7, 14]);
  }),
  worldReads(listCompetitionMatches, '/competitions/233/matches?season=2025', ({ data }) => {
    expect(data.pagination.totalMatches).toBe(210 + 21 + 91);
  }),
  worldReads(getCompetitionStatistics, '/competitions/by-api-id/233/statistics?season=2025', ({ data }) => {
    expect([data.topScorers.length, data.topAssists.length]).toEqual([20, 20]);
    expectSorted(data.topScorers, 'total');
  }),
];

function expectTable(rows: readonly StandingRow[]): void {
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
  const points = rows.map((row) => row.points);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  for (const { all } of rows) expect(all.played).toBe(all.win + all.draw + all.lose);
}

function expectSorted(leaders: readonly Leader[], by: 'total' | 'assists'): void {
  const counts = leaders.map(({ statistics }) => statistics[0]!.goals[by]);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts.at(-1)).toBeGreaterThan(0);
}
