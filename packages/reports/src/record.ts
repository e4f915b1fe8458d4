import type { Gender } from '@safira/arabic/terms/gender';
import type { MatchEvent } from '@safira/contract/matches/matches';
import type { Outcome } from '@safira/football/teams/form';

export type Side = 'home' | 'away';
export type BySide<T> = Record<Side, T>;
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** Names are Arabic. */
export type Team = { id: number; name: string; isNational: boolean; gender: Gender };
export type Person = { id: number | null; name: string };

/** The place of a team in the table of the competition, before and after the match. */
export type Place = { before: number; after: number; points: number };

/** The date is `yyyy-mm-dd` in Mecca. */
export type NextMatch = { opponent: Team; isAtHome: boolean; date: string };

/** What is stored of a finished match and around it: a report says nothing else. */
export type MatchRecord = {
  id: number;
  competition: { id: number; name: string };
  /** In Arabic: «الجولة 12». */
  round: string | null;
  venue: string | null;
  referee: string | null;
  /** `4-3-3` */
  formations: BySide<string> | null;
  teams: BySide<Team>;
  goals: BySide<number>;
  halftime: BySide<number> | null;
  /** Kicks scored; null without a shoot-out. */
  shootOut: BySide<number> | null;
  hadExtraTime: boolean;
  events: readonly MatchEvent[];
  statistics: BySide<{ shots: number; onTarget: number; possession: number; corners: number }> | null;
  places: BySide<Place> | null;
  /** In this competition and season, oldest first, with this match as the last. */
  outcomes: BySide<readonly Outcome[]>;
  next: BySide<NextMatch | null>;
  /** The last match of the two before this one, `home` and `away` as in this one; the date is that of Mecca. */
  lastMeeting: { date: string; goals: BySide<number> } | null;
};
