/** A mutant that behaves like the code, so that no test can detect it. */
export type Equivalent = {
  file: string;
  /** The mutated code and what replaces it, as `pnpm mutants` prints them. */
  from: string;
  to: string;
  why: string;
};

/** Not counted. An entry that no longer fits its code is reported, so that the list stays short. */
export const equivalents: readonly Equivalent[] = [];
