import {
  changePassword,
  checkAvailability,
  forgotPassword,
  getMe,
  logIn,
  logOut,
  register,
  resetPassword,
  updateProfile,
  verifyEmail,
} from './accounts/auth.ts';
import { getDashboard } from './accounts/dashboard.ts';
import {
  addFavouriteCompetition,
  addFavouriteMatch,
  addFavouriteTeam,
  listFavourites,
  removeFavouriteCompetition,
  removeFavouriteMatch,
  removeFavouriteTeam,
} from './accounts/favourites.ts';
import { finishGoogle, startGoogle } from './accounts/google.ts';
import { deleteAccount, exportAccount } from './accounts/leaving.ts';
import { createPodcastFeed, deletePodcastFeed, getPodcastFeed } from './accounts/podcast-feed.ts';
import { updatePreferences } from './accounts/preferences.ts';
import { confirmTotp, removeTotp, startTotp } from './accounts/second-factor.ts';
import { endOtherSessions, endSession, listSessions } from './accounts/sessions.ts';
import {
  getCompetitionAnalytics,
  getMatchAnalytics,
  getOverview,
  getTeamAnalytics,
} from './analytics/analytics.ts';
import { getBroadcastsOfDay } from './broadcasts/day.ts';
import { getCommentator } from './broadcasts/commentators.ts';
import { getArticle, getFeaturedNews, listNews, listNewsAbout } from './news/articles.ts';
import { resolveChannels } from './matches/channels.ts';
import { reportClientError } from './system/client-errors.ts';
import { getBracket, getBracketByApiId } from './competitions/bracket.ts';
import { listCompetitionMatches, listCompetitionMatchesByApiId } from './competitions/matches.ts';
import {
  getCompetition,
  getCompetitionByApiId,
  listCompetitions,
  searchCompetitions,
} from './competitions/competitions.ts';
import type { Endpoint } from './endpoint.ts';
import { listCorrections } from './corrections/corrections.ts';
import { reportError } from './corrections/error-reports.ts';
import { getHeadToHead } from './matches/head-to-head.ts';
import { getHealth } from './system/health.ts';
import { getStatus } from './system/status.ts';
import { getCompetitionStatistics, listTopScorers } from './competitions/leaders.ts';
import { listRecentMatches, listUpcomingMatches } from './matches/lists.ts';
import { getLiveMatches, getMatch, getMatchesOfDay } from './matches/matches.ts';
import { listPlayersAbroad } from './players/abroad.ts';
import { listLeagueLeaders } from './players/leaders.ts';
import { getPlayer, getPlayersCacheStatus, getPlayerSeason, searchPlayers } from './players/players.ts';
import {
  changeArticleStatus,
  createArticle,
  getNewsroomArticle,
  getRevision,
  listNewsroomArticles,
  listRevisions,
  saveArticle,
  takeOverArticle,
} from './newsroom/articles.ts';
import { listAuditEntries } from './newsroom/audit.ts';
import { getAutomaticNews, saveAutomaticSwitch } from './newsroom/automatic.ts';
import { importBroadcasts, previewImport } from './newsroom/broadcast-import.ts';
import { addCommentator, listChannels, listCommentators } from './newsroom/broadcast-names.ts';
import {
  changeBroadcast,
  createBroadcast,
  decideProbableBroadcast,
  deleteBroadcast,
  getMatchBroadcasts,
  listProbableBroadcasts,
} from './newsroom/broadcasts.ts';
import { uploadImage } from './newsroom/images.ts';
import { decideErrorReport, listErrorReports } from './newsroom/error-reports.ts';
import { correctName, listNames } from './newsroom/names.ts';
import {
  cleanUpEpisodes,
  generateEpisode,
  getEpisode,
  getLatestEpisode,
  getPodcastStats,
  getPodcastStatus,
  listEpisodes,
} from './podcasts/podcasts.ts';
import { getPrediction } from './matches/predictions.ts';
import { searchAll } from './search/search.ts';
import { getStandings, getStandingsByApiId } from './competitions/standings.ts';
import { listTeamSchedule } from './teams/schedule.ts';
import {
  getSquad,
  getTeam,
  getTeamByApiId,
  getTeamStatistics,
  listTeamMatches,
  listTeams,
  searchTeams,
} from './teams/teams.ts';
import { testFindLeagues, testFootballApi } from './system/test-calls.ts';

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
  getCommentator,
  listNews,
  getFeaturedNews,
  listNewsAbout,
  getArticle,
  listCorrections,
  reportError,
  getLatestEpisode,
  listEpisodes,
  getEpisode,
  getPodcastStatus,
  getPodcastStats,
  generateEpisode,
  cleanUpEpisodes,
  listCompetitions,
  searchCompetitions,
  getCompetition,
  getCompetitionByApiId,
  getStandings,
  getStandingsByApiId,
  getBracket,
  getBracketByApiId,
  listCompetitionMatches,
  listCompetitionMatchesByApiId,
  listTopScorers,
  getCompetitionStatistics,
  listTeams,
  searchTeams,
  getTeam,
  getTeamByApiId,
  listTeamMatches,
  listTeamSchedule,
  getSquad,
  getTeamStatistics,
  searchPlayers,
  getPlayer,
  getPlayerSeason,
  getPlayersCacheStatus,
  listLeagueLeaders,
  listPlayersAbroad,
  getBroadcastsOfDay,
  getOverview,
  getMatchAnalytics,
  getCompetitionAnalytics,
  getTeamAnalytics,
  searchAll,
  register,
  logIn,
  logOut,
  getMe,
  updateProfile,
  changePassword,
  forgotPassword,
  resetPassword,
  verifyEmail,
  checkAvailability,
  startGoogle,
  finishGoogle,
  listSessions,
  endOtherSessions,
  endSession,
  startTotp,
  confirmTotp,
  removeTotp,
  exportAccount,
  deleteAccount,
  listFavourites,
  addFavouriteTeam,
  addFavouriteCompetition,
  addFavouriteMatch,
  removeFavouriteTeam,
  removeFavouriteCompetition,
  removeFavouriteMatch,
  updatePreferences,
  getPodcastFeed,
  createPodcastFeed,
  deletePodcastFeed,
  getDashboard,
  getMatchBroadcasts,
  createBroadcast,
  changeBroadcast,
  deleteBroadcast,
  listProbableBroadcasts,
  decideProbableBroadcast,
  listChannels,
  listCommentators,
  addCommentator,
  previewImport,
  importBroadcasts,
  listNewsroomArticles,
  createArticle,
  getNewsroomArticle,
  saveArticle,
  changeArticleStatus,
  takeOverArticle,
  listRevisions,
  getRevision,
  listAuditEntries,
  uploadImage,
  listErrorReports,
  decideErrorReport,
  listNames,
  correctName,
  getAutomaticNews,
  saveAutomaticSwitch,
  getHealth,
  getStatus,
  testFootballApi,
  testFindLeagues,
  reportClientError,
];
