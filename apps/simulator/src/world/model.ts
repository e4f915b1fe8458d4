import type { ObservedCoverage } from '@safira/football/records';
import type { Script } from './script/script.ts';

/** The nouns of the simulated world. Everything is drawn from the seed, the season and these; times are milliseconds. */

export type Side = 'home' | 'away';
export type Tally = Record<Side, number>;

export type Venue = {
  /** The provider's, where verified. */
  id: number | null;
  name: string;
  city: string;
  address: string | null;
  capacity: number | null;
  surface: 'grass' | 'artificial turf' | null;
};

export type Team = {
  /** The provider's where verified, else from 900,000. */
  id: number;
  name: string;
  code: string | null;
  /** As the provider writes it: `Saudi-Arabia`. */
  country: string;
  founded: number | null;
  isNational: boolean;
  ground: Venue | null;
  /** Of the home shirt, `#rrggbb`: field and second colour. */
  colours: readonly [field: string, second: string];
  /** About -1 (weak) to 1 (strong) against the others of its level. */
  strength: number;
};

export type Role = 'G' | 'D' | 'M' | 'F';

export type Person = {
  id: number;
  /** As lists write it: `M. Salah`. */
  name: string;
  firstname: string;
  lastname: string;
  arabic: string;
  birth: { date: string; place: string | null; country: string };
  nationality: string;
  height: number | null;
  weight: number | null;
  /** Invented from the names of a country; false only for people known to play there. */
  isComposed: boolean;
};

export type Player = Person & {
  role: Role;
  number: number;
  /** About 0 (a youth) to 1 (the best of the squad): who starts, who scores. */
  quality: number;
};

export type Squad = { team: Team; players: readonly Player[]; coach: Person };

export type Rates = {
  /** Goals, cards, fouls and corners to expect of a match. */
  home: number;
  away: number;
  yellows: number;
  reds: number;
  fouls: number;
  corners: number;
};

export type Coverage = ObservedCoverage;

export type Country = { name: string; code: string | null; flag: string | null };

export type Competition = {
  id: number;
  name: string;
  type: 'League' | 'Cup';
  country: Country;
  rates: Rates;
  coverage: Coverage;
};

/** What a level score after ninety minutes (of the second leg: on both) leads to. */
export type Decision = 'draw' | 'extra-time' | 'penalties';

/** How a fixture goes if not from whistle to whistle. */
export type Fate =
  | { kind: 'played' }
  /** Known `knownAt`, given a new date `datedAt`, played `to`: the same id. */
  | { kind: 'postponed'; knownAt: number; datedAt: number; to: number }
  /** Stopped in that minute, goes on after `breakMs`. */
  | { kind: 'interrupted'; minute: number; breakMs: number }
  /** Ended in that minute and never finished; awarded `awardedAt`, 3-0. */
  | { kind: 'abandoned'; minute: number; awardedAt: number; to: Side }
  /** Never played. */
  | { kind: 'awarded'; to: Side }
  | { kind: 'walkover'; to: Side }
  | { kind: 'cancelled'; knownAt: number };

export type Fixture = {
  id: number;
  competition: Competition;
  /** As the provider labels it. */
  season: number;
  round: string;
  /** `Group A`; null where the competition has one table or none. */
  group: string | null;
  /** As first planned; a postponed match is played at its fate's `to`. */
  kickoff: number;
  /** Cup ties are drawn: before, nobody knows of this fixture. */
  knownFrom: number;
  home: Team;
  away: Team;
  ground: Venue | null;
  isNeutral: boolean;
  decision: Decision;
  /** In a second leg: what each side of THIS fixture scored in the first. */
  firstLeg: Tally | null;
  fate: Fate;
};

export type Phase =
  | 'TBD'
  | 'NS'
  | '1H'
  | 'HT'
  | '2H'
  | 'BT'
  | 'ET'
  | 'P'
  | 'INT'
  | 'SUSP'
  | 'FT'
  | 'AET'
  | 'PEN'
  | 'PST'
  | 'CANC'
  | 'ABD'
  | 'AWD'
  | 'WO';

export type Minute = { elapsed: number; extra: number | null };

/** One stretch of a match, in order and without gaps from the first whistle to the last. */
export type Period = {
  phase: '1H' | 'HT' | '2H' | 'BT' | 'ET' | 'P' | 'INT';
  from: number;
  to: number;
  /** Minutes on the board when it begins, and those it has without stoppage time; null where no ball is played. */
  board: { before: number; length: number } | null;
};

export type IncidentType = 'Goal' | 'Card' | 'subst' | 'Var';

export type Incident = {
  at: number;
  minute: Minute;
  /** As the provider's `team`: the side that gains by an own goal. */
  side: Side;
  type: IncidentType;
  /** `Normal Goal`, `Own Goal`, `Penalty`, `Missed Penalty`, `Yellow Card`, `Red Card`, `Substitution 1`, `Goal cancelled` … */
  detail: string;
  /** How a script has that said. */
  wording?: string;
  comments: string | null;
  /** Who scored, was booked, goes off. */
  player: Player | null;
  /** Who assisted, or comes on. */
  assist: Player | null;
  /** Shown from `at` until then: a goal that the video took off. */
  until: number | null;
  isShootout: boolean;
};

export type Place = { player: Player; grid: string };

export type Lineup = {
  formation: string;
  starters: readonly Place[];
  substitutes: readonly Player[];
  captain: Player;
  coach: Person;
};

/** A whole match, drawn once and for all by its id; what is known of it at a moment is cut from this. */
export type Played = {
  fixture: Fixture;
  periods: readonly Period[];
  /** When the result stands. */
  endsAt: number;
  finalPhase: 'FT' | 'AET' | 'PEN' | 'ABD';
  incidents: readonly Incident[];
  lineups: Record<Side, Lineup>;
  referee: { name: string; country: string };
};

/** A match as it stands at one moment. */
export type MatchNow = {
  fixture: Fixture;
  /** When it kicks off by what is known now. */
  kickoff: number;
  phase: Phase;
  minute: Minute | null;
  /** Of the playing time, how much is over: 0 to 1. */
  progress: number;
  endsAt: number | null;
  goals: Tally | null;
  halftime: Tally | null;
  fulltime: Tally | null;
  extratime: Tally | null;
  penalty: Tally | null;
  winner: Side | null;
  /** In the order of time; null before the kick-off. */
  played: Played | null;
  incidents: readonly Incident[];
  /** Only where a script is in force: with the line-ups of it, and with the moment at which it holds the clock. */
  staged?: { script: Script; lineups: Record<Side, Lineup>; now?: number };
};

/** What somebody made happen from outside. A cancellation takes the last goal off. */
export type Intervention =
  | { at: number; kind: 'goal' | 'card'; side: Side }
  | { at: number; kind: 'cancel' }
  | { at: number; kind: 'end' };

export type Moment = { now: number; interventions: (fixtureId: number) => readonly Intervention[] };
