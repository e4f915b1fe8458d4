export type DataAge = ReturnType<typeof makeDataAge>;

/**
 * OURS-09: how old what is stored of the matches being played is, in real time. While the provider does not answer it
 * stands still; with nothing to follow there is nothing that could grow old.
 */
export function makeDataAge() {
  let asOf: number | undefined;
  let isResting = false;
  return {
    /** A round begins: from here on only an answer makes it newer. */
    asked() {
      isResting = false;
    },
    /** The whole round that began at this moment. */
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
