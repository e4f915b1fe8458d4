import { countryKey, countryName } from '../names/countries.ts';
import { arabicOfFranco } from './franco.ts';
import { foldForSearch } from './search-key.ts';
import { nisbas } from '../tables/nisbas.ts';

/** OURS-07: a typed text, without the words that only say what kind of thing is meant. */
export type SearchQuery = {
  /** Folded, at most five. */
  words: string[];
  /** The key of the country that an adjective names: «الأهلي المصري». The words are without it then. */
  country?: string;
};

/** No real query has more words than these; the rest is ignored. */
const MOST_WORDS = 5;

/** Each is a search of its own, so a text that means nothing must not cost dozens. */
const MOST_PHRASES = 6;

/** The ways to read a text, the last one with all its words: «المصري» at the end is a country or part of a name. */
export function readQuery(text: string): [SearchQuery, ...SearchQuery[]] {
  const typed = foldForSearch(franco(text))
    .split(' ')
    .filter((word) => word !== '')
    .flatMap(spaced);
  const meaningful = typed.filter((word) => !fillers.has(word));
  const words = (meaningful.length > 0 ? meaningful : typed).slice(0, MOST_WORDS);
  const whole: SearchQuery = { words };
  const nationality = nationalities.get(words.at(-1) ?? '');
  if (nationality === undefined) return [whole];
  if (words.length > 1) return [{ words: words.slice(0, -1), country: nationality.key }, whole];
  return typed.some((word) => teams.has(word)) ? [{ words: nationality.words }, whole] : [whole];
}

/**
 * Other texts that the reader may mean when nothing has these words: the same in Arabic letters, then fewer of its
 * words, the longest phrases first: «لاعب ليفربول صلاح» is «صلاح». Of equally long ones, those at the `preferred` end.
 */
export function otherTexts(text: string, preferred: 'start' | 'end' = 'start'): string[] {
  const arabic = arabicOfFranco(text);
  const { words } = readQuery(text).at(-1)!;
  const phrases: string[] = [];
  for (let length = words.length - 1; length > 0; length--) {
    const starts = Array.from({ length: words.length - length + 1 }, (_, start) => start);
    for (const start of preferred === 'end' ? starts.toReversed() : starts)
      phrases.push(words.slice(start, start + length).join(' '));
  }
  const others = phrases.slice(0, MOST_PHRASES);
  return arabic === undefined ? others : [arabic, ...others];
}

/** «7akimi», «el 3ameed»: digits that stand for Arabic letters next to Latin ones; a year or «u23» stays. */
function franco(text: string): string {
  return text.replaceAll(/[a-z]*[2356789](?=[a-z])[a-z2356789]*|[a-z]{2,}[2356789]+(?![\d])/gi, (word) =>
    /^u\d/i.test(word) ? word : Array.from(word, (letter) => sounds[letter] ?? letter).join(''),
  );
}

const sounds: Readonly<Record<string, string>> = {
  2: '', 3: 'a', 5: 'kh', 6: 't', 7: 'h', 8: 'gh', 9: 's',
}; // oxfmt-ignore

/** «عبدالقادر» is stored as two words. */
const spaced = (word: string) => (/^عبدال.{2}/.test(word) ? ['عبد', word.slice(3)] : [word]);

const teams = new Set(['منتخب', 'المنتخب']);

/** What readers type around a name. */
const fillers = new Set(
  [
    'نادي النادي فريق الفريق منتخب المنتخب لاعب اللاعب لاعبين لاعبو نجم مدرب مباراه مباريات ماتش نتيجه نتائج موعد مواعيد',
    'جدول ترتيب هداف هدافي هدافو تشكيله تشكيل اهداف ملخص اخبار انتقالات بث مباشر مشاهده قناه اليوم امس غدا الان القادمه',
    'القادم اخر بطوله مسابقه football club team match today live score player',
  ].flatMap((line) => foldForSearch(line).split(' ')),
);

const nationalities = new Map(
  Object.entries(nisbas).flatMap(([country, nisba]) => {
    const words = foldForSearch(countryName(country) ?? '').split(' ');
    const folded = foldForSearch(nisba);
    const nationality = { key: countryKey(country), words };
    return [folded, `ال${folded}`, `${folded}ه`, `ال${folded}ه`].map((form) => [form, nationality] as const);
  }),
);
