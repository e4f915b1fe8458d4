import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { TvChannel } from './channels.ts';
import { Highlight } from './highlights.ts';
import { LastGoal } from './last-goal.ts';
import { TeamPlayers } from './team-players.ts';
import { Colours, IdParams, limitOf, min, named } from '../parts.ts';

export const Goals = z.object({ home: z.int().nullable(), away: z.int().nullable() });
export type Goals = z.infer<typeof Goals>;

export const Score = z.object({ halftime: Goals, fulltime: Goals, extratime: Goals, penalty: Goals });
export type Score = z.infer<typeof Score>;

export const MatchStatus = z.object({
  short: z.string(), // open on purpose: the provider adds codes, football/matches/status.ts groups them
  long: z.string(),
  elapsed: z.int().nullable(),
  extra: z.int().nullable(),
  /**
   * When the phase of a live match stood at minute 0: clients count its minutes from here, because minutes that pass as
   * expected are not pushed. Missing where they are not counted.
   */
  countedFrom: z.iso.datetime().optional(),
});
export type MatchStatus = z.infer<typeof MatchStatus>;

const MatchTeam = z.object({
  id: z.int(),
  _id: z.string(),
  ...named,
  logo: z.string().nullable(),
  winner: z.boolean().nullable(),
});

const MatchLeague = z.object({
  id: z.int(),
  ...named,
  logo: z.string().nullable(),
  country: z.string(),
  countryName: z.string(),
  season: z.int(),
  round: z.string().nullable(),
  /** NAME-04: in Arabic. Rounds are free text; their translation table is too large for the first load of a page. */
  roundName: z.string().nullable(),
});

/** The fields that change while a match is played: the content of a push message. */
export const MatchPatch = z.object({
  date: z.iso.datetime(),
  status: MatchStatus,
  isLive: z.boolean(),
  liveMinute: z.int().nullable(),
  goals: Goals,
  score: Score,
  winner: z.enum(['home', 'away']).nullable(),
  /**
   * OURS-04: home's attacking pressure less away's, a bar for every five minutes of play. A bar is null if we did not
   * poll in its minutes; the whole list is null if the provider sent no statistics while the match was on.
   */
  pulse: z.array(z.int().min(-9).max(9).nullable()).nullable(),
  /** HOME-06: players sent off; null if there are none. */
  redCards: z.object({ home: z.int(), away: z.int() }).nullable(),
  /** HOME-06: while live; null if no goal is known, or if the events do not add up to the score. */
  lastGoal: LastGoal.nullable(),
  lastUpdated: z.iso.datetime(),
});
export type MatchPatch = z.infer<typeof MatchPatch>;

const ListedChannel = TvChannel.omit({ originalName: true });

export const Match = MatchPatch.omit({ winner: true }).extend({
  apiId: z.int(),
  _id: z.string(),
  league: MatchLeague,
  teams: z.object({ home: MatchTeam, away: MatchTeam }),
  venue: z.object({ ...named, city: z.string().nullable() }).nullable(),
  referee: z.object(named).nullable(),
  /** HOME-12: false while only the day is known and the hour is the league's default. */
  isTimeConfirmed: z.boolean(),
  /** HOME-15: null = none known to the server, a client may look them up; [] = looked up, none known. */
  tvChannels: z.array(ListedChannel).nullable(),
  /** OURS-20: the channels of other countries than that of the answer's zone; missing if there are none. */
  tvElsewhere: z.array(ListedChannel).optional(),
});
export type Match = z.infer<typeof Match>;

/** Both names are null if the provider names no person; `originalName` is the provider's spelling. */
const EventPerson = z.object({
  id: z.int().nullable(),
  name: z.string().nullable(),
  originalName: z.string().nullable(),
});

export const MatchEvent = z.object({
  type: z.string(),
  detail: z.string(),
  comments: z.string().nullable(),
  time: z.object({ elapsed: z.int(), extra: z.int().nullable() }),
  team: z.object({ id: z.int() }),
  player: EventPerson,
  /** In a substitution, the player coming in. */
  assist: EventPerson,
});
export type MatchEvent = z.infer<typeof MatchEvent>;

export const TeamStatistics = z.object({
  team: z.object({ id: z.int() }),
  statistics: z.array(z.object({ type: z.string(), value: z.union([z.string(), z.number()]).nullable() })),
});
export type TeamStatistics = z.infer<typeof TeamStatistics>;

const Person = z.object({ id: z.int().nullable(), ...named });

const LineupPlayer = z.object({
  player: Person.extend({
    number: z.int().nullable(),
    pos: z.enum(['G', 'D', 'M', 'F']).nullable(),
    /** `row:column`; the keeper is at `1:1`, column 1 is the team's left. Null if the positions are implausible. */
    grid: z.string().nullable(),
  }),
});

/** DLG-07 */
const Lineup = z.object({
  team: z.object({ id: z.int() }),
  formation: z.string().nullable(),
  /** `#` and six digits. The away side changes where both shirts would be too similar. */
  colours: Colours.nullable(),
  coach: Person.extend({ photo: z.string().nullable() }).nullable(),
  startXI: z.array(LineupPlayer),
  substitutes: z.array(LineupPlayer),
});

/** DLG-15: `playerLeague` is the competition used in links to the team's players. */
const DetailsTeam = MatchTeam.extend({ playerLeague: z.int() });

export const MatchDetails = Match.extend({
  teams: z.object({ home: DetailsTeam, away: DetailsTeam }),
  events: z.array(MatchEvent),
  statistics: z.array(TeamStatistics),
  lineups: z.array(Lineup),
  players: z.array(TeamPlayers),
  highlights: z.array(Highlight),
});
export type MatchDetails = z.infer<typeof MatchDetails>;

const CompetitionMatches = z.object({
  competition: z.object({
    id: z.int(),
    ...named,
    logo: z.string().nullable(),
    country: z.string(),
    countryName: z.string(),
  }),
  matches: z.array(Match),
});
export type CompetitionMatches = z.infer<typeof CompetitionMatches>;

/** The sequence number of the newest change in the response; push messages continue from it. */
const seq = z.int().nonnegative();

export const isoDate = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a date is yyyy-mm-dd, of this century');

/** The returned day, today's date, and the zone class whose midnight bounds both. */
export const Day = z.object({
  date: isoDate,
  today: isoDate,
  timezone: z.string(),
  /** HOME-12: the zone's UTC offsets on that day, so that browsers need no up-to-date zone rules of their own. */
  offsets: z.array(z.object({ from: z.iso.datetime(), minutes: z.int() })).min(1),
});
export type Day = z.infer<typeof Day>;

/** HOME-19: the visitor's calendar day in `timezone` (Asia/Riyadh when absent or unknown). */
export const getMatchesOfDay = endpoint({
  method: 'GET',
  path: '/matches',
  summary: 'The matches of one calendar day, by competition',
  query: z.object({
    date: isoDate.optional(),
    timezone: z.string().max(64).optional(),
    limit: limitOf(200, 200),
    min,
  }),
  data: z.object({ matchesByCompetition: z.array(CompetitionMatches) }),
  side: z.object({
    seq,
    day: Day,
  }),
  cache: 'live',
});

export const getLiveMatches = endpoint({
  method: 'GET',
  path: '/matches/live',
  summary: 'The matches being played now',
  query: z.object({ min }),
  data: z.array(Match),
  side: z.object({ seq }),
  cache: 'live',
});

export const getMatch = endpoint({
  method: 'GET',
  path: '/matches/:id',
  summary: 'One match with its events and statistics',
  params: IdParams,
  query: z.object({ min }),
  data: MatchDetails,
  side: z.object({ seq }),
  cache: 'live',
});
