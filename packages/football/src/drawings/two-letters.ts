/** A lone «إ» reads as an exclamation mark and «أ» as an i, so a mark always has two letters. */
export function twoLetters(word: string): string {
  const letters = bare(word);
  // An alef next to another upright stroke cannot be read: «ألماني» is «لم», «إيطالي» is «يط».
  const [first = '', second = 'ـ', third] = letters.replace(/^[أإآا](?=[لايى].)/, '');
  const pair = first && first + second;
  return third && otherWords.has(pair) ? first + third : pair;
}

/** Without article, vowel marks and what is no letter. */
function bare(word: string): string {
  const letters = word.replaceAll(/[^\p{Letter}]|ـ/gu, '');
  return letters.replace(/^(وال|بال|ال)(?=..)/, '').toUpperCase();
}

/** Pairs that read as a word of their own, some of them rude: the third letter is used instead of the second. */
const otherWords: ReadonlySet<string> = new Set(
  'أب أم بط بق تف حب خر دم رب زب سب سم شخ شر طز غش فخ فس قط كس كل لا لص مخ مص نك هم يد'.split(' '),
);
