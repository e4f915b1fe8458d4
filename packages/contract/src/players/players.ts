import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ColouredTeamRef, id, IdParams, named, season, searchText, seasonYear } from '../parts.ts';

const count = z.int();

/** PLAYER-01: the nine groups of one season with one team in one competition, with the provider's spelling. */
export const PlayerStatistics = z.object({
  league: z
    .object({
      id: z.int(),
      ...named,
      logo: z.string().nullable(),
      country: z.string(),
      season: z.int(),
      /** `2026/27`, or `2026` for a season within one year; read from left to right. */
      seasonName: z.string(),
    })
    .nullable(),
  team: ColouredTeamRef.nullable(),
  games: z.object({
    appearences: count,
    lineups: count,
    minutes: count,
    position: z.string().nullable(),
    number: z.int().nullable(),
    rating: z.number().nullable(),
    captain: z.boolean(),
  }),
  goals: z.object({ total: count, assists: count, conceded: count, saves: count }),
  shots: z.object({ total: count, on: count }),
  passes: z.object({ total: count, key: count, accuracy: z.number().nullable() }),
  tackles: z.object({ total: count, blocks: count, interceptions: count }),
  duels: z.object({ total: count, won: count }),
  dribbles: z.object({ attempts: count, success: count, past: count }),
  fouls: z.object({ drawn: count, committed: count }),
  cards: z.object({ yellow: count, yellowred: count, red: count }),
  substitutes: z.object({ in: count, out: count, bench: count }),
  penalty: z.object({ won: count, commited: count, scored: count, missed: count, saved: count }),
});
export type PlayerStatistics = z.infer<typeof PlayerStatistics>;

export const Player = z.object({
  player: z.object({
    id: z.int(),
    ...named,
    firstname: z.string().nullable(),
    lastname: z.string().nullable(),
    /** Both names in full, in Arabic. */
    fullName: z.string().nullable(),
    photo: z.string().nullable(),
    age: z.int().nullable(),
    nationality: z.string().nullable(),
    /** In Arabic. */
    nationalityName: z.string().nullable(),
    height: z.int().nullable(),
    weight: z.int().nullable(),
    birth: z.object({
      date: z.string().nullable(),
      /** In Arabic. */
      place: z.string().nullable(),
      country: z.string().nullable(),
      countryName: z.string().nullable(),
    }),
    injured: z.boolean().nullable(),
  }),
  /** Newest first. */
  statistics: z.array(PlayerStatistics),
});
export type Player = z.infer<typeof Player>;

const league = id.optional();

/** PLAYER-02: by name within a league; Arabic letters too. */
export const searchPlayers = endpoint({
  method: 'GET',
  path: '/players/search',
  summary: 'Players of a league by name, in Arabic or Latin letters',
  query: z.object({ search: searchText, league: id, season }),
  data: z.array(Player),
  cache: 'today',
  isSearch: true,
});

export const getPlayer = endpoint({
  method: 'GET',
  path: '/players/:id',
  summary: 'One player with their seasons; only those in the given league, if there is one',
  params: IdParams,
  query: z.object({ league }),
  data: Player,
  cache: 'today',
});

/** API-05 */
export const getPlayerSeason = endpoint({
  method: 'GET',
  path: '/players/:id/stats/:season',
  summary: 'One player in one season',
  params: IdParams.extend({ season: seasonYear }),
  data: z.array(PlayerStatistics),
  cache: 'today',
});

/** API-05: how much is stored about players, and how old it is. */
export const getPlayersCacheStatus = endpoint({
  method: 'GET',
  path: '/players/cache/status',
  summary: 'How many players are stored, with and without a profile, and how many sync requests are open',
  data: z.object({
    players: z.int(),
    withProfile: z.int(),
    seasons: z.int(),
    waiting: z.int(),
    lastSyncedAt: z.iso.datetime().nullable(),
  }),
  cache: 'today',
});
