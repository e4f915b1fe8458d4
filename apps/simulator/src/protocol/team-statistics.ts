import { dayRange } from '@safira/football/time/days';
import type { WireTeamSeason } from '@safira/provider/wire/team-statistics';
import { lastHalfDay } from './delays.ts';
import { leagueName, teamName } from './names.ts';
import type { Answer, RequestQuery } from './request-query.ts';
import { settledMatches } from './records/season-matches.ts';
import { outingsOf, teamSeason } from './records/team-season.ts';
import { teamsIn } from './teams.ts';

/** API-01: one team in one competition, up to a given day on request; an object, whose keys are counted as results. */
export function teamStatisticsOf(request: RequestQuery): Answer {
  const { world, query, moment, media } = request;
  const competition = world.findCompetition(Number(query.league));
  const team = world.findTeam(Number(query.team));
  const season = Number(query.season);
  if (!competition || !team || !teamsIn(request, competition.id, season).includes(team)) return { items: [] };
  const counted = lastHalfDay(moment.now);
  const until = query.date === undefined ? counted : Math.min(counted, dayRange('UTC', query.date).to);
  const matches = settledMatches(request, { competition: competition.id, season, team: team.id }, until);
  const object: WireTeamSeason = {
    league: leagueName(media, competition, season),
    team: teamName(media, team),
    ...teamSeason(outingsOf(matches, team)),
  };
  return { object, results: Object.keys(object).length };
}
