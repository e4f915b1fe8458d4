import { compareTies, type Draft, type SideIndex } from './ties.ts';

/** Where the winner of a tie plays next. */
export type Path = { next: Draft; side: SideIndex; by: 'team' | 'format' };

type Drawn = { rounds: Draft[][]; paths: ReadonlyMap<Draft, Path>; places: ReadonlyMap<Draft, Draft> };

/**
 * Finds the certain paths and puts the ties of each round in an order in which none of them cross: a tie stands where
 * its winner plays next. `places` also has the ties whose path is open, next to the tie at which they are drawn.
 */
export function drawPaths(unordered: readonly Draft[][], winnerOf: (tie: Draft) => SideIndex | null): Drawn {
  const paths = new Map<Draft, Path>();
  unordered.forEach((round, index) => {
    const later = unordered[index + 1];
    if (later) findPaths({ round, later, winnerOf }, paths);
  });
  const places = new Map<Draft, Draft>();
  const rounds: Draft[][] = [];
  for (const round of unordered.toReversed()) {
    const sorted = round.toSorted(compareTies);
    const later = rounds[0];
    rounds.unshift(later ? placed({ round: sorted, later, paths }, places) : sorted);
  }
  return { rounds, paths, places };
}

type Two = { round: readonly Draft[]; later: readonly Draft[] };

function findPaths(
  { round, later, winnerOf }: Two & { winnerOf: (tie: Draft) => SideIndex | null },
  paths: Map<Draft, Path>,
): void {
  const taken = new Set<string>();
  const take = (tie: Draft, path: Path) => {
    const place = `${later.indexOf(path.next)} ${path.side}`;
    if (taken.has(place)) return;
    taken.add(place);
    paths.set(tie, path);
  };
  for (const tie of round) {
    const found = later.flatMap((next) => sidesOf(next).filter(({ team }) => isOf(tie, team)));
    const winner = winnerOf(tie);
    // With both teams in the next round, only a known winner has come by this path.
    const own = found.length > 1 ? found.filter(({ team }) => isOf(tie, team, winner)) : found;
    if (own.length === 1) take(tie, { next: own[0]!.next, side: own[0]!.side, by: 'team' });
  }
  const [final] = later;
  if (final?.stage !== 'final' || round.some(({ stage }) => stage !== 'semi-finals')) return;
  // In every competition the winners of the semi-finals play the final.
  for (const tie of round.toSorted(compareTies)) {
    const free = sidesOf(final).find(({ team, side }) => team === null && !taken.has(`0 ${side}`));
    if (!paths.has(tie) && free) take(tie, { next: final, side: free.side, by: 'format' });
  }
}

/** The ties of a round by the places of the ties that they lead to; those whose path is open take what is left. */
function placed(
  { round, later, paths }: Two & { paths: ReadonlyMap<Draft, Path> },
  places: Map<Draft, Draft>,
): Draft[] {
  const open = round.filter((tie) => !paths.has(tie));
  const ordered = later.flatMap((next) => {
    const sides = sidesOf(next).flatMap(({ side, team }) => {
      const tie = round.find((one) => paths.get(one)?.next === next && paths.get(one)?.side === side);
      return tie ?? (team === null ? (open.shift() ?? []) : []);
    });
    for (const tie of sides) places.set(tie, next);
    return sides;
  });
  return [...ordered, ...open];
}

function sidesOf(next: Draft) {
  return ([0, 1] as const).map((side) => ({ next, side, team: next.teams[side] }));
}

function isOf({ teams }: Draft, team: Draft['teams'][number], only: SideIndex | null = null): boolean {
  return team !== null && teams.some((own, side) => own?.id === team.id && (only === null || only === side));
}
