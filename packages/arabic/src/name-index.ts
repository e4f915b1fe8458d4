import { plainLetters } from './plain-letters.ts';

/** One thing of a table, as the index needs it. */
export type Named = { english: string; arabic: string; country: string; aliases: readonly string[] };

export type Found = { text: string; how: 'exact' | 'alias' | 'plain' | 'fuzzy' };

/** NAME-02: how much longer or shorter a name that contains the other may be. */
export type Limits = { minLength: number; maxDifference: number };

export type NameIndex = { find: (english: string, country?: string) => Found | undefined };

/**
 * Looks a name up by the ladder: as written, another spelling of it, in plain letters, contained in one another.
 * With a country only that country's things answer; without one, a name that means several things answers nothing.
 */
export function makeIndex(entries: readonly Named[], limits: Limits): NameIndex {
  const exact = group(entries, ({ english }) => [english]);
  const alias = group(entries, ({ aliases }) => aliases);
  const plain = group(entries, ({ english, aliases }) => [english, ...aliases].map(plainKey));
  const initials = group(entries, ({ english, aliases }) => [english, ...aliases].flatMap(initialKey));
  const keyed = entries.flatMap((entry) =>
    [entry.english, ...entry.aliases].map((name) => ({ entry, key: plainKey(name) })),
  );

  return {
    find: (english, country) => {
      const pick = (candidates: readonly Named[] | undefined, how: Found['how']): Found | undefined => {
        const text = onlyName(candidates ?? [], country);
        return text === undefined ? undefined : { text, how };
      };
      const key = plainKey(english);
      return (
        pick(exact.get(english), 'exact') ??
        pick(alias.get(english), 'alias') ??
        pick(plain.get(key), 'plain') ??
        pick(initials.get(key), 'alias') ??
        pick(containing(keyed, key, limits), 'fuzzy')
      );
    },
  };
}

/** Case, accents, dots, hyphens and apostrophes make no difference. */
export function plainKey(name: string): string {
  return plainLetters(name)
    .toLowerCase()
    .replaceAll(/['’‘`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** «M. Salah» for «Mohamed Salah»; the provider writes most lists that way. */
function initialKey(name: string): string[] {
  const [given = '', ...rest] = plainKey(name).split(' ');
  return rest.length > 0 && given.length > 1 ? [`${given[0]} ${rest.join(' ')}`] : [];
}

/** The things whose name holds the asked one, or is held by it, whole words only; the nearest in length. */
function containing(keyed: readonly { entry: Named; key: string }[], asked: string, limits: Limits): Named[] {
  if (asked.length < limits.minLength) return [];
  let nearest = limits.maxDifference + 1;
  let found: Named[] = [];
  for (const { entry, key } of keyed) {
    const difference = Math.abs(key.length - asked.length);
    if (key.length < limits.minLength || difference > nearest || difference > limits.maxDifference) continue;
    if (!holds(key, asked) && !holds(asked, key)) continue;
    if (difference < nearest) [nearest, found] = [difference, []];
    found.push(entry);
  }
  return found;
}

const holds = (whole: string, part: string) => ` ${whole} `.includes(` ${part} `);

/** The one Arabic name that all candidates of the country agree on. */
function onlyName(candidates: readonly Named[], country: string | undefined): string | undefined {
  const wanted =
    country === undefined ? candidates : candidates.filter((one) => sameCountry(one.country, country));
  const names = new Set(wanted.map(({ arabic }) => arabic));
  return names.size === 1 ? wanted[0]?.arabic : undefined;
}

function sameCountry(one: string, other: string): boolean {
  return plainKey(one) === plainKey(other);
}

function group(entries: readonly Named[], keys: (entry: Named) => readonly string[]): Map<string, Named[]> {
  const found = new Map<string, Named[]>();
  for (const entry of entries) {
    for (const key of new Set(keys(entry))) found.set(key, [...(found.get(key) ?? []), entry]);
  }
  return found;
}
