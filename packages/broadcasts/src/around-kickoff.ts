const MINUTE_MS = 60_000;

/** OURS-17: a broadcast of a match starts at the earliest so long before its kick-off, with talk and line-ups, */
export const EARLIEST_START_MS = 45 * MINUTE_MS;
/** and at the latest so long after it, where a guide rounds. */
export const LATEST_START_MS = 15 * MINUTE_MS;
