import { dictionary } from '@zxcvbn-ts/language-common';
import { clubTables } from '@safira/arabic/names/club-tables';
import { foldForSearch } from '@safira/arabic/search/search-key';
import { teamNicknames } from '@safira/arabic/tables/search/team-nicknames';
import { withPlainDigits } from './plain-digits.ts';

/** The letters of an Arabic keyboard and the Latin ones on the same keys: «ضصثقفغعه» is qwertyui. */
const ARABIC_KEYS = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ';
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const latinOf = new Map(Array.from(ARABIC_KEYS, (letter, at) => [letter, LATIN_KEYS[at]!]));

/** By the alphabet, and by the older order of the letters. */
const SEQUENCES = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'ابجدهوزحطيكلمنسعفصقرشتثخذضظغ',
];

const common = new Set<string>(dictionary['passwords-common']);

const compact = (text: string) => foldForSearch(text).replaceAll(' ', '');

/** Our own name and those of clubs: with a year they are what accounts of football fans are tried with first. */
const names = new Set(
  [
    'safira',
    'صافرة',
    ...clubTables.flat().flatMap(({ name, arabic, short }) => [name, arabic, short]),
    ...teamNicknames.flatMap(([, ...spellings]) => spellings),
  ].map(compact),
);

/** AUTH-07: a password that guessers try early; `own` are the words of its account: address and name. */
export function isCommon(password: string, own: readonly string[]): boolean {
  const plain = withPlainDigits(password.toLowerCase());
  // One key of an Arabic keyboard types two letters.
  const typed = [plain, onLatinKeys(plain), onLatinKeys(plain.replaceAll('لا', 'b'))];
  if (typed.some((one) => common.has(one)) || isPattern(plain)) return true;
  const folded = compact(plain);
  const core = folded.replaceAll(/^\d+|\d+$/g, '');
  const ownWords = own.flatMap((word) => [word, word.replace(/@.*/s, '')]).map(compact);
  return names.has(core) || (folded !== '' && [folded, core].some((one) => ownWords.includes(one)));
}

const onLatinKeys = (text: string) => Array.from(text, (letter) => latinOf.get(letter) ?? letter).join('');

/** A few characters repeated, or a sequence in either direction. */
function isPattern(text: string): boolean {
  if (/^(.{1,3})\1+.{0,2}$/u.test(text)) return true;
  return SEQUENCES.some((sequence) => {
    const around = sequence + sequence;
    return around.includes(text) || [...around].toReversed().join('').includes(text);
  });
}
