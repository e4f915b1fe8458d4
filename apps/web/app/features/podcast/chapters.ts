type Timed = { startMs: number };

/** The index of the last one that has begun; -1 before the first. */
export const indexAt = (parts: readonly Timed[], seconds: number): number =>
  parts.findLastIndex(({ startMs }) => startMs <= seconds * 1_000 + 50);
