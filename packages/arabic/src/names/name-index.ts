import { countryKey } from './countries.ts';
import { plainLetters } from '../letters/plain-letters.ts';

/** One entry of a table, as the index needs it. */
export type Named = { english: string; arabic: string; country: string; aliases: readonly string[] };

export type Found = { text: string; how: 'exact' | 'alias' | 'plain' | 'fuzzy' };

export type Rules = {
  /** NAME-02: how long a name must be, and how much longer or shorter one that contains the other may be. */
  minLength: number;
  maxDifference: number;
  /** Whether a query may have these extra words: «Anfield Stadium» is Anfield, «Newcastle Town» is not Newcastle. */
  mayContain: (words: readonly string[], name: string) => boolean;
  /** OURS-31: of people, whether an initial before this surname can identify one. */
  isDistinctive?: (surname: string) => boolean;
};

export type NameIndex = { find: (english: string, country?: string) => Found | undefined };

type Entry = { arabic: string; country: string };

/**
 * Looks a name up in this order: as written, by an alias, in plain letters, by containment in either direction.
 * With a country only entries of that country match; without one, an ambiguous name matches nothing.
 * OURS-31: an initial and a surname match only with the country, and only if no other person there has that surname; an
 * alias of that form is no exception.
 */
export function makeIndex(names: readonly Named[], rules: Rules): NameIndex {
  const things = names.map(({ english, arabic, country, aliases }) => ({
    english,
    aliases,
    spellings: [english, ...aliases].map(plainKey),
    entry: { arabic, country: countryKey(country) },
  }));
  const exact = group(things, ({ english }) => [english]);
  const alias = group(things, ({ aliases }) => aliases);
  const plain = group(things, ({ spellings }) => spellings);
  const initials = group(things, ({ english, aliases }) => [english, ...aliases].flatMap(initialKey));
  const surnames = group(things, ({ english, aliases }) => [english, ...aliases].flatMap(surnameOf));
  const { isDistinctive } = rules;
  const keyed = things.flatMap(({ entry, spellings }) => spellings.map((key) => ({ entry, key })));

  return {
    find: (english, country) => {
      const countryFilter = country === undefined ? undefined : countryKey(country);
      const pick = (how: Found['how'], candidates: readonly Entry[] | undefined): Found | undefined => {
        const text = candidates && onlyName(candidates, countryFilter);
        return text === undefined ? undefined : { text, how };
      };
      const key = plainKey(english);
      const abbreviated = () => {
        const [surname = ''] = surnameOf(english);
        const isSure = countryFilter !== undefined && (isDistinctive?.(surname) ?? true);
        return isSure && pick('alias', surnames.get(surname)) ? pick('alias', initials.get(key)) : undefined;
      };
      if (isDistinctive && hasInitial(english)) return abbreviated();
      return (
        pick('exact', exact.get(english)) ??
        pick('alias', alias.get(english)) ??
        pick('plain', plain.get(key)) ??
        abbreviated() ??
        pick('fuzzy', containing(keyed, { key, country: countryFilter }, rules))
      );
    },
  };
}

/** Case, accents, dots, hyphens and apostrophes make no difference. */
export function plainKey(name: string): string {
  return plainLetters(name)
    .toLowerCase()
    .replaceAll(/['’‘`]/g, '')
    .replaceAll('+', ' plus')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** «M. Salah» for «Mohamed Salah», «P. Aubameyang» for «Pierre-Emerick Aubameyang»: most lists have them so. */
function initialKey(name: string): string[] {
  const [given = '', ...rest] = name.split(' ');
  if (rest.length === 0) return [];
  return given.length > 2 || hasInitial(name) ? [plainKey(`${given[0]} ${rest.join(' ')}`)] : [];
}

/** «M. Salah», and «M Salah» as some lists have it. */
const hasInitial = (name: string) => /^\p{L}(\.| )/u.test(name);

/** All words but the first, which may be double: «Pierre-Emerick». */
function surnameOf(name: string): string[] {
  const [, ...rest] = name.split(' ');
  return rest.length > 0 ? [plainKey(rest.join(' '))] : [];
}

/**
 * Entries of the country whose name contains the query or is contained in it as whole words; closest in length. A
 * single word must fit one name only: «Hassan» is not the player with the shortest other name.
 */
function containing(
  keyed: readonly { entry: Entry; key: string }[],
  query: { key: string; country: string | undefined },
  { minLength, maxDifference, mayContain }: Rules,
): Entry[] {
  if (query.key.length < minLength) return [];
  let nearest = maxDifference;
  let found: Entry[] = [];
  for (const { entry, key } of keyed) {
    const difference = Math.abs(key.length - query.key.length);
    if (difference > nearest || key.length < minLength) continue;
    if (query.country !== undefined && entry.country !== query.country) continue;
    if (!holds(key, query.key) && !(holds(query.key, key) && mayContain(extraWords(query.key, key), key)))
      continue;
    if (difference < nearest && query.key.includes(' ')) [nearest, found] = [difference, []];
    found.push(entry);
  }
  return found;
}

const holds = (whole: string, part: string) => whole.includes(part) && ` ${whole} `.includes(` ${part} `);

const extraWords = (whole: string, part: string) => ` ${whole} `.replace(` ${part} `, ' ').trim().split(' ');

/** The one Arabic name that all candidates of the country agree on. */
function onlyName(candidates: readonly Entry[], country: string | undefined): string | undefined {
  let name: string | undefined;
  for (const { arabic, country: own } of candidates) {
    if (country !== undefined && own !== country) continue;
    if (name !== undefined && name !== arabic) return undefined;
    name = arabic;
  }
  return name;
}

function group<T extends { entry: Entry }>(
  things: readonly T[],
  keys: (thing: T) => readonly string[],
): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const thing of things) {
    for (const key of new Set(keys(thing))) {
      const entries = found.get(key);
      if (entries) entries.push(thing.entry);
      else found.set(key, [thing.entry]);
    }
  }
  return found;
}
