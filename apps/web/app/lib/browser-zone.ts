import { chosenZone, deviceZone, keptZone } from './zone-choice.ts';

/**
 * The reader's zone (the chosen one, else the browser's), where the page was made for another clock.
 * The server decides what that zone means; all we see here is that it could not know of it.
 */
export function foreignZone(): string | undefined {
  const chosen = chosenZone();
  if (chosen !== undefined) return keptZone() === chosen ? undefined : chosen;
  const pageOffset = document.documentElement.dataset['offset'];
  if (pageOffset === undefined || Number(pageOffset) === -new Date().getTimezoneOffset()) return undefined;
  return deviceZone();
}
