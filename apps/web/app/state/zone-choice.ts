import { readStored, writeStored } from './stored.ts';

/** HOME-12: head-script.ts reads the same key before the first paint. */
const KEY = 'zone';

/** The zone the reader chose; undefined if it is the device's. */
export function chosenZone(): string | undefined {
  const stored = readStored(KEY);
  return stored !== null && isName(stored) ? stored : undefined;
}

/** Reloads the page, because in another zone the day begins at another instant. */
export function chooseZone(zone: string): void {
  storeZone(zone);
  location.reload();
}

export function returnToDeviceZone(): void {
  storeZone(null);
  location.reload();
}

/** For the next page; null is the zone of the device. */
export function storeZone(chosen: string | null): void {
  writeStored(KEY, chosen);
  const zone = chosen ?? deviceZone();
  if (isName(zone)) setCookieZone(zone);
}

export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone in the cookie, which the edge and the server read; null without cookies. */
export function cookieZone(): string | null {
  return /(?:^|; )tz=([^;]*)/.exec(document.cookie)?.[1] ?? null;
}

function setCookieZone(zone: string) {
  document.cookie = `tz=${zone}; path=/; max-age=31536000; samesite=lax`;
}

const isName = (text: string) => /^[\w+/-]+$/.test(text);
