/** Their `name` is that of a club, a competition, a country or a venue. */
const things = new Set(['team', 'home', 'away', 'league', 'country', 'venue', 'winner']);

/** Keys of texts without personal data. A text under an unknown key is treated as personal. */
const plain = new Set(
  `id key get date timestamp timezone update start end long short round type detail comments comment reason pos
  position grid formation form status description group code country city address surface flag logo image value
  advice primary number border`.split(/\s+/),
);
const named = new Set(['name', 'firstname', 'lastname', 'referee']);
/** Measures of a person: digits are replaced, the format stays. */
const measured = new Set(['age', 'height', 'weight']);

const PHOTO = 'https://example.com/photo.png';
const BIRTHDAY = '2000-01-01';
/** Shorter words of a name (`al`, `de`) are too common to identify a person. */
const SHORTEST_WORD = 3;

type Place = { key: string; parent: string; isBirth: boolean };

/**
 * An item of an answer with the same keys in their order, types, nulls, ids and figures, so that its fault can be
 * reproduced. Names of people, their photos and births are replaced by fixed words.
 */
export function withoutPeople(item: unknown): unknown {
  const names = new Set<string>();
  const cleaned = clean(item, { key: '', parent: '', isBirth: false }, names);
  // A name may also occur in a text, such as the comment on a card or a goal.
  const pattern = patternOf(names);
  return pattern ? withTexts(cleaned, (text) => text.replace(pattern, 'Name')) : cleaned;
}

function clean(value: unknown, place: Place, names: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => clean(one, place, names));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        clean(inner, { key, parent: place.key, isBirth: place.isBirth || key === 'birth' }, names),
      ]),
    );
  }
  if (typeof value === 'number') return place.isBirth || measured.has(place.key) ? 0 : value;
  return typeof value === 'string' ? cleanText(value, place, names) : value;
}

function cleanText(text: string, { key, parent, isBirth }: Place, names: Set<string>): string {
  const isFigure = /^[\d\s.,:%/+-]*$/.test(text);
  if (text.trim() === '') return text;
  if (isBirth) {
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return BIRTHDAY;
    return isFigure ? text.replaceAll(/\d/g, '0') : 'Place';
  }
  if (measured.has(key)) return text.replaceAll(/\d/g, '0');
  if (key === 'photo') return PHOTO;
  if (isFigure || plain.has(key) || (key === 'name' && things.has(parent))) return text;
  if (named.has(key)) remember(names, text);
  return named.has(key) ? 'Name' : 'Text';
}

function remember(names: Set<string>, text: string): void {
  const [name = ''] = text.split(','); // a referee's country follows the comma
  names.add(text).add(name);
  for (const word of name.split(/\s+/)) if (word.length >= SHORTEST_WORD) names.add(word);
}

function patternOf(names: ReadonlySet<string>): RegExp | undefined {
  const longestFirst = [...names].filter(Boolean).toSorted((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return undefined;
  const any = longestFirst.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`, 'giu');
}

function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => withTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTexts(inner, change)]));
}
