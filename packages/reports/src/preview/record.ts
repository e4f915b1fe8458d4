import type { Outcome } from '@safira/football/teams/form';
import type { BySide, MatchRecord, Person, Team } from '../record.ts';

/** On the clocks of Mecca; the date is `yyyy-mm-dd`. */
export type Kickoff = { date: string; hour: number; minute: number };

/** A team's row in the table of the competition. */
export type PlaceBefore = { place: number; points: number; played: number; scored: number; conceded: number };

/** The only player with so many goals for the team, in this competition and season. */
export type TopScorer = Person & { goals: number };

/** What is stored of a match to come and around it: a preview says nothing else. */
export type PreviewRecord = {
  id: number;
  competition: { id: number; name: string };
  isLeague: boolean;
  /** In Arabic: «الجولة 12». */
  round: string | null;
  venue: string | null;
  /** Whether the home team certainly plays at home; a cup final, for one, has no host. */
  isHosted: boolean;
  /** `undated`: the time is not known any more. A postponed match keeps the time that it had. */
  state: 'scheduled' | 'postponed' | 'undated';
  kickoff: Kickoff;
  teams: BySide<Team>;
  places: BySide<PlaceBefore> | null;
  /** In this competition and season, oldest first. */
  outcomes: BySide<readonly Outcome[]>;
  scorers: BySide<TopScorer | null>;
  /** The last matches of the two, up to five, the newest first; `home` and `away` as in this one, dates of Mecca. */
  meetings: readonly NonNullable<MatchRecord['lastMeeting']>[];
};
