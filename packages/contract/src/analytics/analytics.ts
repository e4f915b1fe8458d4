import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, IdParams, season, TeamRef } from '../parts.ts';

/** A match counts when it has a result (FT, AET, PEN, AWD, WO); goals are those of its score without a shoot-out. */
const Results = z.object({
  matches: z.int(),
  homeWins: z.int(),
  draws: z.int(),
  awayWins: z.int(),
  goals: z.int(),
  /** Two decimals; null without matches. */
  goalsPerMatch: z.number().nullable(),
  /** Share of home wins less that of away wins, in percent; null without matches. */
  homeAdvantage: z.number().nullable(),
  /** Matches in which at least one side did not score. */
  cleanSheets: z.int(),
});

/** Goals by minute: 1–15, 16–30, 31–45 with its added time, 46–60, 61–75, 76–90 and beyond. */
const Quarters = z.array(z.object({ from: z.int(), to: z.int(), goals: z.int() })).length(6);

const period = z.enum(['7d', '30d', '90d', '365d']).default('30d');

export const getOverview = endpoint({
  method: 'GET',
  path: '/analytics/overview',
  summary: 'Totals of matches, teams and players, and how many matches are live',
  data: z.object({
    competitions: z.int(),
    teams: z.int(),
    players: z.int(),
    matches: z.int(),
    liveMatches: z.int(),
    season: Results,
  }),
  cache: 'today',
});

export const getMatchAnalytics = endpoint({
  method: 'GET',
  path: '/analytics/matches',
  summary: 'Results and goals over a period that ends now',
  query: z.object({ period, competition: id.optional() }),
  data: z.object({
    period,
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    results: Results,
    goalsByQuarter: Quarters,
  }),
  cache: 'today',
});

export const getCompetitionAnalytics = endpoint({
  method: 'GET',
  path: '/analytics/competitions/:id',
  summary: 'A season of a competition in figures',
  params: IdParams,
  query: z.object({ season }),
  data: z.object({
    competition: z.int(),
    season: z.int(),
    results: Results,
    goalsByQuarter: Quarters,
    /** OURS-13: the final scores that occurred most often. */
    frequentScores: z.array(z.object({ home: z.int(), away: z.int(), matches: z.int() })),
  }),
  cache: 'today',
});

const Streak = z.object({
  /** The current run, counted back from the newest result: `W`, `D` or `L`; null without matches. */
  kind: z.enum(['W', 'D', 'L']).nullable(),
  length: z.int(),
});

export const getTeamAnalytics = endpoint({
  method: 'GET',
  path: '/analytics/teams/:id',
  summary: 'A season of a team in figures',
  params: z.object({ id: z.string().regex(/^[a-z0-9-]{1,120}$/) }),
  query: z.object({ season, competition: id.optional() }),
  data: z.object({
    team: TeamRef,
    season: z.int(),
    played: z.int(),
    wins: z.int(),
    draws: z.int(),
    losses: z.int(),
    goalsFor: z.int(),
    goalsAgainst: z.int(),
    cleanSheets: z.int(),
    /** The last ten, oldest first. */
    form: z.string(),
    streak: Streak,
    unbeaten: z.int(),
    goalsByQuarter: Quarters,
    concededByQuarter: Quarters,
  }),
  cache: 'today',
});
