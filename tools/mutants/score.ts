import type { Equivalent } from './equivalent.ts';

/** A changed piece of code, and what the tests said to it. */
export type Mutant = { file: string; line: number; from: string; to: string; status: string };

export type Score = {
  /** The detected share of the mutants, in percent. */
  percent: number;
  detected: number;
  counted: number;
  survivors: Mutant[];
  /** Entries of the list of equivalents whose code has changed. */
  outdated: Equivalent[];
};

/** A mutant without a verdict (it did not run, or was ignored) counts neither way. */
const detectedAs = new Set(['Killed', 'Timeout']);
const survivedAs = new Set(['Survived', 'NoCoverage']);

/** HOUSE: `equivalents` are those of the files mutated. */
export function scoreOf(mutants: readonly Mutant[], equivalents: readonly Equivalent[]): Score {
  const detected = mutants.filter(({ status }) => detectedAs.has(status)).length;
  const survivors = mutants.filter(
    (mutant) => survivedAs.has(mutant.status) && !equivalents.some((one) => isOf(one, mutant)),
  );
  const counted = detected + survivors.length;
  return {
    percent: counted === 0 ? 0 : (100 * detected) / counted,
    detected,
    counted,
    survivors,
    outdated: equivalents.filter((one) => !mutants.some((mutant) => isOf(one, mutant))),
  };
}

const isOf = ({ file, from, to }: Equivalent, mutant: Mutant): boolean =>
  file === mutant.file && from === mutant.from && to === mutant.to;
