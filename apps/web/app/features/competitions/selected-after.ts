/** HOME-09: the selected competition stays selected while the filter includes it; no favourites are no filter. */
export function selectedAfter(
  selected: number | undefined,
  favourites: readonly number[],
): number | undefined {
  if (selected === undefined || favourites.length === 0) return selected;
  return favourites.includes(selected) ? selected : undefined;
}
