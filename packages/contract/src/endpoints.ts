import { getCompetitionAnalytics, getMatchAnalytics, getOverview, getTeamAnalytics } from './analytics.ts';
import { resolveChannels } from './channels.ts';
import { reportClientError } from './client-errors.ts';
import { listCompetitionMatches, listCompetitionMatchesByApiId } from './competition-matches.ts';
import {
  getCompetition,
  getCompetitionByApiId,
  listCompetitions,
  searchCompetitions,
} from './competitions.ts';
import type { Endpoint } from './endpoint.ts';
import { getHeadToHead } from './head-to-head.ts';
import { getHealth } from './health.ts';
import { getCompetitionStatistics, listTopScorers } from './leaders.ts';
import { listRecentMatches, listUpcomingMatches } from './match-lists.ts';
import { getLiveMatches, getMatch, getMatchesOfDay } from './matches.ts';
import { getPlayer, getPlayersCacheStatus, getPlayerSeason, searchPlayers } from './players.ts';
import { getPrediction } from './predictions.ts';
import { searchAll } from './search.ts';
import { getStandings, getStandingsByApiId } from './standings.ts';
import {
  getSquad,
  getTeam,
  getTeamByApiId,
  getTeamStatistics,
  listTeamMatches,
  listTeams,
  searchTeams,
} from './teams.ts';
import { testFindLeagues, testFootballApi } from './test-calls.ts';

/** API-02: the complete list of calls; a test compares the routes and the OpenAPI document with it. */
export const endpoints: readonly Endpoint[] = [
  getMatchesOfDay,
  getLiveMatches,
  listUpcomingMatches,
  listRecentMatches,
  getMatch,
  getHeadToHead,
  getPrediction,
  resolveChannels,
  listCompetitions,
  searchCompetitions,
  getCompetition,
  getCompetitionByApiId,
  getStandings,
  getStandingsByApiId,
  listCompetitionMatches,
  listCompetitionMatchesByApiId,
  listTopScorers,
  getCompetitionStatistics,
  listTeams,
  searchTeams,
  getTeam,
  getTeamByApiId,
  listTeamMatches,
  getSquad,
  getTeamStatistics,
  searchPlayers,
  getPlayer,
  getPlayerSeason,
  getPlayersCacheStatus,
  getOverview,
  getMatchAnalytics,
  getCompetitionAnalytics,
  getTeamAnalytics,
  searchAll,
  getHealth,
  testFootballApi,
  testFindLeagues,
  reportClientError,
];
