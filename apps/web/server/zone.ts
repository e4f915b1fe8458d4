import type { IncomingHttpHeaders } from 'node:http';
import { offsetAt } from '@safira/football/time/days';
import { DEFAULT_ZONE, zoneClass } from '@safira/football/time/zone-classes';

const MINUTE_MS = 60_000;

/** The zone class of a request: the one the edge names, else from the cookie of the head script, else Riyadh's. */
export function zoneOf(headers: IncomingHttpHeaders): string {
  const fromEdge = headers['x-zone'];
  if (typeof fromEdge === 'string' && (fromEdge === DEFAULT_ZONE || zoneClass(fromEdge) === fromEdge))
    return fromEdge;
  const cookie = /(?:^|;\s*)tz=([^;]*)/.exec(headers.cookie ?? '');
  return zoneClass(cookie?.[1] && decoded(cookie[1]));
}

/** The head script compares this with the browser's own clock, so it uses real time, not the configured clock. */
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
