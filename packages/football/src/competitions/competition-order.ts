/**
 * HOME-13: European and Asian champions leagues, top domestic leagues, cups and super cups, leagues of other
 * continents, competitions of nations. All others follow by their number of matches.
 */
const ranks = [
  [2, 17],
  [39, 140, 307, 233, 135, 78, 61, 406, 200, 202, 186, 301, 305],
  [3, 848, 12, 18, 20, 45, 48, 143, 137, 81, 66, 504, 714, 726, 528, 556, 547, 529, 526, 826, 539, 944, 531],
  [71, 253, 98, 292, 188],
  [7, 6, 36, 35, 5, 536, 30, 29, 32, 34, 31, 33],
];

const priority = new Map(ranks.flat().map((id, index) => [id, index]));

type Listed = { id: number; matchCount: number; name: string };

export function compareCompetitions(a: Listed, b: Listed): number {
  return comparePriority(a.id, b.id) || b.matchCount - a.matchCount || (a.name < b.name ? -1 : 1);
}

/** By id. Competitions outside the list are equal. */
export function comparePriority(a: number, b: number): number {
  return (priority.get(a) ?? priority.size) - (priority.get(b) ?? priority.size);
}

/** 0 for the champions leagues; the last rank is that of all competitions outside the list. */
export function rankOf(id: number): number {
  const rank = ranks.findIndex((ids) => ids.includes(id));
  return rank === -1 ? ranks.length : rank;
}
