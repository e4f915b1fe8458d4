import type { Outcome } from '@safira/football/form';
import type { MatchRecord, Team } from '@safira/reports/record';
import type { ComingMatch, EpisodeFacts, LeagueFacts, TableRow } from '../src/facts.ts';

type MatchEvent = MatchRecord['events'][number];

const club = (id: number, name: string): Team => ({ id, name, isNational: false, gender: 'masculine' });
export const liverpool = club(40, 'ليفربول');
export const chelsea = club(49, 'تشيلسي');
export const arsenal = club(42, 'أرسنال');
export const everton = club(45, 'إيفرتون');
export const fulham = club(36, 'فولهام');
export const barcelona = club(529, 'برشلونة');
export const madrid = club(541, 'ريال مدريد');

type Given = { by: Team; at: number; extra?: number; who?: string | null };

function event(type: string, detail: string, { by, at, extra, who = 'محمد صلاح' }: Given): MatchEvent {
  return {
    type,
    detail,
    comments: null,
    time: { elapsed: at, extra: extra ?? null },
    team: { id: by.id },
    player: { id: who ? who.length : null, name: who, originalName: who },
    assist: { id: null, name: null, originalName: null },
  };
}

export const goal = (given: Given) => event('Goal', 'Normal Goal', given);
export const penalty = (given: Given) => event('Goal', 'Penalty', given);
export const redCard = (given: Given) => event('Card', 'Red Card', given);

/** A match of the English league; its result is that of its goals. */
export function matchOf(events: MatchEvent[], rest: Partial<MatchRecord> = {}): MatchRecord {
  const teams = rest.teams ?? { home: liverpool, away: chelsea };
  const scored = (of: Team) => events.filter(({ type, team }) => type === 'Goal' && team.id === of.id).length;
  return {
    id: 1,
    competition: { id: 39, name: 'الدوري الإنجليزي الممتاز' },
    round: 'الجولة 12',
    venue: null,
    referee: null,
    formations: null,
    teams,
    goals: { home: scored(teams.home), away: scored(teams.away) },
    halftime: null,
    shootOut: null,
    hadExtraTime: false,
    events,
    statistics: null,
    places: null,
    outcomes: { home: ['W'], away: ['L'] },
    next: { home: null, away: null },
    lastMeeting: null,
    ...rest,
  };
}

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
