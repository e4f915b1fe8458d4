import type { Outcome } from '@safira/football/teams/form';
import type { MatchRecord, Team } from '@safira/reports/record';
import * as reported from '@safira/reports/testing/record';
import type { ComingMatch, EpisodeFacts, LeagueFacts, TableRow } from '../src/facts.ts';

const { club } = reported;
export const liverpool = club(40, 'ليفربول');
export const chelsea = club(49, 'تشيلسي');
export const arsenal = club(42, 'أرسنال');
export const everton = club(45, 'إيفرتون');
export const fulham = club(36, 'فولهام');
export const barcelona = club(529, 'برشلونة');
export const madrid = club(541, 'ريال مدريد');

const bySalah = (given: reported.Given): reported.Given => ({ who: 'محمد صلاح', ...given });
export const goal = (given: reported.Given) => reported.goal(bySalah(given));
export const penalty = (given: reported.Given) => reported.penalty(bySalah(given));
export const redCard = (given: reported.Given) => reported.redCard(bySalah(given));

/** A match of the English league; its result is that of its goals. */
export const matchOf = (events: MatchRecord['events'], rest: Partial<MatchRecord> = {}): MatchRecord =>
  reported.recordOf(events, {
    id: 1,
    competition: { id: 39, name: 'الدوري الإنجليزي الممتاز' },
    venue: null,
    teams: { home: liverpool, away: chelsea },
    ...rest,
  });

export const rowsOf = (...teams: Team[]): TableRow[] =>
  teams.map((team, index) => ({
    team,
    place: index + 1,
    before: index + 1,
    points: 30 - 2 * index,
    played: 12,
  }));

export const comingOf = (id: number, teams: [Team, Team], rest: Partial<ComingMatch> = {}): ComingMatch => ({
  id,
  round: 'الجولة 13',
  kickoff: { date: '2026-11-21', hour: 20, minute: 30 },
  teams: { home: teams[0], away: teams[1] },
  outcomes: { home: [] as Outcome[], away: [] as Outcome[] },
  scorers: { home: null, away: null },
  ...rest,
});

const league = (id: number, name: string): LeagueFacts => ({
  competition: { id, name },
  matches: [],
  table: [],
  next: [],
});

/** On Friday 20 November 2026 at 19:00 in Mecca. */
export const episodeOf = (
  england: Partial<LeagueFacts> = {},
  spain: Partial<LeagueFacts> = {},
): EpisodeFacts => ({
  slot: 99_000,
  now: Date.UTC(2026, 10, 20, 16),
  zone: 'Asia/Riyadh',
  england: { ...league(39, 'الدوري الإنجليزي الممتاز'), ...england },
  spain: { ...league(140, 'الدوري الإسباني'), ...spain },
});
