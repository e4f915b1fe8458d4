import { foldForSearch } from '@safira/arabic/search/search-key';
import { withArticle } from '../names/words.ts';
import { typingDistance } from './typing-distance.ts';

const ARTICLE = 'ال';

/** The first of the keys is the `search_key`. */
export type Candidate = {
  id: number;
  keys: string[];
  latin: string;
  weight: number;
  country?: string | null;
};
export type Scored = Candidate & { score: number };

/** Best match first: whole names, whole words, prefixes, then near spellings; the best known first among equals. */
export const bestFirst = (words: readonly string[], found: readonly Candidate[]): number[] =>
  scored(words, found).map(({ id }) => id);

export function scored(words: readonly string[], found: readonly Candidate[]): Scored[] {
  const text = words.join(' ');
  return found
    .map((one) => ({ ...one, score: scoreOf(text, words, one) }))
    .toSorted((a, b) => a.score - b.score || b.weight - a.weight || a.id - b.id);
}

export const WHOLE_NAME = 0;
const WHOLE_WORDS = 1;
const PREFIX = 2;
/** And more, by the distance of each word; that of a word's beginning is `BEGUN`. */
const NEAR = 3;
const BEGUN = 0.5;

function scoreOf(text: string, words: readonly string[], { keys, latin }: Candidate): number {
  const names = namesIn(keys[0]!, latin);
  if (names.some((name) => withoutArticle(name) === withoutArticle(text))) return WHOLE_NAME;
  const parts = keys.flatMap((key) => key.split(' '));
  if (words.every((word) => withArticle(word).some((form) => parts.includes(form)))) return WHOLE_WORDS;
  if (names.some((name) => name.startsWith(text) || name.startsWith(ARTICLE + text))) return PREFIX;
  const distances = words.map((word) => distanceTo(word, parts));
  return NEAR + distances.reduce((sum, distance) => sum + distance, 0);
}

const withoutArticle = (name: string) => (name.startsWith(ARTICLE) ? name.slice(ARTICLE.length) : name);

/** The key contains both folded names, the Arabic one first. */
function namesIn(key: string, latin: string): [arabic: string, latin: string] {
  const folded = foldForSearch(latin);
  return [key.slice(0, Math.max(0, key.length - folded.length - 1)), folded];
}

/** Distance to the nearest word of a name; small for a prefix, because the rest is still being typed. */
function distanceTo(word: string, parts: readonly string[]): number {
  if (parts.includes(word)) return 0;
  const forms = withArticle(word);
  if (parts.some((part) => forms.some((form) => part.startsWith(form)))) return BEGUN;
  // Mistakes in the first letter are the rarest.
  const first = (part: string) => (part[0] === word[0] ? 0 : 0.2);
  return Math.min(...parts.map((part) => typingDistance(word, part) + first(part)));
}
