import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Match } from '../matches/matches.ts';
import { ColouredTeamRef, id, IdParams, limitOf, named, page, season, searchText } from '../parts.ts';

/** TEAM-01, TEAM-02 */
export const Team = ColouredTeamRef.extend({
  apiId: z.int(),
  country: z.string().nullable(),
  countryName: z.string().nullable(),
  code: z.string().nullable(),
  founded: z.int().nullable(),
  national: z.boolean().nullable(),
  venue: z
    .object({
      ...named,
      city: z.string().nullable(),
      capacity: z.int().nullable(),
      surface: z.string().nullable(),
      image: z.string().nullable(),
    })
    .nullable(),
});
export type Team = z.infer<typeof Team>;

/** A readable slug with the provider's id at its end: `liverpool-40`. */
export const SlugParams = z.object({ id: z.string().regex(/^[a-z0-9-]{1,120}$/) });

export const listTeams = endpoint({
  method: 'GET',
  path: '/teams',
  summary: 'Teams, by name or code, country, league and season',
  query: z.object({
    search: searchText.optional(),
    country: z.string().max(60).trim().optional(),
    league: id.optional(),
    season,
    limit: limitOf(50),
    page,
  }),
  data: z.object({
    teams: z.array(Team),
    pagination: z.object({ current: z.int(), total: z.int(), totalTeams: z.int() }),
  }),
  cache: 'steady',
});

export const searchTeams = endpoint({
  method: 'GET',
  path: '/teams/search',
  summary: 'Teams by the beginning of their name, in Arabic or Latin letters, tolerant of typing mistakes',
  query: z.object({ q: searchText, limit: limitOf(20) }),
  data: z.array(Team),
  cache: 'steady',
  isSearch: true,
});

export const getTeam = endpoint({
  method: 'GET',
  path: '/teams/:id',
  summary: 'One team',
  params: SlugParams,
  data: Team,
  cache: 'steady',
});

/** HOME-17, TEAM-03 */
export const getTeamByApiId = endpoint({
  method: 'GET',
  path: '/teams/by-api-id/:id',
  summary: 'One team by the provider’s id',
  params: IdParams,
  data: Team,
  cache: 'steady',
});

export const listTeamMatches = endpoint({
  method: 'GET',
  path: '/teams/:id/matches',
  summary: 'The last matches of a team, and those being played',
  params: SlugParams,
  query: z.object({ limit: limitOf(10, 50) }),
  data: z.object({ matches: z.array(Match) }),
  cache: 'live',
});

export const SquadPlayer = z.object({
  player: z.object({
    id: z.int(),
    ...named,
    photo: z.string().nullable(),
    number: z.int().nullable(),
    position: z.enum(['goalkeeper', 'defender', 'midfielder', 'attacker']).nullable(),
    age: z.int().nullable(),
    nationality: z.string().nullable(),
    nationalityName: z.string().nullable(),
  }),
});
export type SquadPlayer = z.infer<typeof SquadPlayer>;

/** A player who misses the next match, or missed the last one; both texts are Arabic. */
export const Absence = z.object({
  player: z.object({ id: z.int(), ...named, photo: z.string().nullable() }),
  certainty: z.string(),
  reason: z.string(),
});
export type Absence = z.infer<typeof Absence>;

export const getSquad = endpoint({
  method: 'GET',
  path: '/teams/:id/squad',
  summary: 'The players of a team, its coach and who is out',
  params: SlugParams,
  data: z.object({
    squad: z.array(SquadPlayer),
    coach: z.object({ id: z.int(), ...named, photo: z.string().nullable() }).nullable(),
    absences: z.array(Absence),
  }),
  cache: 'steady',
});

const Split = z.object({ home: z.int(), away: z.int(), total: z.int() });

export const getTeamStatistics = endpoint({
  method: 'GET',
  path: '/teams/:id/statistics',
  summary: 'A team in one competition and season, counted from its finished matches',
  params: SlugParams,
  query: z.object({ league: id, season }),
  data: z.object({
    league: z.int(),
    season: z.int(),
    /** The last matches, oldest first: W, D, L. */
    form: z.string(),
    fixtures: z.object({ played: Split, wins: Split, draws: Split, loses: Split }),
    goals: z.object({ for: Split, against: Split }),
    cleanSheets: Split,
    failedToScore: Split,
  }),
  cache: 'today',
});
