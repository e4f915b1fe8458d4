import type { Clock } from '../../features/clocks/clock-zones.ts';
import type { Listed } from '../../features/competitions/listed.ts';
import type { LiveDay } from '../../features/live/live-day.ts';
import type { Packed } from '../../lib/pack.ts';

/** `hijri` is computed on the server only. */
export type LoadedDay = LiveDay & { hijri?: string };

export type PageOfDay = { clocks: Clock[]; competitions: Listed[]; loaded?: LoadedDay };

/** What the route of a day loads; `today` is undefined if the server could not read the day. */
export type DayData = { date: string; timezone: string; today: string | undefined; page: Packed<PageOfDay> };
