export type DataAge = ReturnType<typeof makeDataAge>;

/**
 * OURS-09: the moment, in real time, up to which the stored live matches are current. It stands still while the
 * provider does not answer. With no followed match nothing can become stale, so it is always now.
 */
export function makeDataAge() {
  let asOf: number | undefined;
  let isResting = false;
  return {
    /** A poll begins: from here on only an answer makes the data newer. */
    started() {
      isResting = false;
    },
    /** All requests of the poll that began at this moment were answered. */
    answered(at: number, { followed }: { followed: number }) {
      asOf = at;
      isResting = followed === 0;
    },
    asOf(now: number): number | undefined {
      if (isResting) asOf = now;
      return asOf;
    },
  };
}
