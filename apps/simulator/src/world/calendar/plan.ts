import type { Competition, Decision, Venue } from '../model.ts';

/** A weekday counted from Monday (7 and 8 are the next Monday and Tuesday), a local time, and its most matches. */
export type Slot = readonly [day: number, time: string, most: number];

/** Weeks are counted from the first Monday of September, which is the week of the first FIFA window. */
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

export type LeagueFormat = {
  kind: 'league';
  legs: 1 | 2;
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

export type CupFormat = {
  kind: 'cup';
  /** `open`: all from the start, small clubs at home; `seeded`: the best enter last; `super`: few teams, one venue. */
  shape: 'open' | 'seeded' | 'super';
  /** Its clubs are the best ones of the cup. */
  topLeague: number | null;
  rounds: readonly CupRound[];
};

export type GroupsFormat = { kind: 'groups'; slots: readonly string[]; hasSecondsRanking: boolean };

export type FriendlyFormat = { kind: 'friendlies'; round: string };

export type Format = LeagueFormat | StageFormat | CupFormat | GroupsFormat | FriendlyFormat;

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
  zone: string;
  format: Format;
  tieRule: TieRule;
  /** By the table's group text; `` for all others. */
  zones: Readonly<Record<string, readonly ZoneText[]>>;
  /** The venues of finals, one per year from the season 2025 on. */
  neutralVenues: readonly Venue[];
};
