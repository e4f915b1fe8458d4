import type { CompetitionMatches, Day, Match } from '@safira/contract/matches/matches';
import type { LiveDay } from '../app/features/live/live-day.ts';

/** A Saturday in Riyadh. */
export const aDay: Day = {
  date: '2026-11-21',
  today: '2026-11-21',
  timezone: 'Asia/Riyadh',
  offsets: [{ from: '2026-11-20T21:00:00.000Z', minutes: 180 }],
};

export function aSection(...matches: Match[]): CompetitionMatches {
  const competition = {
    id: 307,
    name: 'دوري روشن السعودي',
    originalName: 'Pro League',
    logo: null,
    country: 'Saudi-Arabia',
    countryName: 'السعودية',
  };
  return { competition, matches };
}

export function aLiveDay(seq: number, ...matches: Match[]): LiveDay {
  return { sections: [aSection(...matches)], seq, day: aDay };
}
