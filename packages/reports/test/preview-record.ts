import type { Outcome } from '@safira/football/teams/form';
import type { PlaceBefore, PreviewRecord, TopScorer } from '../src/preview/record.ts';
import { ahly, zamalek } from '../testing/record.ts';

export const outcomes = (letters: string) => [...letters] as Outcome[];

/** A row of the table after ten matches. */
export const row = (place: number, points: number, rest: Partial<PlaceBefore> = {}): PlaceBefore => ({
  place,
  points,
  played: 10,
  scored: 18,
  conceded: 7,
  ...rest,
});

export const scorer = (id: number, name: string, goals: number): TopScorer => ({ id, name, goals });

/** A meeting, the goals of today's home team first. */
export const met = (home: number, away: number, date = '2026-03-14') => ({ date, goals: { home, away } });

/** A match of two Egyptian clubs that a preview has much to say about. */
export function previewOf(rest: Partial<PreviewRecord> = {}): PreviewRecord {
  return {
    id: 7,
    competition: { id: 233, name: 'الدوري المصري الممتاز' },
    isLeague: true,
    round: 'الجولة 11',
    venue: 'ستاد القاهرة الدولي',
    isHosted: true,
    state: 'scheduled',
    kickoff: { date: '2026-11-21', hour: 21, minute: 0 },
    teams: { home: ahly, away: zamalek },
    places: { home: row(3, 20), away: row(5, 17) },
    outcomes: { home: outcomes('WWDLWWDLWD'), away: outcomes('LWDWWDLLWL') },
    scorers: { home: scorer(71, 'سالم', 8), away: scorer(72, 'رامي', 2) },
    meetings: [met(2, 1), met(0, 0), met(0, 3), met(1, 0), met(1, 1)],
    ...rest,
  };
}
