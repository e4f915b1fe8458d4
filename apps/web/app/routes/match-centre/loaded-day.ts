import type { LiveDay } from '../../features/live/live-day.ts';
import type { DayAnswer } from '../../lib/api.ts';

export const loadedDay = ({ data: found, seq, day }: DayAnswer): LiveDay => ({
  sections: found.matchesByCompetition,
  seq,
  day,
});
