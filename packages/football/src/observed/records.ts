/** What the provider reports apart from matches, in our own shapes, from the provider client to the store. */

export type Position = 'goalkeeper' | 'defender' | 'midfielder' | 'attacker';

export type ObservedCoverage = {
  events: boolean;
  lineups: boolean;
  statistics: boolean;
  playerStatistics: boolean;
  standings: boolean;
  players: boolean;
  topScorers: boolean;
  injuries: boolean;
  predictions: boolean;
};

/** One season of a competition. The end of a cup may move, and both dates may be missing or absurd. */
export type ObservedSeason = {
  competitionId: number;
  /** As the provider labels it. */
  season: number;
  name: string;
  country: string;
  type: 'league' | 'cup';
  logo: string | null;
  start: string | null;
  end: string | null;
  isCurrent: boolean;
  coverage: ObservedCoverage;
};

export type ObservedVenueProfile = {
  id: number | null;
  name: string;
  city: string | null;
  address: string | null;
  capacity: number | null;
  surface: string | null;
  image: string | null;
};

export type ObservedTeamProfile = {
  id: number;
  name: string;
  code: string | null;
  country: string | null;
  founded: number | null;
  isNational: boolean;
  logo: string | null;
  ground: ObservedVenueProfile | null;
};

export type ObservedPerson = {
  id: number;
  /** As lists write it: `M. Salah`. */
  name: string;
  firstname: string | null;
  lastname: string | null;
  birth: { date: string | null; place: string | null; country: string | null };
  nationality: string | null;
  /** Centimetres and kilograms. */
  height: number | null;
  weight: number | null;
  photo: string | null;
};

export type ObservedSquad = {
  teamId: number;
  players: {
    id: number;
    name: string;
    age: number | null;
    number: number | null;
    position: Position | null;
    photo: string | null;
  }[];
};

export type ObservedCoach = ObservedPerson & { teamId: number | null };

export type LineupPlayer = {
  id: number | null;
  name: string;
  number: number | null;
  position: Position | null;
  /** Row 1 is the goalkeeper; column 1 is the team's left. Null where the provider's places cannot be right. */
  grid: { row: number; column: number } | null;
};

export type ObservedLineup = {
  teamId: number;
  formation: string | null;
  /** `#rrggbb` of the shirt and of the number on it. */
  colours: { shirt: string; number: string } | null;
  coach: { id: number | null; name: string; photo: string | null } | null;
  starters: LineupPlayer[];
  substitutes: LineupPlayer[];
};

/** Counters missing in a covered match are zero; in an uncovered match there is no row at all. */
export type PlayerNumbers = {
  offsides: number;
  shots: { total: number; on: number };
  goals: { total: number; conceded: number; assists: number; saves: number };
  /** Accuracy in percent, whichever unit the provider used; null where it sent none. */
  passes: { total: number; key: number; accuracy: number | null };
  tackles: { total: number; blocks: number; interceptions: number };
  duels: { total: number; won: number };
  dribbles: { attempts: number; success: number; past: number };
  fouls: { drawn: number; committed: number };
  cards: { yellow: number; yellowred: number; red: number };
  penalty: { won: number; committed: number; scored: number; missed: number; saved: number };
};

export type ObservedAppearance = {
  teamId: number;
  player: { id: number; name: string; photo: string | null };
  /** Null: an unused substitute. */
  minutes: number | null;
  rating: number | null;
  number: number | null;
  position: Position | null;
  isCaptain: boolean;
  isSubstitute: boolean;
  numbers: PlayerNumbers;
};

export type ObservedPlayerSeason = {
  player: ObservedPerson & { isInjured: boolean };
  seasons: {
    teamId: number;
    competitionId: number;
    season: number;
    appearances: number;
    lineups: number;
    minutes: number;
    position: Position | null;
    rating: number | null;
    isCaptain: boolean;
    substitutes: { in: number; out: number; bench: number };
    numbers: PlayerNumbers;
  }[];
};

export type StandingNumbers = {
  played: number;
  win: number;
  draw: number;
  lose: number;
  for: number;
  against: number;
};

export type ObservedStandingRow = {
  rank: number;
  team: { id: number; name: string; logo: string | null };
  points: number;
  goalsDiff: number;
  /** Oldest first, as it is displayed. */
  form: string | null;
  status: 'same' | 'up' | 'down';
  description: string | null;
  all: StandingNumbers;
  home: StandingNumbers;
  away: StandingNumbers;
};

export type ObservedStandings = {
  competitionId: number;
  season: number;
  groups: { name: string; rows: ObservedStandingRow[] }[];
};

export type ObservedInjury = {
  player: { id: number; name: string; photo: string | null };
  teamId: number;
  matchId: number | null;
  competitionId: number;
  season: number;
  /** `Missing Fixture` or `Questionable`. */
  type: string;
  reason: string | null;
};

export type ObservedPrediction = {
  matchId: number;
  winnerId: number | null;
  /** Percent; together about a hundred. */
  percent: { home: number; draw: number; away: number };
  advice: string | null;
};

/** DLG-11: a public video of the video site, of whichever match. */
export type ObservedHighlight = {
  videoId: string;
  /** The page where it can be watched. */
  url: string;
  title: string;
  /** The channel's name. */
  source: string | null;
  isEmbeddable: boolean;
  /** Its largest available picture. */
  thumbnail: string | null;
  publishedAt: Date;
};
