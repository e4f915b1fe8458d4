import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdParams } from '../parts.ts';
import { FavouriteCompetition, FavouriteTeam, itemId } from './parts.ts';

/** AUTH-09 */
export const FavouriteMatch = z.object({
  matchId: z.int(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  competitionName: z.string(),
  matchDate: z.iso.datetime(),
  originalHomeTeam: z.string(),
  originalAwayTeam: z.string(),
  originalCompetitionName: z.string(),
});
export type FavouriteMatch = z.infer<typeof FavouriteMatch>;

export const Favourites = z.object({
  teams: z.array(FavouriteTeam),
  competitions: z.array(FavouriteCompetition),
  matches: z.array(FavouriteMatch),
});
export type Favourites = z.infer<typeof Favourites>;

const text = z.string().max(200).optional();

/** Only the id is stored; names and date are always those of our own data. */
const MatchBody = z.object({
  matchId: itemId,
  homeTeam: text,
  awayTeam: text,
  competitionName: text,
  matchDate: text,
  originalHomeTeam: text,
  originalAwayTeam: text,
  originalCompetitionName: text,
});

const own = { family: 'private', access: 'member' } as const;
const change = { ...own, rate: 'write' } as const;
/** A change may be made twice: the second changes nothing. */
const removal = { method: 'DELETE', params: IdParams, data: z.object({}), ...change } as const;

export const listFavourites = endpoint({
  method: 'GET',
  path: '/users/favorites',
  summary: 'The favourite teams, competitions and matches',
  data: Favourites,
  ...own,
});

export const addFavouriteTeam = endpoint({
  method: 'POST',
  path: '/users/favorites/teams',
  summary: 'Adds a team to the favourites',
  body: FavouriteTeam,
  data: FavouriteTeam,
  ...change,
});

export const addFavouriteCompetition = endpoint({
  method: 'POST',
  path: '/users/favorites/competitions',
  summary: 'Adds a competition to the favourites',
  body: FavouriteCompetition,
  data: FavouriteCompetition,
  ...change,
});

export const addFavouriteMatch = endpoint({
  method: 'POST',
  path: '/users/favorites/matches',
  summary: 'Adds a match to the favourites',
  body: MatchBody,
  data: FavouriteMatch,
  ...change,
});

export const removeFavouriteTeam = endpoint({
  path: '/users/favorites/teams/:id',
  summary: 'Removes a team from the favourites',
  ...removal,
});

export const removeFavouriteCompetition = endpoint({
  path: '/users/favorites/competitions/:id',
  summary: 'Removes a competition from the favourites',
  ...removal,
});

export const removeFavouriteMatch = endpoint({
  path: '/users/favorites/matches/:id',
  summary: 'Removes a match from the favourites',
  ...removal,
});
