import type { Clock } from '../../features/clocks/clock-zones.ts';
import type { Listed } from '../../features/competitions/listed.ts';
import type { LiveDay } from '../../features/live/live-day.ts';
import type { Latest } from '../../features/podcast/latest-episode.ts';
import type { Packed } from '../../lib/pack.ts';

/** `hijri` is computed on the server only. */
export type LoadedDay = LiveDay & { hijri?: string };

export type PageOfDay = {
  clocks: Clock[];
  competitions: Listed[];
  /** POD-01: the newest episode; undefined if it could not be read. */
  podcast?: Latest | undefined;
  loaded?: LoadedDay;
};

/** What the route of a day loads; `today` is undefined if the server could not read the day. */
export type DayData = { date: string; timezone: string; today: string | undefined; page: Packed<PageOfDay> };
