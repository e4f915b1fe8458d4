import type { IncomingHttpHeaders } from 'node:http';
import { offsetAt } from '@safira/football/days';
import { DEFAULT_ZONE, zoneClass } from '@safira/football/zone-classes';

const MINUTE_MS = 60_000;

/** The zone class of a request: what the edge says, else the cookie of the head script, else Riyadh's. */
export function zoneOf(headers: IncomingHttpHeaders): string {
  const said = headers['x-zone'];
  if (typeof said === 'string' && (said === DEFAULT_ZONE || zoneClass(said) === said)) return said;
  const cookie = /(?:^|;\s*)tz=([^;]*)/.exec(headers.cookie ?? '');
  return zoneClass(cookie?.[1] && decoded(cookie[1]));
}

/** The head script compares this with the browser's own clock, so it goes by real time. */
export function offsetMinutes(zone: string, realNow: number): number {
  return offsetAt(zone, realNow) / MINUTE_MS;
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
