import type { ObservedCoverage } from '@safira/football/observed/records';
import type { Script } from './script/script.ts';

/** The types of the simulated world. It is generated from the seed, the season and these; times are milliseconds. */

export type Side = 'home' | 'away';
export type Tally = Record<Side, number>;

export type Venue = {
  /** The provider's id, where verified. */
  id: number | null;
  name: string;
  city: string;
  address: string | null;
  capacity: number | null;
  surface: 'grass' | 'artificial turf' | null;
};

export type Team = {
  /** The provider's id where verified, else one from 900,000. */
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
  /** About -1 (weak) to 1 (strong) relative to the others of its level. */
  strength: number;
};

/** Left, centre, right. */
export type Flank = 'L' | 'C' | 'R';

export type Role = 'G' | 'D' | 'M' | 'F';

export type Person = {
  id: number;
  /** As lists write it: `M. Salah`. */
  name: string;
  firstname: string;
  lastname: string;
  arabic: string;
  /** The date is null for real people whose birthday we do not know. */
  birth: { date: string | null; place: string | null; country: string };
  nationality: string;
  height: number | null;
  weight: number | null;
  /** Composed from the names of a country; false only for people known to play there. */
  isComposed: boolean;
};

export type Player = Person & {
  role: Role;
  /** Where in the line a real player is known to play, seen from the own goal. */
  flank?: Flank;
  number: number;
  /** About 0 (youth player) to 1 (best of the squad): decides who starts and who scores. */
  quality: number;
};

export type Squad = { team: Team; players: readonly Player[]; coach: Person | null };

export type Rates = {
  /** The expected goals, cards, fouls and corners of a match. */
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

/** What a level score after ninety minutes (in a second leg: on aggregate) leads to. */
export type Decision = 'draw' | 'extra-time' | 'penalties';

/** What happens to a fixture if it is not played normally. */
export type Fate =
  | { kind: 'played' }
  /** Announced at `knownAt`, rescheduled at `datedAt`, played at `to`: the same id. */
  | { kind: 'postponed'; knownAt: number; datedAt: number; to: number }
  /** Stopped in that minute, resumed after `breakMs`. */
  | { kind: 'interrupted'; minute: number; breakMs: number }
  /** Ended in that minute and never finished; awarded 3-0 at `awardedAt`. */
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
  /** Cup ties are drawn: before that, the fixture is not known. */
  knownFrom: number;
  home: Team;
  away: Team;
  ground: Venue | null;
  isNeutral: boolean;
  decision: Decision;
  /** In a second leg: the goals of each side of THIS fixture in the first leg. */
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

/** One stretch of a match; periods follow each other without gaps from the first whistle to the last. */
export type Period = {
  phase: '1H' | 'HT' | '2H' | 'BT' | 'ET' | 'P' | 'INT';
  from: number;
  to: number;
  /** Minutes on the clock when it begins, and its length without stoppage time; null where there is no play. */
  board: { before: number; length: number } | null;
};

export type IncidentType = 'Goal' | 'Card' | 'subst' | 'Var';

export type Incident = {
  at: number;
  minute: Minute;
  /** As the provider's `team`: the side that gains by an own goal. */
  side: Side;
  type: IncidentType;
  /** `Normal Goal`, `Own Goal`, `Penalty`, `Missed Penalty`, `Yellow Card`, `Red Card`, `Substitution 1` … */
  detail: string;
  /** The wording of a script, instead of `detail`. */
  wording?: string;
  comments: string | null;
  /** The player who scored, was booked or goes off. */
  player: Player | null;
  /** The player who assisted, or comes on. */
  assist: Player | null;
  /** Shown from `at` until this time: a goal that the VAR cancelled. */
  until: number | null;
  isShootout: boolean;
};

export type Place = { player: Player; grid: string };

export type Lineup = {
  formation: string;
  starters: readonly Place[];
  substitutes: readonly Player[];
  captain: Player;
  /** Null at a club with real players whose coach we do not know. */
  coach: Person | null;
};

/** A complete match, generated once from its id; what is known at a moment is derived from this. */
export type Played = {
  fixture: Fixture;
  periods: readonly Period[];
  /** When the result is final. */
  endsAt: number;
  finalPhase: 'FT' | 'AET' | 'PEN' | 'ABD';
  incidents: readonly Incident[];
  lineups: Record<Side, Lineup>;
  referee: { name: string; country: string };
};

/** A match at one moment. */
export type MatchNow = {
  fixture: Fixture;
  /** The kick-off time as known now. */
  kickoff: number;
  phase: Phase;
  minute: Minute | null;
  /** How much of the playing time is over: 0 to 1. */
  progress: number;
  endsAt: number | null;
  goals: Tally | null;
  halftime: Tally | null;
  fulltime: Tally | null;
  extratime: Tally | null;
  penalty: Tally | null;
  winner: Side | null;
  /** Null before the kick-off. */
  played: Played | null;
  /** In the order of time. */
  incidents: readonly Incident[];
  /** Only with an active script: its line-ups, and the moment at which it stops the clock. */
  staged?: { script: Script; lineups: Record<Side, Lineup>; now?: number };
};

/** A change made through the control API. A cancellation removes the last goal. */
export type Intervention =
  | { at: number; kind: 'goal' | 'card'; side: Side }
  | { at: number; kind: 'cancel' }
  | { at: number; kind: 'end' };

export type Moment = { now: number; interventions: (fixtureId: number) => readonly Intervention[] };
