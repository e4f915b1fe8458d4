import { useState } from 'react';

/** What was listed since the page was opened: a line whose star is taken off stays, so that it can be put back. */
export function useKept(ids: Iterable<number> | undefined): readonly number[] {
  const [kept, setKept] = useState<readonly number[]>([]);
  const added = [...(ids ?? [])].filter((id) => !kept.includes(id));
  if (added.length === 0) return kept;
  const all = [...kept, ...added];
  setKept(all);
  return all;
}
