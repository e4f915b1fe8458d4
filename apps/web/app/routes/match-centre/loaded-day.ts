import { liveFirst } from '@safira/football/live/live-first';
import type { LiveDay } from '../../features/live/live-day.ts';
import type { DayAnswer } from '../../lib/api.ts';

/** OURS-28: sorted here, when a day is opened; the open page keeps that order. */
export const loadedDay = ({ data: found, seq, day }: DayAnswer): LiveDay => ({
  sections: liveFirst(found.matchesByCompetition),
  seq,
  day,
});
