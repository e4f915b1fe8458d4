import { writeStored } from './stored.ts';

/** Whether the signed-in user of this browser has favourite matches. */
export const FAVOURITE_MATCHES = 'favoriteMatches';
/** On the root: pages reserve the height of the section from the first paint on (head-script.ts). */
export const HAS_FAVOURITE_MATCHES = 'data-favourite-matches';

/** HOME-04 */
export function rememberFavouriteMatches(count: number): void {
  writeStored(FAVOURITE_MATCHES, count > 0 ? String(count) : null);
  document.documentElement.toggleAttribute(HAS_FAVOURITE_MATCHES, count > 0);
}
