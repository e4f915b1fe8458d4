/** HOME-09: the chosen competition stays chosen while the filter holds it; no favourites are no filter. */
export function selectedAfter(
  selected: number | undefined,
  favourites: readonly number[],
): number | undefined {
  if (selected === undefined || favourites.length === 0) return selected;
  return favourites.includes(selected) ? selected : undefined;
}
