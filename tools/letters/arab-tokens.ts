import { arabNameTables } from '@safira/arabic/names/arab-names';
import { readTokens, seeded, shuffle, type Token } from './tokens.ts';

const SPLIT_SEED = 500;
const HELD_OUT = 500;

/** Letters that Latin spellings do not have: a name with one of them is Arab, or written like an Arab one. */
const ARAB_LETTERS = /[عحصضطظق]/;

/**
 * The names of one word from our tables, 500 of them held out, then those of the list that look Arab. Ours count as
 * trusted, the others as counted once.
 */
export function arabTokens(path: string): { heldOut: Token[]; known: Token[] } {
  const ours = [...new Map(arabNameTables.flat()).entries()]
    .filter(([, arabic]) => !arabic.includes(' '))
    .map(([latin, arabic]): Token => ({ latin, arabic, count: 2 }));
  const names = new Set(ours.map(({ latin }) => latin));
  shuffle(ours, seeded(SPLIT_SEED));
  const { heldOut, known } = readTokens(path);
  const others = [...heldOut, ...known]
    .filter(({ latin, arabic }) => ARAB_LETTERS.test(arabic) && !names.has(latin))
    .map(({ latin, arabic }) => ({ latin, arabic: arabic.replace(/^ال/, ''), count: 1 }));
  return { heldOut: ours.slice(0, HELD_OUT), known: [...ours.slice(HELD_OUT), ...others] };
}
