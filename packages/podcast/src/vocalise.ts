/** Marks. */
const FATHA = '\u064E';
const DAMMA = '\u064F';
const KASRA = '\u0650';
const SUKUN = '\u0652';

const LONG = new Set(['ا', 'ى', 'و', 'ي']);
/** «ال» before fewer letters belongs to the word. */
const MIN_AFTER_ARTICLE = 4;
const NO_LETTER = /[^\u0621-\u063A\u0641-\u064A]/g;
/** Foreign letters of Arabic tables, as commentators pronounce them. */
const foreign: Record<string, string> = { پ: 'ب', چ: 'ج', ڤ: 'ف', گ: 'غ', ک: 'ك', ی: 'ي' };

/**
 * Marks by rule for a word of a foreign name without an entry: its long vowels are written, so a consonant takes the
 * vowel of the letter after it, and otherwise none. Latin letters and other signs are dropped.
 */
export function vocalise(word: string): string {
  const plain = word.replaceAll(/[پچڤگکی]/g, (letter) => foreign[letter]!).replaceAll(NO_LETTER, '');
  if (plain.length > MIN_AFTER_ARTICLE && plain.startsWith('ال'))
    return `ال${SUKUN}${vocalise(plain.slice(2))}`;
  const letters = [...plain];
  let isClosed = true;
  return letters
    .map((letter, index) => {
      if (isVowel(letters, index)) {
        isClosed = false;
        return letter;
      }
      const mark = markOf(letters, index, isClosed);
      isClosed = mark === SUKUN;
      return letter + mark;
    })
    .join('')
    .normalize('NFC');
}

/** «و» and «ي» are consonants at the start, before a vowel and after one. */
function isVowel(letters: readonly string[], index: number): boolean {
  const letter = letters[index]!;
  if (letter === 'آ') return true;
  if (index === 0 || !LONG.has(letter)) return false;
  if (letter === 'ا' || letter === 'ى') return true;
  const next = letters[index + 1];
  const isBeforeVowel = next !== undefined && (LONG.has(next) || next === 'ة');
  return !isBeforeVowel && !isVowel(letters, index - 1);
}

/** `isClosed`: nothing before it in the word, or a consonant without a vowel. */
function markOf(letters: readonly string[], index: number, isClosed: boolean): string {
  const [letter, next] = [letters[index]!, letters[index + 1]];
  if (letter === 'ء' && next === undefined) return '';
  if (next === undefined) return SUKUN;
  if (letter === 'إ') return KASRA;
  if (letter === 'أ' && index === 0 && !isVowel(letters, 1)) return FATHA;
  if (next === 'ا' || next === 'ى' || next === 'ة' || next === 'أ') return FATHA;
  if (isVowel(letters, index + 1)) return next === 'و' ? DAMMA : KASRA;
  if (index === 0) return next === 'ر' || next === 'ل' ? SUKUN : FATHA;
  const isGlide = (letter === 'و' || letter === 'ي') && isVowel(letters, index - 1);
  return isClosed && !isGlide ? KASRA : SUKUN;
}
