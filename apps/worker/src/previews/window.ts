const HOUR_MS = 3_600_000;

/** OURS-21: a preview is written so long before the kick-off. */
export const EARLIEST_MS = 24 * HOUR_MS;
export const LATEST_MS = 6 * HOUR_MS;
