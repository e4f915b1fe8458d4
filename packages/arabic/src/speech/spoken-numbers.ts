import { hundredWords, tens, unitsBeforeFeminine, unitsBeforeMasculine } from '../tables/spoken-words.ts';
import { type Case, type SpokenNoun, thousand } from './spoken-nouns.ts';

/** One more than the largest number that can be put into words. */
const LIMIT = 1_000_000;

/**
 * POD-06: a counted noun in vocalised words: «ثَلَاثَةِ أَهْدَافٍ», «أَحَدَ عَشَرَ هَدَفًا», «هَدَفَيْنِ». The case
 * depends on the position: genitive after a preposition, accusative after a verb. Endings are full; `pausal` drops the
 * last one.
 */
export function spokenCount(n: number, noun: SpokenNoun, grammar: Case = 'genitive'): string {
  if (!Number.isInteger(n) || n < 0 || n >= LIMIT) throw new RangeError(`no words for ${n}`);
  const zero = `${grammar === 'genitive' ? 'دُونِ' : 'دُونَ'} ${noun.few}`;
  const words = n === 0 ? zero : counted(n, noun, grammar);
  // A joining alif is silent within a phrase: «ثَلَاثَةِ انْتِصَارَاتٍ».
  return words.replaceAll(' اِ', ' ا').normalize('NFC');
}

/** As pronounced before a pause: the last short vowel is dropped («وَاحِدْ», «رَدّْ»), «هَدَفًا» ends in a long one. */
export function pausal(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\u064B(\u0651?)ا$/, '\u064E$1ا')
    .replace(/[\u064B-\u0650](\u0651?)$/, '$1\u0652');
}

/** Joins «وَ» or «بِ» to a word, whose joining alif then loses its vowel: «وَاثْنَا عَشَرَ». */
export function attach(prefix: string, word: string): string {
  return prefix + word.replace(/^ا\u0650/, 'ا');
}

const and = (word: string) => attach('وَ', word);

function counted(n: number, noun: SpokenNoun, grammar: Case): string {
  if (n < 100) return countedBelowHundred(n, noun, grammar);
  const step = n < 1000 ? 100 : 1000;
  const large = step === 100 ? hundreds(n / step, grammar) : thousands(n / step, grammar);
  const rest = n % step;
  // «مِئَةُ هَدَفٍ وَهَدَفَانِ»: one and two have no number word before the noun.
  if (rest <= 2) {
    const whole = `${construct(large)} ${noun.singular.genitive}`;
    return rest === 0 ? whole : `${whole} ${and(oneOrTwo(rest, noun, grammar))}`;
  }
  return `${large} ${and(counted(rest, noun, grammar))}`;
}

function countedBelowHundred(n: number, noun: SpokenNoun, grammar: Case): string {
  if (n === 1) return `${noun.singular[grammar]} ${onlyOne(noun, grammar)}`;
  if (n === 2) return oneOrTwo(2, noun, grammar);
  if (n <= 10) return `${unit(n, noun, grammar)} ${noun.few}`;
  return `${n < 20 ? teen(n, noun, grammar) : tenAndUnit(n, noun, grammar)} ${noun.singular.accusative}`;
}

function oneOrTwo(n: number, noun: SpokenNoun, grammar: Case): string {
  if (n === 1) return noun.singular[grammar];
  return grammar === 'nominative' ? `${noun.dual}انِ` : `${noun.dual}يْنِ`;
}

const onlyOne = ({ isFeminine }: SpokenNoun, grammar: Case) =>
  withTanwin(isFeminine ? 'وَاحِدَة' : 'وَاحِد', grammar);

const SHORT: Record<Case, string> = { nominative: '\u064F', accusative: '\u064E', genitive: '\u0650' };
const TANWIN: Record<Case, string> = { nominative: '\u064C', accusative: '\u064B', genitive: '\u064D' };

function withTanwin(stem: string, grammar: Case): string {
  const isOnAlif = grammar === 'accusative' && !stem.endsWith('ة');
  return `${stem}${TANWIN[grammar]}${isOnAlif ? 'ا' : ''}`;
}

/** Three to ten take the other gender than their noun: «ثَلَاثَةُ أَهْدَافٍ», «ثَلَاثُ نِقَاطٍ». */
const stemOf = (n: number, { isFeminine }: SpokenNoun) =>
  (isFeminine ? unitsBeforeFeminine : unitsBeforeMasculine)[n - 3]!;

function unit(n: number, noun: SpokenNoun, grammar: Case): string {
  const stem = stemOf(n, noun);
  // «ثَمَانِي» takes no damma and no kasra.
  return stem.endsWith('ي') && grammar !== 'accusative' ? stem : stem + SHORT[grammar];
}

/** Eleven agrees with its noun, twelve also inflects, the others never change. */
function teen(n: number, noun: SpokenNoun, grammar: Case): string {
  const { isFeminine } = noun;
  const ten = isFeminine ? 'عَشْرَةَ' : 'عَشَرَ';
  if (n === 11) return `${isFeminine ? 'إِحْدَى' : 'أَحَدَ'} ${ten}`;
  if (n === 12) return `${isFeminine ? 'اِثْنَت' : 'اِثْن'}${grammar === 'nominative' ? 'َا' : 'َيْ'} ${ten}`;
  return `${stemOf(n - 10, noun)}\u064E ${ten}`;
}

function tenAndUnit(n: number, noun: SpokenNoun, grammar: Case): string {
  const ten = tens[Math.floor(n / 10) - 2]! + (grammar === 'nominative' ? '\u064Fونَ' : '\u0650ينَ');
  const one = n % 10;
  return one === 0 ? ten : `${unitBeforeTen(one, noun, grammar)} ${and(ten)}`;
}

function unitBeforeTen(n: number, noun: SpokenNoun, grammar: Case): string {
  const { isFeminine } = noun;
  if (n === 1) return isFeminine ? 'إِحْدَى' : onlyOne(noun, grammar);
  if (n === 2) return `${isFeminine ? 'اِثْنَت' : 'اِثْن'}${grammar === 'nominative' ? 'َانِ' : 'َيْنِ'}`;
  const stem = stemOf(n, noun);
  // «ثَمَانٍ وَعِشْرُونَ»: the ya is dropped unless it has a fatha.
  if (stem.endsWith('ي') && grammar !== 'accusative') return stem.replace(/\u0650ي$/, '\u064D');
  return withTanwin(stem, grammar);
}

function hundreds(count: number, grammar: Case): string {
  const n = Math.floor(count);
  if (n === 1) return withTanwin('مِئَة', grammar);
  if (n === 2) return grammar === 'nominative' ? 'مِئَتَانِ' : 'مِئَتَيْنِ';
  const stem = hundredWords[n - 3]!;
  return `${stem}${stem.endsWith('\u0650') ? '' : SHORT[grammar]}مِئَةٍ`;
}

function thousands(count: number, grammar: Case): string {
  const n = Math.floor(count);
  return n === 1 ? thousand.singular[grammar] : counted(n, thousand, grammar);
}

/** The form before the noun it belongs to: «مِئَةٌ» but «مِئَةُ هَدَفٍ», «أَلْفَانِ» but «أَلْفَا هَدَفٍ». */
function construct(text: string): string {
  return text
    .replace(/(\u064Eا|\u064Eيْ)نِ$/, '$1')
    .replace(/\u064Bا?$/, '\u064E')
    .replace(/\u064C$/, '\u064F')
    .replace(/\u064D$/, '\u0650');
}
