import type { Verdict } from '../limits/limits.ts';
import type { FaultKind } from '../faults/fault-kinds.ts';

type Fate = Exclude<Verdict, 'within'> | FaultKind | 'outage';

/** Counts calls by path, and the refusals and faults by kind. */
export function makeCalls() {
  const paths = new Map<string, number>();
  const fates = new Map<Fate, number>();
  return {
    made(path: string) {
      paths.set(path, (paths.get(path) ?? 0) + 1);
    },
    met(fate: Fate) {
      fates.set(fate, (fates.get(fate) ?? 0) + 1);
    },
    list: () => ({
      total: [...paths.values()].reduce((sum, count) => sum + count, 0),
      paths: Object.fromEntries([...paths].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      met: Object.fromEntries(fates),
    }),
    reset() {
      paths.clear();
      fates.clear();
    },
  };
}
export type Calls = ReturnType<typeof makeCalls>;
