import { clubTables } from './name-tables.ts';
import { foldForSearch } from './search-key.ts';
import { clubNicknames } from './tables/club-nicknames.ts';

const keysOf = (arabic: string, names: readonly string[]) =>
  names.map((name) => ({ key: foldForSearch(name), arabic }));

const nicknames = [
  ...clubNicknames.flatMap(([arabic, ...names]) => keysOf(arabic, names)),
  ...clubTables.flat().flatMap(({ arabic, short, aliases = [] }) => keysOf(arabic, [short, ...aliases])),
];

/** Shorter prefixes match too many names. */
const FEWEST_LETTERS = 3;
const MOST_NAMES = 10;

/**
 * OURS-07: the Arabic names of clubs with this nickname, by a key of `foldForSearch`: exact matches first, then
 * prefix matches.
 */
export function clubsByNickname(key: string): string[] {
  const whole = nicknames.filter((one) => one.key === key);
  const begun = key.length < FEWEST_LETTERS ? [] : nicknames.filter((one) => one.key.startsWith(key));
  return [...new Set([...whole, ...begun].map(({ arabic }) => arabic))].slice(0, MOST_NAMES);
}
