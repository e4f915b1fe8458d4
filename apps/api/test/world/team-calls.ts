import { expect } from 'vitest';
import {
  getCompetitionAnalytics,
  getMatchAnalytics,
  getOverview,
  getTeamAnalytics,
} from '@safira/contract/analytics/analytics';
import { reportClientError } from '@safira/contract/system/client-errors';
import { getHealth } from '@safira/contract/system/health';
import { getStatus } from '@safira/contract/system/status';
import {
  getPlayer,
  getPlayersCacheStatus,
  getPlayerSeason,
  searchPlayers,
} from '@safira/contract/players/players';
import { searchAll } from '@safira/contract/search/search';
import {
  getSquad,
  getTeam,
  getTeamByApiId,
  getTeamStatistics,
  listTeamMatches,
  listTeams,
  searchTeams,
} from '@safira/contract/teams/teams';
import { listTeamSchedule } from '@safira/contract/teams/schedule';
import { listLeagueLeaders } from '@safira/contract/players/leaders';
import { listPlayersAbroad } from '@safira/contract/players/abroad';
import { type WorldRead, worldReads } from './reads.ts';
import { type Facts, HILAL, LIVE, LIVERPOOL } from './facts.ts';

export const teamCalls = ({ liverpool, hilal }: Facts): WorldRead[] => [
  worldReads(listTeams, '/teams?league=39&limit=50', ({ data }) => {
    expect(data.teams).toHaveLength(20);
    expect(data.pagination).toEqual({ current: 1, total: 1, totalTeams: 20 });
  }),
  worldReads(listTeams, '/teams?country=السعودية&limit=100', ({ data }) => {
    expect(data.teams.length).toBeGreaterThanOrEqual(18);
  }),
  worldReads(searchTeams, '/teams/search?q=الهلال', ({ data }) => {
    expect(data[0]).toMatchObject({ id: HILAL, name: 'الهلال' });
  }),
  worldReads(getTeam, `/teams/${liverpool}`, ({ data }) => {
    expect(data).toMatchObject({ id: LIVERPOOL, name: 'ليفربول', countryName: 'إنجلترا' });
    expect(data.venue?.capacity).toBeGreaterThan(40_000);
  }),
  worldReads(getTeamByApiId, `/teams/by-api-id/${HILAL}`, ({ data }) => {
    expect(data).toMatchObject({ _id: hilal, countryName: 'السعودية' });
  }),
  worldReads(listTeamMatches, `/teams/${liverpool}/matches`, ({ data }) => {
    expect(data.matches).toHaveLength(10);
  }),
  worldReads(listTeamSchedule, `/teams/${liverpool}/schedule`, ({ data }) => {
    expect(data.matches).toHaveLength(10);
    expect(data.competitions.map(({ id }) => id)).toContain(39);
  }),
  worldReads(getSquad, `/teams/${hilal}/squad`, ({ data }) => {
    expect(data.squad.length).toBeGreaterThanOrEqual(18);
    expect(data.squad[0]!.player.position).toBe('goalkeeper');
    expect(data.coach).not.toBeNull();
  }),
  worldReads(getTeamStatistics, `/teams/${liverpool}/statistics?league=39`, ({ data }) => {
    const { played, wins, draws, loses } = data.fixtures;
    expect(played.total).toBeGreaterThan(10);
    expect(wins.total + draws.total + loses.total).toBe(played.total);
    expect(data.form).toMatch(/^[WDL]{10}$/);
  }),
];

export const playerCalls = ({ striker }: Facts): WorldRead[] => [
  worldReads(listLeagueLeaders, '/players/leaders', ({ data }) => {
    const england = data.find(({ competition }) => competition.id === 39);
    expect(england?.leaders[0]?.statistics[0]?.goals.total).toBeGreaterThan(0);
  }),
  worldReads(listPlayersAbroad, '/players/abroad', ({ data }) => {
    const matches = new Set(data.matches.map(({ apiId }) => apiId));
    expect(data.players.length).toBeGreaterThan(0);
    expect(data.players.every(({ matchId }) => matches.has(matchId))).toBe(true);
  }),
  worldReads(
    searchPlayers,
    `/players/search?league=39&search=${encodeURIComponent(striker.name)}`,
    ({ data }) => {
      expect(data.map(({ player }) => player.id)).toContain(striker.id);
    },
  ),
  worldReads(getPlayer, `/players/${striker.id}?league=39`, ({ data }) => {
    expect(data.player).toMatchObject({ id: striker.id, name: striker.name });
    expect(data.player.age).toBeGreaterThan(15);
    expect(data.statistics[0]!.goals.total).toBeGreaterThan(0);
  }),
  worldReads(getPlayerSeason, `/players/${striker.id}/stats/2026`, ({ data }) => {
    expect(data.map(({ league }) => league?.id)).toContain(39);
  }),
  worldReads(getPlayersCacheStatus, '/players/cache/status', ({ data }) => {
    expect(data.withProfile).toBeGreaterThan(2_000);
    expect(data.lastSyncedAt).not.toBeNull();
  }),
  worldReads(searchAll, '/search?q=ليفربول', ({ data }) => {
    expect(data.teams[0]).toMatchObject({ id: LIVERPOOL });
  }),
  worldReads(searchAll, `/search?q=${encodeURIComponent(striker.name)}`, ({ data }) => {
    expect(data.players.map(({ id }) => id)).toContain(striker.id);
  }),
];

export const figureCalls = ({ liverpool }: Facts): WorldRead[] => [
  worldReads(getOverview, '/analytics/overview', ({ data }) => {
    expect(data).toMatchObject({ competitions: 5, liveMatches: LIVE });
    expect(data.matches).toBeGreaterThanOrEqual(1_082);
    expect(data.season.goalsPerMatch).toBeGreaterThan(1);
  }),
  worldReads(getMatchAnalytics, '/analytics/matches?period=90d&competition=39', ({ data }) => {
    const { matches, homeWins, draws, awayWins, goals } = data.results;
    expect(homeWins + draws + awayWins).toBe(matches);
    expect(data.goalsByQuarter.reduce((sum, quarter) => sum + quarter.goals, 0)).toBe(goals);
  }),
  worldReads(getCompetitionAnalytics, '/analytics/competitions/307', ({ data }) => {
    expect(data.results.matches).toBeGreaterThan(50);
  }),
  worldReads(getTeamAnalytics, `/analytics/teams/${liverpool}`, ({ data }) => {
    expect(data.wins + data.draws + data.losses).toBe(data.played);
    expect(data.goalsByQuarter.reduce((sum, quarter) => sum + quarter.goals, 0)).toBe(data.goalsFor);
    expect(data.streak.length).toBeGreaterThan(0);
  }),
  worldReads(getHealth, '/health', ({ data }) => {
    expect(data).toMatchObject({ database: { state: 'ok' }, redis: { state: 'ok' } });
  }),
  worldReads(getStatus, '/status', ({ data }) => {
    expect(data.services).toMatchObject({ pages: 'works', accounts: 'works' });
  }),
  worldReads(
    reportClientError,
    { path: '/client-errors', body: { kind: 'error', message: 'x is undefined', path: '/' } },
    ({ data }) => {
      expect(data.noted).toBe(true);
    },
  ),
];
