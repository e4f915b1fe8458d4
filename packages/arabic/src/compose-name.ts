import { isArabCountry } from './countries.ts';
import { articles, joinArticle, particles, servants } from './particles.ts';
import { plainLetters } from './plain-letters.ts';
import { arabTokens } from './tables/names/arab.ts';
import { foreignFamilyTokens } from './tables/names/foreign-family.ts';
import { foreignGivenTokens } from './tables/names/foreign-given.ts';

const arab = new Map(arabTokens);
const given = new Map(foreignGivenTokens);
const family = new Map(foreignFamilyTokens);

/**
 * NAME-05: a person's name composed from known names; undefined when one of them is in no table
 * and no `spell` is given to write it letter by letter.
 */
export function composeName(
  english: string,
  country?: string,
  spell: (word: string) => string | undefined = () => undefined,
): string | undefined {
  const words = english.replaceAll(/['’‘`]/g, '').match(/[\p{L}\p{M}]+/gu) ?? [];
  // «M. Salah»: an initial means nothing in Arabic, the family name does.
  const named = words.length > 1 ? words.filter((word) => word.length > 1) : words;
  const isArab = country !== undefined && isArabCountry(country);
  const parts: string[] = [];
  for (let i = 0; i < named.length; i++) {
    const word = keyOf(named[i]!);
    const next = named[i + 1];
    const isJoined = next !== undefined && (articles.has(word) || servants.has(word));
    const own = isJoined ? next : named[i]!;
    const place = isJoined ? { isFirst: false, isArab: true } : { isFirst: i === 0, isArab };
    const part = lookUp(keyOf(own), place) ?? spell(own);
    if (part === undefined) return undefined;
    if (isJoined) i++;
    parts.push(isJoined ? joinArticle(word, part) : part);
  }
  return parts.length > 0 ? parts.join(' ') : undefined;
}

const keyOf = (word: string) => plainLetters(word).toLowerCase();

function lookUp(
  word: string,
  { isFirst, isArab }: { isFirst: boolean; isArab: boolean },
): string | undefined {
  const [nearest, other] = isFirst ? [given, family] : [family, given];
  const foreign = () => nearest.get(word) ?? other.get(word);
  const particle = isFirst ? undefined : particles.get(word);
  return particle ?? (isArab ? (arab.get(word) ?? foreign()) : (foreign() ?? arab.get(word)));
}
