import type { Competition, Decision, Venue } from '../model.ts';

/** A weekday counted from Monday (7 and 8 are the next Monday and Tuesday), a local time, and its most matches. */
export type Slot = readonly [day: number, time: string, most: number];

/** Weeks are counted from the Monday at the turn to September (`firstMonday`). */
export type RoundDate = { week: number; slots: readonly Slot[] };

export type Slots = {
  weekend: readonly Slot[];
  midweek: readonly Slot[];
  /** The last round, which is played simultaneously. */
  last?: readonly Slot[];
  /** In Ramadan matches are played after the night prayers. */
  ramadan?: { weekend: readonly Slot[]; midweek: readonly Slot[] };
};

export type Weeks = {
  from: number;
  to: number;
  /** Weekends without a round, in addition to the FIFA windows. */
  breaks: readonly number[];
  /** Weeks with a round from Monday to Thursday, before the weekend's. */
  midweeks: readonly number[];
};

export type CupRound = {
  round: string;
  /** One week per leg; for a one-leg round that is spread over weeks, all of them. */
  weeks: readonly number[];
  legs: 1 | 2;
  slots: readonly Slot[];
  decision: Decision;
};

export type Legs = 1 | 2 | 3;

export type LeagueFormat = {
  kind: 'league';
  legs: Legs;
  /** Where the last leg is not played to its end. */
  rounds?: number;
  /** The names of the two conferences whose clubs play each other twice, and only some of the others. */
  conferences?: readonly [string, string];
  weeks: Weeks;
  slots: Slots;
  /** The first `top` go on to the championship round, the others to the relegation round, one leg each. */
  split: { top: number; championship: Weeks; relegation: Weeks } | null;
};

export type StageFormat = {
  kind: 'stage';
  /** Clubs of a region play only each other until the round of 16 is over. */
  regions: readonly { name: string | null; zone: string; matchdays: readonly RoundDate[] }[];
  knockout: readonly CupRound[];
  /** Rounds from this one on are played in one place, all one leg. */
  neutralFrom: string;
};

/** Groups with home and away matches; the first two of each go on to the knockout rounds, all of them two legs. */
export type GroupStageFormat = {
  kind: 'group-stage';
  matchdays: readonly RoundDate[];
  knockout: readonly CupRound[];
};

export type CupFormat = {
  kind: 'cup';
  /** `open`: all from the start, small clubs at home; `seeded`: the best enter last; `super`: few teams, one venue. */
  shape: 'open' | 'seeded' | 'super';
  /** Its clubs are the best ones of the cup. */
  topLeague: number | null;
  rounds: readonly CupRound[];
};

/** A knockout round of nations, on matchdays of the FIFA windows: one for each leg. */
export type NationsRound = { round: string; matchdays: readonly number[]; decision: Decision };

export type GroupsFormat = {
  kind: 'groups';
  /** How many groups each league has, best league first; null where there are no leagues. */
  leagues: readonly number[] | null;
  /** The matchdays of the windows (0 to 9) on which the groups play; a group has as many rounds as it needs. */
  matchdays: readonly number[];
  legs: 1 | 2;
  /** The first two of each group of the first league go on; `byes` nations wait for them, best first. */
  knockout: readonly NationsRound[];
  byes: number;
};

/** A tournament in one country: groups of four, then the first two and the four best third-placed teams. */
export type TournamentFormat = {
  kind: 'tournament';
  /** The day of its first match, in weeks and days from the first Monday. */
  start: readonly [week: number, day: number];
  host: string;
};

/** Matches between nations that have no other match on a matchday of the windows. */
export type FriendlyFormat = { kind: 'friendlies' };

/** Added by the demo. */
export type ClubFriendlyFormat = { kind: 'club-friendlies' };

export type Format =
  | LeagueFormat
  | StageFormat
  | GroupStageFormat
  | CupFormat
  | GroupsFormat
  | TournamentFormat
  | FriendlyFormat
  | ClubFriendlyFormat;

/** Ranks from `from` to `to`: the text up to the season 2025 and the one since 2026. */
export type ZoneText = { from: number; to: number; text: string; text2026?: string };

/** How teams level on points are ranked. */
export type TieRule = 'goal-difference' | 'head-to-head';

export type Plan = {
  /** Part of fixture ids: assigned once, never reordered. */
  index: number;
  competition: Competition;
  /** The provider's label of the season that starts in July `year` is `year` plus this. */
  labelOffset: number;
  /** A season within one calendar year: its first weeks are negative, before the July of `year`. */
  isByCalendarYear?: true;
  /** `home`: times are those of the home team's venue. */
  zone: string;
  format: Format;
  /** Where the season 2026-27 and later ones differ: FIFA merged two windows. */
  formatSince2026?: Format;
  /** Not played every year: the first season and the years from one edition to the next. */
  editions?: readonly [first: number, every: number];
  tieRule: TieRule;
  /** By the table's group text; `` for all others. */
  zones: Readonly<Record<string, readonly ZoneText[]>>;
  /** The venues of finals, one per year from the season 2025 on. */
  neutralVenues: readonly Venue[];
};

/** The format of the season that starts in that July. */
export const formatOf = ({ format, formatSince2026 }: Plan, year: number): Format =>
  year >= 2026 ? (formatSince2026 ?? format) : format;

/** Whether the competition is played in the season that starts in that July. */
export const isPlayedIn = ({ editions }: Plan, year: number): boolean =>
  !editions || (year >= editions[0] && (year - editions[0]) % editions[1] === 0);

/** Whether its seasons are calendar years. */
export const isOfOneYear = ({ isByCalendarYear, format }: Plan): boolean =>
  isByCalendarYear ?? (format.kind === 'friendlies' || format.kind === 'club-friendlies');
