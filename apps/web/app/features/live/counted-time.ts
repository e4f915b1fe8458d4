/** So far minutes are counted past the newest data: what happened since is not known. */
const LIMIT_MS = 90_000;

/**
 * The time to which minutes are counted, by the server's clock: a phone's may be wrong. Each time of the data is a
 * little older than the moment it arrives, so the newest one, relative to the page's own timer, is the closest.
 */
export function makeCountedTime() {
  let lead = -Infinity;
  let newest = -Infinity;
  return {
    note(asOf: number) {
      lead = Math.max(lead, asOf - performance.now());
      newest = Math.max(newest, asOf);
    },
    /** Undefined until the time of the data is known. */
    now: () => (newest === -Infinity ? undefined : Math.min(performance.now() + lead, newest + LIMIT_MS)),
  };
}
