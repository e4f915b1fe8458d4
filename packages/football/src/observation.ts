import type { Goals, MatchEvent, MatchStatus, Score, TeamStatistics } from '@safira/contract/matches';

/** What we were told about a match at one moment, in our own shape: provider gives it, store keeps it. */
export type MatchObservation = {
  match: MatchState;
  competition: ObservedCompetition;
  home: ObservedTeam;
  away: ObservedTeam;
  venue: ObservedVenue | null;
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
  events?: MatchEvent[];
  statistics?: TeamStatistics[];
};

export type ObservedCompetition = {
  id: number;
  name: string;
  country: string;
  logo: string | null;
  season: number;
};

/** The country is known where the competition is a country's; it tells clubs of one name apart. */
export type ObservedTeam = { id: number; name: string; logo: string | null; country: string | null };

export type ObservedVenue = { name: string; city: string | null; country: string | null };

export type ObservedReferee = { name: string; country: string | null };
