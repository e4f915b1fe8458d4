/**
 * The browser's zone, where the page was made for a clock that differs from the browser's.
 * The server decides what that zone means; all we see here is that the two disagree.
 */
export function foreignZone(): string | undefined {
  const pageOffset = document.documentElement.dataset['offset'];
  if (pageOffset === undefined || Number(pageOffset) === -new Date().getTimezoneOffset()) return undefined;
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
