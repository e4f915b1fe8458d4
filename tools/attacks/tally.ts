import { type Kind, kinds } from './attack.ts';

export type Count = { attacks: number; refused: number; stored: number; executed: number };
export type Tally = Map<Kind, Count>;

export const emptyTally = (): Tally =>
  new Map(kinds.map((kind) => [kind, { attacks: 0, refused: 0, stored: 0, executed: 0 }]));

/** Counts the answer to an attack; returns what is wrong with it. */
export function countAnswer(
  tally: Tally,
  { kind, name }: { kind: Kind; name: string },
  status: number,
): string[] {
  const count = tally.get(kind)!;
  count.attacks++;
  if (status >= 200 && status < 300) count.stored++;
  else if (status >= 400 && status < 500 && status !== 429) count.refused++;
  else return [`${kind}: ${name} was answered with ${status}`];
  return [];
}

const columns = ['attacks', 'refused', 'stored', 'executed'] as const;

export function tableOf(tally: Tally): string {
  const sum = (column: keyof Count) => [...tally.values()].reduce((all, count) => all + count[column], 0);
  const line = (name: string, valueOf: (column: keyof Count) => number | string) =>
    name.padEnd(15) + columns.map((column) => String(valueOf(column)).padStart(9)).join('');
  return [
    line('kind', (column) => column),
    ...Array.from(tally, ([kind, count]) => line(kind, (column) => count[column])),
    line('all', sum),
  ].join('\n');
}
