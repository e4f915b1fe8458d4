import type { PreviewRecord } from '@safira/reports/preview/record';
import type { MatchRecord, Team } from '@safira/reports/record';

/** A row of the table as it is now. */
export type TableRow = {
  team: Team;
  place: number;
  /** At the last slot; null if that is not known. */
  before: number | null;
  points: number;
  played: number;
};

/** A match to come; its kick-off is on the clocks of Mecca. */
export type ComingMatch = Pick<
  PreviewRecord,
  'id' | 'round' | 'kickoff' | 'teams' | 'outcomes' | 'scorers'
> & {
  /** False where the home team may play elsewhere, such as in a final. */
  isHosted?: boolean;
};

export type LeagueFacts = {
  competition: MatchRecord['competition'];
  /** Finished since the last slot. */
  matches: readonly MatchRecord[];
  /** The first one first; empty before the first round. */
  table: readonly TableRow[];
  /** In the order of kick-off. */
  next: readonly ComingMatch[];
};

/** POD-06: what is stored of both leagues at the time of a slot: an episode says nothing else. */
export type EpisodeFacts = {
  slot: number;
  /** The instant, in milliseconds. */
  now: number;
  /** Of all dates and times that are said. */
  zone: 'Asia/Riyadh';
  england: LeagueFacts;
  spain: LeagueFacts;
};

/** OURS-27: what a chapter about one team may say. */
export type TeamFacts = Pick<EpisodeFacts, 'slot' | 'now' | 'zone'> & {
  team: Team;
  /** Of each competition in which the team played since the last slot, or plays next: its matches only. */
  leagues: readonly (LeagueFacts & {
    /** Not a cup, where places, runs and the host are something else. */
    isLeague: boolean;
  })[];
};

export const ENGLAND = 39;
export const SPAIN = 140;
