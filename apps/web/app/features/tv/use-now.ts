import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The time, every minute; undefined on the server, which does not know when the page is read. */
export const useNow = (): number | undefined => useSyncExternalStore(everyMinute, minuteNow, () => undefined);

/** Whole minutes: between two of them the snapshot is the same. */
const minuteNow = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

function everyMinute(listener: () => void) {
  // Often enough that the line moves soon after the minute begins.
  const timer = setInterval(listener, MINUTE_MS / 6);
  return () => clearInterval(timer);
}
