import { chosenZone, deviceZone, cookieZone } from './zone-choice.ts';

/**
 * The reader's zone (the chosen one, else the browser's), if the page was rendered for another clock. The server
 * decides what that zone means; the browser only sees that the server did not know it.
 */
export function foreignZone(): string | undefined {
  const chosen = chosenZone();
  if (chosen !== undefined) return cookieZone() === chosen ? undefined : chosen;
  const pageOffset = document.documentElement.dataset['offset'];
  if (pageOffset === undefined || Number(pageOffset) === -new Date().getTimezoneOffset()) return undefined;
  return deviceZone();
}
