import type { Lineup, Place, Role, Side } from '../model.ts';
import { lineSizes, type Script } from './script.ts';

const fromTheBack: readonly Role[] = ['G', 'D', 'M', 'F'];

/** DLG-07: the same players in the formations of the script, which decide all places, right side first. */
export function withFormations(lineups: Record<Side, Lineup>, { formation }: Script): Record<Side, Lineup> {
  return {
    home: formed(lineups.home, formation?.home),
    away: formed(lineups.away, formation?.away),
  };
}

function formed(lineup: Lineup, formation: string | undefined): Lineup {
  if (formation === undefined) return lineup;
  const people = lineup.starters
    .map(({ player }) => player)
    .toSorted((a, b) => fromTheBack.indexOf(a.role) - fromTheBack.indexOf(b.role));
  const grids = [1, ...lineSizes(formation)].flatMap((size, line) =>
    Array.from({ length: size }, (_, index) => `${line + 1}:${size - index}`),
  );
  const starters = people.map((player, index): Place => ({ player, grid: grids[index]! }));
  return { ...lineup, formation, starters };
}
