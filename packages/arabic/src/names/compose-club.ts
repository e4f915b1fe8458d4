import { arabName } from './arab-names.ts';
import { findCity } from './city-names.ts';
import { countryKey, isArabCountry } from './countries.ts';
import { isArticle, joinArticle } from './particles.ts';
import { plainLetters } from '../letters/plain-letters.ts';
import { clubPrefixes, clubWords } from '../tables/club-words.ts';

/**
 * NAME-05: the name of an Arab club made of known parts: «اتحاد الحراش», «هلال الأبيض»; undefined when one of them is in
 * no table and no `spell` is given to write it letter by letter.
 */
export function composeClub(english: string, country: string | undefined, spell?: Spell): string | undefined {
  if (country === undefined || !isArabCountry(country)) return undefined;
  // Capitals are kept for `spell`: «SM» is two letters.
  const written = plainLetters(english)
    .replaceAll(/['’‘`.]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '' && !SILENT.has(word.toLowerCase()));
  const words = written.map((word) => word.toLowerCase());
  const spellAt = spell && ((index: number) => spell(written[index]!));
  const [first = '', ...rest] = words;
  const prefix = clubPrefixes[countryKey(country)]?.[first];
  if (prefix === undefined) return composeWords(words, country, spellAt);
  if (rest.length === 0) return undefined;
  const place =
    findCity(rest.join(' '), country) ??
    (spellAt && composeWords(rest, country, (index) => spellAt(index + 1)));
  return place && `${prefix} ${place}`.trim();
}

type Spell = (word: string) => string | undefined;

/** Letters and words that say no more than that it is a club. */
const SILENT = new Set([
  'fc',
  'sc',
  'ac',
  'cf',
  'afc',
  'sfc',
  'club',
  'de',
  'du',
  'des',
  'la',
  'le',
  'the',
  'of',
  'd',
]);

function composeWords(
  words: readonly string[],
  country: string,
  spellAt?: (index: number) => string | undefined,
): string | undefined {
  const parts: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const [city, length] = longestCity(words, i, country);
    if (city !== undefined) {
      parts.push(city);
      i += length - 1;
      continue;
    }
    const isJoined = i + 1 < words.length && isArticle(words[i]!, words[i + 1]!);
    if (isJoined) i++;
    const part = clubWords[words[i]!] ?? arabName(words[i]!, country) ?? spellAt?.(i);
    if (part === undefined) return undefined;
    parts.push(isJoined ? joinArticle('al', part) : part);
  }
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** The longest run of words from `start` that is a city of the country. */
function longestCity(
  words: readonly string[],
  start: number,
  country: string,
): [city: string | undefined, length: number] {
  for (let end = Math.min(words.length, start + 4); end > start; end--) {
    const city = findCity(words.slice(start, end).join(' '), country);
    if (city !== undefined) return [city, end - start];
  }
  return [undefined, 0];
}
