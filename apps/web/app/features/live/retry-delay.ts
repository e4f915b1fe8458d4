const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** Random, so that clients that lost the server at the same time do not reconnect at the same time. */
export function retryDelay(retries: number, random = Math.random): number {
  const longest = Math.min(FIRST_RETRY_MS * 5 * 2 ** retries, LONGEST_RETRY_MS);
  return FIRST_RETRY_MS + random() * (longest - FIRST_RETRY_MS);
}
