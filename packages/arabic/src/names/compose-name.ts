import { arabName } from './arab-names.ts';
import { isArabCountry } from './countries.ts';
import { isArticle, joinArticle, particles, servants } from './particles.ts';
import { plainLetters } from '../letters/plain-letters.ts';
import { foreignFamilyTokens } from '../tables/names/foreign-family.ts';
import { foreignGivenTokens } from '../tables/names/foreign-given.ts';

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
    const before = keyOf(named[i]!);
    const isJoined =
      i + 1 < named.length && (servants.has(before) || isArticle(before, keyOf(named[i + 1]!)));
    if (isJoined) i++;
    // «Abd El Rahman»: the article after «عبد» is a word of its own.
    if (isJoined && servants.has(before) && i + 1 < named.length && isArticle(keyOf(named[i]!), '')) i++;
    const place = isJoined
      ? { isFirst: false, isArab: true, country }
      : { isFirst: i === 0, isArab, country };
    const part = lookUp(keyOf(named[i]!), place) ?? spell(named[i]!);
    if (part === undefined) return undefined;
    parts.push(isJoined ? joinArticle(before, part) : part);
  }
  return parts.length > 0 ? parts.join(' ') : undefined;
}

const keyOf = (word: string) => plainLetters(word).toLowerCase();

type Place = { isFirst: boolean; isArab: boolean; country: string | undefined };

function lookUp(word: string, { isFirst, isArab, country }: Place): string | undefined {
  const [nearest, other] = isFirst ? [given, family] : [family, given];
  const foreign = () => nearest.get(word) ?? other.get(word);
  const arab = () => arabName(word, isArab ? country : undefined);
  const particle = isFirst ? undefined : particles.get(word);
  return particle ?? (isArab ? (arab() ?? foreign()) : (foreign() ?? arab()));
}
