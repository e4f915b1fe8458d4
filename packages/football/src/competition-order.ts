/**
 * HOME-13: European and Asian champions leagues, top domestic leagues, cups and super cups,
 * World Cup qualifiers. All others follow by their number of matches.
 */
const priority = [
  2, 17, 39, 140, 307, 233, 135, 78, 61, 406, 3, 848, 12, 18, 20, 45, 48, 143, 137, 81, 66, 504, 714, 726,
  528, 556, 547, 529, 526, 826, 539, 944, 531, 30, 29, 32, 34, 31, 33,
];

const rank = new Map(priority.map((id, index) => [id, index]));

type Listed = { id: number; matchCount: number; name: string };

export function compareCompetitions(a: Listed, b: Listed): number {
  const rankA = rank.get(a.id) ?? priority.length;
  const rankB = rank.get(b.id) ?? priority.length;
  return rankA - rankB || b.matchCount - a.matchCount || (a.name < b.name ? -1 : 1);
}
