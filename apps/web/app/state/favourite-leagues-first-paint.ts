/** HOME-21 */
export const FAVOURITE_LEAGUES = 'favoriteLeagues';

// Both functions are also inlined as text in <head> (head-script.ts): they may use nothing but their arguments.

/** The ids in the stored value; anything else in it is dropped. */
export function idsIn(stored: string | null): number[] {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((id): id is number => Number.isSafeInteger(id) && id > 0))];
}

/**
 * HOME-08: hides what belongs to other competitions (`data-league`) by a constructed style sheet, the only kind the CSP
 * allows. The sheet also carries the number of favourites, and shows the empty message of a list (`data-leagues`)
 * without any favourite.
 */
export function showOnly(ids: readonly number[]): void {
  const sheet = new CSSStyleSheet();
  if (ids.length > 0) {
    const chosen = ids.map((id) => `[data-league="${id}"]`).join();
    const bare = `[data-leagues]:not(:has(${chosen}))`;
    sheet.replaceSync(`:root{--favourites:"${ids.length}"}
[data-league]:not(${chosen},[data-rest] *){display:none!important}
${bare}>*{display:none}
${bare}>[data-none-of-mine]{display:block}`);
  }
  // The sheet after it is that of the country (country-first-paint.ts).
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets.slice(1)];
  document.documentElement.toggleAttribute('data-favourites', ids.length > 0);
}
