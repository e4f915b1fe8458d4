import { countryKey } from '@safira/arabic/countries';
import { editDistance } from '@safira/arabic/edit-distance';
import { competitionTable } from '@safira/arabic/name-tables';
import { foldForSearch } from '@safira/arabic/search-key';
import type { Competition } from '@safira/contract/competitions';
import { listCompetitions } from './competitions.ts';
import type { Db } from './db.ts';

/** OURS-07: names that begin so, then those with such words, then what is spelled nearly so; the known ones first. */
export async function searchCompetitions(
  db: Db,
  { text, limit }: { text: string; limit: number },
): Promise<Competition[]> {
  const asked = spellingOf(text.slice(0, LONGEST_ASKED));
  if (asked.key === '') return [];
  // All of them: the provider has little more than a thousand.
  return (await listCompetitions(db))
    .map((competition) => ({
      competition,
      distance: Math.min(...spellingsOf(competition).map((spelling) => distanceOf(asked, spelling))),
    }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ competition }) => competition);
}

const LONGEST_ASKED = 80;

type Spelling = { key: string; words: string[] };

/** Words without their article: «انجليزي» is looked for as «الإنجليزي» too. */
function spellingOf(name: string): Spelling {
  const key = foldForSearch(name);
  return { key, words: key.split(' ').map((word) => word.replace(/^ال(?=..)/, '')) };
}

/** The names and the other spellings that desks use; kept, for every search goes through all. */
function spellingsOf({ name, originalName, country }: Competition): Spelling[] {
  const key = [name, originalName, countryKey(country)].join('\n');
  let found = spellings.get(key);
  if (!found) {
    if (spellings.size >= MOST_SPELLINGS) spellings.clear();
    const others = otherSpellings.get(`${originalName} ${countryKey(country)}`) ?? [];
    found = [name, originalName, ...others].map(spellingOf);
    spellings.set(key, found);
  }
  return found;
}

const spellings = new Map<string, Spelling[]>();
const MOST_SPELLINGS = 5_000;

const otherSpellings = new Map(
  competitionTable.map(({ name, country, aliases = [] }) => [`${name} ${countryKey(country)}`, aliases]),
);

/** 0: begins so; 1: has these words one after the other, the last perhaps unfinished; more: with so many mistakes. */
function distanceOf(asked: Spelling, { key, words }: Spelling): number {
  if (key.startsWith(asked.key)) return 0;
  let nearest = Infinity;
  for (let start = 0; start + asked.words.length <= words.length; start++) {
    const mistakes = asked.words.map((word, index) =>
      mistakesIn(word, words[start + index]!, index === asked.words.length - 1),
    );
    nearest = Math.min(nearest, 1 + mistakes.reduce((sum, one) => sum + one, 0));
  }
  return nearest;
}

/** One mistake is forgiven from four letters on, two from eight; the beginning of a word may stand for it. */
function mistakesIn(asked: string, word: string, isUnfinished: boolean): number {
  const forgiven = Math.min(2, Math.floor(asked.length / 4));
  if (isUnfinished ? word.startsWith(asked) : word === asked) return 0;
  if (forgiven === 0) return Infinity;
  const longest = asked.length + forgiven;
  if (word.length < asked.length - forgiven || (!isUnfinished && word.length > longest)) return Infinity;
  const mistakes = isUnfinished
    ? Math.min(...beginnings(word, asked.length).map((beginning) => typingDistance(asked, beginning)))
    : typingDistance(asked, word);
  return mistakes <= forgiven ? mistakes : Infinity;
}

/** With a letter too few, as many, and one too many. */
const beginnings = (word: string, length: number) =>
  [length - 1, length, length + 1].map((end) => word.slice(0, end));

/** As `editDistance`, but two letters that changed places are one mistake. */
function typingDistance(one: string, other: string): number {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const isSwapped = at !== -1 && one[at] === other[at + 1] && one[at + 1] === other[at];
  if (!isSwapped) return editDistance(one, other);
  return 1 + editDistance(one.slice(at + 2), other.slice(at + 2));
}
