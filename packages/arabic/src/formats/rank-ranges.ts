/**
 * COMP-02: places of a table in words, for a rank range in digits would be read backwards: «المركز 5»,
 * «المركزان 1 و2», «المراكز من 1 إلى 4», «المراكز من 1 إلى 3 و5». The ranks are in order, each once.
 */
export function rankRange(ranks: readonly number[]): string {
  if (ranks.length === 1) return `المركز ${ranks[0]}`;
  if (ranks.length === 2) return `المركزان ${ranks[0]} و${ranks[1]}`;
  const parts = runsOf(ranks).flatMap((run) =>
    run.length > 2 ? [`من ${run[0]} إلى ${run.at(-1)}`] : run.map(String),
  );
  return `المراكز ${parts.join(' و')}`;
}

/** Ranks that follow each other. */
function runsOf(ranks: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const rank of ranks) {
    const last = runs.at(-1);
    if (last && last.at(-1) === rank - 1) last.push(rank);
    else runs.push([rank]);
  }
  return runs;
}
