import { countryKey } from './countries.ts';
import { plainKey } from './name-index.ts';
import { personTables } from './name-tables.ts';
import { once } from '../once.ts';
import { foldForSearch, looseKey } from '../search/search-key.ts';
import { famousPlayers } from '../tables/search/famous-players.ts';

export type FamousPlayer = { arabic: string; country: string };

/** OURS-07: the well-known players whose names contain all these words, in Arabic or Latin letters. */
export function famousByWords(words: readonly string[]): FamousPlayer[] {
  const keys = words.map(looseWord);
  return famous()
    .filter(({ spellings }) => keys.every((key) => spellings.has(key)))
    .slice(0, MOST);
}

/** More than these share one word only if it is no name: «al», «van». */
const MOST = 5;

const looseWord = (word: string) => looseKey(word.replace(/^ال(?=...)/, ''));

const famous = once(() => {
  const entries = new Map(personTables.player.flat().map((entry) => [keyOf(entry[0], entry[2]), entry]));
  return Object.entries(famousPlayers).flatMap(([country, names]) =>
    names.split(', ').map((english) => {
      const entry = entries.get(keyOf(english, country));
      if (!entry) throw new Error(`${english} (${country}) is in no table of players`);
      const [, arabic, , ...aliases] = entry;
      const written = [english, ...aliases].map((name) => plainKey(name)).concat(foldForSearch(arabic));
      const spellings = new Set(written.flatMap((name) => name.split(' ')).map(looseWord));
      return { arabic, country: countryKey(country), spellings };
    }),
  );
});

const keyOf = (english: string, country: string) => `${english} ${countryKey(country)}`;
