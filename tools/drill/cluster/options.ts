import { parseArgs } from 'node:util';

export type DrillOptions = { only: string[]; seconds: number; peace: number };

/** `--only "database kill,edge"` (names of faults, or their beginnings), `--seconds 20 --peace 20`. */
export function optionsOf(args: readonly string[]): DrillOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, seconds: { type: 'string' }, peace: { type: 'string' } },
  });
  return {
    // Every name begins with nothing.
    only: (values.only ?? '').split(','),
    seconds: secondsOf(values.seconds),
    peace: secondsOf(values.peace),
  };
}

const STANDARD_S = 20;

function secondsOf(text: string | undefined): number {
  const seconds = Number(text ?? STANDARD_S);
  if (!(seconds > 0 && seconds <= 600)) throw new Error(`${text} is no number of seconds`);
  return seconds;
}
