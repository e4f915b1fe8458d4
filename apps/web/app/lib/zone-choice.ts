import { readStored, writeStored } from './stored.ts';

/** HOME-12: head-script.ts reads the same key before the first paint. */
const KEY = 'zone';

/** Whose clock the reader chose to see; undefined where it is simply the device's. */
export function chosenZone(): string | undefined {
  const stored = readStored(KEY);
  return stored !== null && isName(stored) ? stored : undefined;
}

/** The page is asked for again, for in another zone the day is cut elsewhere. */
export function chooseZone(zone: string): void {
  writeStored(KEY, zone);
  keepZone(zone);
  location.reload();
}

export function returnToDeviceZone(): void {
  writeStored(KEY, null);
  const zone = deviceZone();
  if (isName(zone)) keepZone(zone);
  location.reload();
}

export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone that the edge and the server are told; null where cookies do not hold. */
export function keptZone(): string | null {
  return /(?:^|; )tz=([^;]*)/.exec(document.cookie)?.[1] ?? null;
}

function keepZone(zone: string) {
  document.cookie = `tz=${zone}; path=/; max-age=31536000; samesite=lax`;
}

const isName = (text: string) => /^[\w+/-]+$/.test(text);
