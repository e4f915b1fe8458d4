import { parseArgs } from 'node:util';

export type FuzzOptions = {
  requests: number;
  seed: number;
  /** One request of the seed, sent alone and shown. */
  only: number | undefined;
};

/** HOUSE: the options of the command line; throws if one is invalid. */
export function readOptions(args: string[]): FuzzOptions {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
    },
  });
  return {
    requests: whole('requests', values.requests),
    seed: whole('seed', values.seed),
    only: values.only === undefined ? undefined : whole('only', values.only),
  };
}

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} is a whole number`);
  return Number(text);
}
