import type { Goals, MatchStatus, Score, TeamStatistics } from '@safira/contract/matches/matches';
import type { ObservedAppearance, ObservedLineup } from './records.ts';

/** What the provider reported about a match at one moment, in our own shape, from the provider client to the store. */
export type MatchObservation = {
  match: MatchState;
  competition: ObservedCompetition;
  home: ObservedTeam;
  away: ObservedTeam;
  venue: ObservedVenue | null;
};

/**
 * A match, with its players where the answer contains them. They are separate from the observation because it is
 * compared as a whole with answers that do not contain them.
 */
export type ObservedMatch = {
  observation: MatchObservation;
  lineups?: ObservedLineup[];
  appearances?: ObservedAppearance[];
};

/** The facts of a match itself. Absent `events` or `statistics` were not part of the answer. */
export type MatchState = {
  id: number;
  competitionId: number;
  season: number;
  round: string | null;
  kickoff: Date;
  status: MatchStatus;
  homeId: number;
  awayId: number;
  goals: Goals;
  score: Score;
  winner: 'home' | 'away' | null;
  referee: ObservedReferee | null;
  events?: ObservedEvent[];
  statistics?: TeamStatistics[];
};

/** Events have no id, so a list is compared as a whole. In a substitution, `assist` is the player coming on. */
export type ObservedEvent = {
  type: string;
  detail: string;
  comments: string | null;
  time: { elapsed: number; extra: number | null };
  team: { id: number };
  player: { id: number | null; name: string | null };
  assist: { id: number | null; name: string | null };
};

export type ObservedCompetition = {
  id: number;
  name: string;
  country: string;
  logo: string | null;
  season: number;
};

/** The country is set for competitions of one country; it distinguishes clubs of the same name. */
export type ObservedTeam = { id: number; name: string; logo: string | null; country: string | null };

export type ObservedVenue = { name: string; city: string | null; country: string | null };

export type ObservedReferee = { name: string; country: string | null };
