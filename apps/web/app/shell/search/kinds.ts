import { kinds as text } from './kinds-text.ts';
import type { Kind, ResultGroup } from './results.ts';

/** A kind to choose; without one, all. `count` is absent where there may be more than were read. */
type Choice = { kind: Kind | undefined; name: string; count?: number };

/** OURS-07: the kinds among the results, all of them first; none if there is nothing to choose. */
export function choicesOf(groups: readonly ResultGroup[], limit = 0): Choice[] {
  if (groups.length < 2) return [];
  const found = groups.map(({ kind, name, results }): Choice => {
    return results.length < limit ? { kind, name, count: results.length } : { kind, name };
  });
  const all: Choice = { kind: undefined, name: text.all };
  const isWhole = found.every(({ count }) => count !== undefined);
  return [isWhole ? { ...all, count: found.reduce((sum, { count = 0 }) => sum + count, 0) } : all, ...found];
}

/** The results of a kind; of all kinds where it has none, as after another text was typed. */
export function groupsOf(groups: readonly ResultGroup[], kind: string | null | undefined): ResultGroup[] {
  const chosen = groups.filter((group) => group.kind === kind);
  return chosen.length > 0 ? chosen : [...groups];
}
