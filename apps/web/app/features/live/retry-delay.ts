const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** Spread at random, so that a crowd that lost its server together does not come back together. */
export function retryDelay(retries: number, random = Math.random): number {
  const longest = Math.min(FIRST_RETRY_MS * 5 * 2 ** retries, LONGEST_RETRY_MS);
  return FIRST_RETRY_MS + random() * (longest - FIRST_RETRY_MS);
}
