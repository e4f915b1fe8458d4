import type { Day } from '@safira/contract/matches/matches';
import { zoneClass } from '@safira/football/time/zone-classes';
import { DAY_MS, offsetsIn } from '../../lib/offsets.ts';

/** OURS-02: the cities whose clocks are shown, by their zone. */
const clockZones = [
  'Asia/Riyadh',
  'Africa/Cairo',
  'Asia/Baghdad',
  'Asia/Dubai',
  'Africa/Tunis',
  'Africa/Casablanca',
] as const;

export type Clock = {
  zone: (typeof clockZones)[number];
  /** The zone that represents it: Baghdad has the same clock as Riyadh. */
  zoneClass: string;
  offsets: Day['offsets'];
};

/** OURS-02: server only, because its zone rules are up to date; the browser only adds minutes (wall-time.ts). */
export function clocksOf(date: string): Clock[] {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // Covers the day in every time zone.
  const around = { from: midnight - DAY_MS, to: midnight + 2 * DAY_MS };
  return clockZones.map((zone) => ({
    zone,
    zoneClass: zoneClass(zone),
    offsets: offsetsIn(zone, around),
  }));
}
