import {
  getCompetitionAnalytics,
  getMatchAnalytics,
  getOverview,
  getTeamAnalytics,
} from '@safira/contract/analytics/analytics';
import { AppError } from '@safira/contract/errors';
import {
  countResults,
  countSides,
  frequentScores,
  goalsByQuarter,
} from '@safira/football/competitions/analytics';
import type { Clock } from '@safira/football/time/clock';
import { formOf, streakOf } from '@safira/football/teams/form';
import { findOverview, findTeamSeason, listGoalMinutes, listScores } from '@safira/store/matches/analytics';
import type { Db } from '@safira/store/db';
import { findShownSeason } from '@safira/store/competitions/seasons';
import { listTeamGoalMinutes, listTeamResults } from '@safira/store/teams/matches';
import { findTeam } from '@safira/store/teams/reads';
import { type Api, serve } from '../../serve.ts';

const DAY_MS = 86_400_000;
const days = { '7d': 7, '30d': 30, '90d': 90, '365d': 365 };

/** OURS-13 */
const MOST_SCORES = 5;

/** Totals of many matches: the change of one match may appear up to a minute late. */
const dependsOn = {};

/** API-05: figures, by the definitions of the contract. */
export function analyticsRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  serve(api, getOverview, {
    key: () => '',
    answer: async () => {
      const { scores, ...counts } = await findOverview(db);
      return { data: { ...counts, season: countResults(scores) }, dependsOn };
    },
  });

  serve(api, getMatchAnalytics, {
    key: ({ query }) => `${query.period} ${query.competition ?? ''}`,
    answer: async ({ query: { period, competition } }) => {
      if (competition !== undefined) await shownSeason(db, competition);
      const to = clock.now();
      const from = to - days[period] * DAY_MS;
      const { scores: _, ...figures } = await figuresOf(db, { from, to, competitionId: competition });
      return {
        data: { period, from: new Date(from).toISOString(), to: new Date(to).toISOString(), ...figures },
        cache: 'steady',
        dependsOn,
      };
    },
  });

  serve(api, getCompetitionAnalytics, {
    key: ({ params, query }) => `${params.id} ${query.season ?? ''}`,
    answer: async ({ params: { id: competitionId }, query }) => {
      const shown = await shownSeason(db, competitionId);
      const season = query.season ?? shown;
      const { scores, ...figures } = await figuresOf(db, { competitionId, season });
      const frequent = frequentScores(scores, MOST_SCORES);
      return {
        data: { competition: competitionId, season, ...figures, frequentScores: frequent },
        dependsOn,
      };
    },
  });

  serve(api, getTeamAnalytics, {
    key: ({ params, query }) => `${params.id} ${query.season ?? ''} ${query.competition ?? ''}`,
    answer: async ({ params, query }) => ({
      data: await teamFigures(db, { slug: params.id, now: clock.now(), ...query }),
      dependsOn,
    }),
  });
}

async function figuresOf(db: Db, counted: Parameters<typeof listScores>[1]) {
  const [scores, minutes] = await Promise.all([listScores(db, counted), listGoalMinutes(db, counted)]);
  return { scores, results: countResults(scores), goalsByQuarter: goalsByQuarter(minutes) };
}

async function shownSeason(db: Db, competitionId: number): Promise<number> {
  const season = await findShownSeason(db, competitionId);
  if (season === undefined) throw new AppError('not_found', `competition ${competitionId}`);
  return season;
}

type TeamQuery = {
  slug: string;
  now: number;
  season?: number | undefined;
  competition?: number | undefined;
};

async function teamFigures(db: Db, { slug, now, season: requested, competition }: TeamQuery) {
  const team = await findTeam(db, { slug });
  if (!team) throw new AppError('not_found', `team ${slug}`);
  const { id, _id, name, originalName, logo } = team;
  const shown =
    competition === undefined ? await findTeamSeason(db, id, now) : await shownSeason(db, competition);
  const season = requested ?? shown;
  if (season === undefined) throw new AppError('not_found', `no season of team ${slug}`);
  const results = await listTeamResults(db, { teamId: id, season, competitionId: competition });
  const minutes = await listTeamGoalMinutes(db, {
    teamId: id,
    matchIds: results.map(({ matchId }) => matchId),
  });
  const outcomes = results.map(({ outcome }) => outcome);
  const { fixtures, goals, cleanSheets } = countSides(results);
  return {
    team: { id, _id, name, originalName, logo },
    season,
    played: fixtures.played.total,
    wins: fixtures.wins.total,
    draws: fixtures.draws.total,
    losses: fixtures.loses.total,
    goalsFor: goals.for.total,
    goalsAgainst: goals.against.total,
    cleanSheets: cleanSheets.total,
    form: formOf(outcomes),
    ...streakOf(outcomes),
    goalsByQuarter: goalsByQuarter(minutes.scored),
    concededByQuarter: goalsByQuarter(minutes.conceded),
  };
}
