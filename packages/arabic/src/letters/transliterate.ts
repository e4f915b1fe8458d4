import { isArabCountry } from '../names/countries.ts';
import { spellWord } from './letter-model.ts';
import { nameLetters } from './letter-names.ts';
import { profileOf, type Profile } from './nationality-profiles.ts';
import { ordinal } from '../formats/ordinals.ts';
import { otherScripts } from './other-scripts.ts';
import { isArticle, joinArticle, particles, servants } from '../names/particles.ts';
import { readAs } from './respelled-word.ts';

type Reader = { profile: Profile; isArab: boolean | undefined };

/**
 * NAME-05: the last resort for a name in no table, by letters, as its country reads them.
 * Not empty for a text with a letter or a digit, and without any Latin letter.
 */
export function transliterate(english: string, country?: string): string {
  const isArab = country === undefined ? undefined : isArabCountry(country);
  const reader: Reader = { profile: profileOf(country), isArab };
  const words = otherScripts(english).match(WORDS) ?? [];
  // «M. Salah»: an initial means nothing in Arabic, the family name does.
  const named = words.filter((word) => !/^-?\p{Script=Latin}$/u.test(word));
  const parts = spellAll(named.length > 0 ? named : words, reader);
  return parts.join(' ') || (/[\p{L}\p{Nd}]/u.test(english) ? UNREADABLE : '');
}

/** A word is letters or digits; the hyphen before it is kept, because «Al-» is joined to its name by one. */
const WORDS = /-?(?:['’‘ʼ`]?\p{L}[\p{L}\p{M}'’‘ʼ`]*|\p{Nd}+)/gu;

function spellAll(words: readonly string[], reader: Reader): string[] {
  const parts: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const written = bare(words[i]!);
    const word = written.toLowerCase();
    const next = words[i + 1];
    if (next !== undefined && isJoined({ word, next, isFirst: i === 0, isArab: reader.isArab })) {
      parts.push(joinArticle(word, spell(bare(next).toLowerCase(), reader)));
      i++;
      continue;
    }
    const whole = wholeWords.get(word) ?? (i > 0 ? particles.get(word) : undefined) ?? nameLetters(written);
    parts.push(whole ?? spell(word, reader));
  }
  return parts;
}

const bare = (word: string) => word.replace(/^-/, '');

type Join = { word: string; next: string; isFirst: boolean; isArab: boolean | undefined };

/** «Al-Dawsari», «Stephan El Shaarawy», but not «Al Pacino» of the USA. */
function isJoined({ word, next, isFirst, isArab }: Join): boolean {
  if (!/\p{L}/u.test(next)) return false;
  if (servants.has(word)) return true;
  return isArticle(word, bare(next)) && (next.startsWith('-') || !isFirst || isArab !== false);
}

function spell(word: string, { profile, isArab }: Reader): string {
  if (!/\p{Script=Latin}/u.test(word)) return word;
  const servant = /^abd[eu]l(?=\p{L}{4})/u.exec(word)?.[0];
  if (servant !== undefined && isArab !== false)
    return joinArticle('abd', spell(word.slice(servant.length), { profile, isArab }));
  const origin = isArab ? 'arab' : 'foreign';
  const arabic = (word.match(PIECES) ?? [])
    .map((piece) => spellWord(readAs(piece, profile), origin))
    .join('');
  return withHamza(word, arabic) || UNREADABLE;
}

/** Longer than any name; the cost of a longer text would grow with the square of its length. */
const PIECES = /.{1,40}/gu;

/** For a lone Latin letter of a rare alphabet: the result must not be empty. */
const UNREADABLE = 'ا';

/** Roman numerals of kings and sons; «Vi» and «Xi» are names. */
const wholeWords = new Map([
  ...Object.entries({ ii: 2, iii: 3, iv: 4, vii: 7, viii: 8, ix: 9 }).map(
    ([roman, n]) => [roman, ordinal(n)] as const,
  ),
  ['st', 'سانت'],
  ['saint', 'سانت'],
]);

/** The model writes no hamza; at the start of a word the vowel decides which one it is. */
function withHamza(latin: string, arabic: string): string {
  if (!arabic.startsWith('ا')) return arabic;
  if (/^[aá]a/.test(latin)) return `آ${arabic.slice(1)}`;
  const isLow = /^h?[eiyéèêëíìîïıý]/.test(latin) && !arabic.startsWith('او');
  return `${isLow ? 'إ' : 'أ'}${arabic.slice(1)}`;
}
