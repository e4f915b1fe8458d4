import type { WireStandings } from '@safira/provider/wire/standings';
import type { StandingRow } from '../world/calendar/standings.ts';
import type { Competition } from '../world/model.ts';
import { leagueName, teamName } from './names.ts';
import { numberIn, type Answer, type RequestQuery } from './request-query.ts';
import { HOUR_MS, localTime } from './times.ts';

type Numbers = StandingRow['all'];

/** COMP-02: the tables of a competition's season, or those that contain a team. */
export function listStandings(request: RequestQuery): Answer {
  const { world, query } = request;
  const season = Number(query.season);
  const league = numberIn(query, 'league');
  const team = numberIn(query, 'team');
  const competitions = world.competitions.filter(
    ({ id, coverage }) =>
      coverage.standings &&
      (league === undefined || id === league) &&
      (team === undefined || world.teamsOf(id, season).some((one) => one.id === team)),
  );
  return {
    items: competitions.flatMap((competition) => standingsItem(request, competition, { season, team })),
  };
}

type Of = { season: number; team: number | undefined };

function standingsItem(
  { world, moment, media }: RequestQuery,
  competition: Competition,
  { season, team }: Of,
): WireStandings[] {
  const update = localTime('UTC', Math.floor(moment.now / HOUR_MS) * HOUR_MS);
  const tables = world
    .standings(competition.id, season, moment)
    .map(({ rows }) => rows.filter((row) => team === undefined || row.team.id === team))
    .filter((rows) => rows.length > 0)
    .map((rows) =>
      rows.map((row) => ({
        rank: row.rank,
        team: teamName(media, row.team),
        points: row.points,
        goalsDiff: row.goalsDiff,
        group: row.group,
        form: row.form,
        status: row.status,
        description: row.description,
        all: numbersOf(row.all),
        home: numbersOf(row.home),
        away: numbersOf(row.away),
        update,
      })),
    );
  if (tables.length === 0) return [];
  return [{ league: { ...leagueName(media, competition, season), standings: tables } }];
}

function numbersOf({ played, win, draw, lose, for: scored, against }: Numbers) {
  return { played, win, draw, lose, goals: { for: scored, against } };
}
