/** Diacritics of both scripts, tatweel, invisible direction marks, apostrophes, and hamza on a line. */
const DROPPED = new RegExp(
  [
    '[\\u0300-\\u036f]|[\\u064b-\\u065f]|[\\u0610-\\u061a]|\\u0670',
    '[\\u06d6-\\u06dc]|[\\u06df-\\u06e8]|[\\u06ea-\\u06ed]',
    '\\u0640|\\u061c|[\\u200b-\\u200f]|[\\u202a-\\u202e]|[\\u2066-\\u2069]',
    "\\u0621|['’‘`ʼʿʾ]",
  ].join('|'),
  'g',
);

const FROM = 'ٱىةکیگپچڤھہەøłđðıς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const TO = 'ايهكيكبجفهههolddiσ01234567890123456789';
const single = new Map(Array.from(FROM, (letter, index) => [letter, TO[index] ?? '']));
const double = new Map([
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['þ', 'th'],
]);

/** Any other character than a plain Latin letter, a digit or an Arabic letter separates words. */
const BETWEEN_WORDS = /[^a-z0-9\u0620-\u064a\u066e-\u06d3]+/g;

/**
 * The key that names are searched by, Arabic and Latin: hamza, ة/ه, ى/ي, marks, accents and case make no difference.
 * The database has the same function (`fold_for_search`); a test proves that both are equal.
 */
export function foldForSearch(text: string): string {
  const letters = text.normalize('NFKD').replaceAll(DROPPED, '').toLowerCase();
  const folded = Array.from(letters, (letter) => single.get(letter) ?? double.get(letter) ?? letter).join('');
  return folded.replaceAll(BETWEEN_WORDS, ' ').trim();
}

/** Sounds that are spelled in several ways in foreign names. */
const alike = new Map(Array.from('غقثذظط', (letter, index) => [letter, 'ججتدضت'[index] ?? letter]));

/**
 * A looser key for matching only: هالاند and هالند, جريزمان and غريزمان have the same key.
 * Long vowels between consonants are dropped from words of five letters and more.
 */
export function looseKey(text: string): string {
  return foldForSearch(text)
    .split(' ')
    .map((word) => Array.from(word, (letter) => alike.get(letter) ?? letter).join(''))
    .map((word) => (word.length >= 5 ? word.replaceAll(/(?<=[^اوي])[اوي](?=[^اوي])/g, '') : word))
    .join(' ');
}
