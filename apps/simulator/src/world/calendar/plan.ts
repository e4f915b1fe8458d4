import type { Competition, Decision, Venue } from '../model.ts';

/** A day of the week counted from its Monday (7 and 8 are the next Monday and Tuesday), a local time, and how many matches go there. */
export type Slot = readonly [day: number, time: string, most: number];

/** Weeks are counted from the first Monday of September, which is the week of the first FIFA window. */
export type RoundDate = { week: number; slots: readonly Slot[] };

export type Slots = {
  weekend: readonly Slot[];
  midweek: readonly Slot[];
  /** The last round, where all play at once. */
  last?: readonly Slot[];
  /** In Ramadan people play after the prayers of the night. */
  ramadan?: { weekend: readonly Slot[]; midweek: readonly Slot[] };
};

export type Weeks = {
  from: number;
  to: number;
  /** Weekends without a round, beside those of the FIFA windows. */
  breaks: readonly number[];
  /** Weeks with a round from Monday to Thursday, before the weekend's. */
  midweeks: readonly number[];
};

export type CupRound = {
  round: string;
  /** One week a leg; of a one-leg round that is spread over weeks, all of them. */
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
  /** The first `top` go on in the one round, the others in the other, one leg each. */
  split: { top: number; championship: Weeks; relegation: Weeks } | null;
};

export type StageFormat = {
  kind: 'stage';
  /** Clubs of a region meet only each other until the round of 16 is over. */
  regions: readonly { name: string | null; zone: string; matchdays: readonly RoundDate[] }[];
  knockout: readonly CupRound[];
  /** Rounds from this one on are played in one place, all one leg. */
  neutralFrom: string;
};

export type CupFormat = {
  kind: 'cup';
  /** `open`: all from the start, the small at home; `seeded`: the best come in last; `super`: few, in one place. */
  shape: 'open' | 'seeded' | 'super';
  /** Its clubs are the best of the cup. */
  topLeague: number | null;
  rounds: readonly CupRound[];
};

export type GroupsFormat = { kind: 'groups'; slots: readonly string[]; hasSecondsRanking: boolean };

export type FriendlyFormat = { kind: 'friendlies'; round: string };

export type Format = LeagueFormat | StageFormat | CupFormat | GroupsFormat | FriendlyFormat;

/** Ranks from `from` to `to`: the text until the season 2025 and the one since 2026. */
export type ZoneText = { from: number; to: number; text: string; text2026?: string };

/** Who stands before whom when level on points. */
export type TieRule = 'goal-difference' | 'head-to-head';

export type Plan = {
  /** In fixture ids: typed once, never reordered. */
  index: number;
  competition: Competition;
  /** Of the season that starts in July `year` the provider's label is `year` plus this. */
  labelOffset: number;
  zone: string;
  format: Format;
  tieRule: TieRule;
  /** By the table's group text; `` for all others. */
  zones: Readonly<Record<string, readonly ZoneText[]>>;
  /** Where finals are played, a year after the other from the season 2025 on. */
  neutralGrounds: readonly Venue[];
};
