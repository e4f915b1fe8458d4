import { offsetsBetween } from './days.ts';
import { zoneClasses } from '../tables/zone-classes.ts';

export const DEFAULT_ZONE = 'Asia/Riyadh';

/** The zone that represents all zones with the same offsets; an unknown one counts as Riyadh's. */
export function zoneClass(zone: string | undefined): string {
  return (zone && Object.hasOwn(zoneClasses, zone) && zoneClasses[zone]) || DEFAULT_ZONE;
}

/** Whether it is the name of a zone. */
export const isZone = (zone: string): boolean => Object.hasOwn(zoneClasses, zone);

/** Groups zones whose offsets agree at every instant from `from` to `to`: zone → the representative of its group. */
export function groupZones(zones: readonly string[], span: { from: number; to: number }) {
  const groups = new Map<string, string[]>();
  for (const zone of zones) {
    const key = JSON.stringify(offsetsBetween(zone, span));
    groups.set(key, [...(groups.get(key) ?? []), zone]);
  }
  const pairs = [...groups.values()].flatMap((members) => {
    const representative = preferred.find((zone) => members.includes(zone)) ?? members.toSorted()[0]!;
    return members.map((zone) => [zone, representative] as const);
  });
  return Object.fromEntries(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Preferred representatives of a group, best first: zones that have an Arabic name on our pages. */
const preferred = [
  'Asia/Riyadh',
  'Africa/Cairo',
  'Asia/Dubai',
  'Africa/Casablanca',
  'Africa/Tunis',
  'Africa/Tripoli',
  'Africa/Khartoum',
  'Asia/Beirut',
  'Asia/Gaza',
  'Africa/Nouakchott',
  'Europe/Istanbul',
  'Europe/London',
  'Europe/Paris',
  'America/New_York',
];
