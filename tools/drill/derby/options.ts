import { parseArgs } from 'node:util';

export type DerbyOptions = { clients: number; seconds: number };

/** The night of the record: 1,200 changes in 90 s to 10,000 streams; a tenth of them in the rehearsal before it. */
export const CHANGES = 1_200;
export const NIGHT_S = 90;
const CLIENTS = 10_000;
/** The edge dies after more than half of the time, and clients have ten seconds to be back. */
const SHORTEST_S = 15;

/** HOUSE: `--clients 200 --seconds 15`; a shorter run plays the beginning of the night at the same speed. */
export function optionsOf(args: readonly string[]): DerbyOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      clients: { type: 'string', default: String(CLIENTS) },
      seconds: { type: 'string', default: String(NIGHT_S) },
    },
  });
  return {
    clients: between('clients', values.clients, { from: 20, to: 100_000 }),
    seconds: between('seconds', values.seconds, { from: SHORTEST_S, to: NIGHT_S }),
  };
}

function between(name: string, text: string, { from, to }: { from: number; to: number }): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < from || number > to)
    throw new Error(`--${name} is a whole number from ${from} to ${to}`);
  return number;
}
