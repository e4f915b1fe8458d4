import { sql } from 'kysely';
import { countryKey } from '@safira/arabic/countries';
import { competitionTable } from '@safira/arabic/name-tables';
import { foldForSearch } from '@safira/arabic/search-key';
import type { Competition } from '@safira/contract/competitions';
import { listCompetitions } from './competitions.ts';
import type { Db } from './db.ts';
import { typingDistance } from './typing-distance.ts';

/** OURS-07: names that begin so, then those with such words, then what is spelled nearly so; the known ones first. */
export async function searchCompetitions(
  db: Db,
  { text, limit }: { text: string; limit: number },
): Promise<Competition[]> {
  const asked = spellingOf(text.slice(0, LONGEST_ASKED));
  if (asked.key === '') return [];
  // All of them: the provider has little more than a thousand.
  const mistakes = asked.words.map((word, index) => mistakesByWord(word, index === asked.words.length - 1));
  return (await listSpelled(db))
    .map(({ competition, spellings }) => ({
      competition,
      distance: Math.min(...spellings.map((spelling) => distanceOf(asked, mistakes, spelling))),
    }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ competition }) => competition);
}

const LONGEST_ASKED = 80;

type Spelling = { key: string; words: string[] };
type Spelled = { competition: Competition; spellings: Spelling[] };

/** Kept until a row is written: every search goes through all, and they hardly ever change. */
async function listSpelled(db: Db): Promise<Spelled[]> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ' ' || sum(xmin::text::bigint) as version from competitions`.execute(db);
  const { version } = rows[0]!;
  const known = kept.get(db);
  if (known?.version === version) return known.spelled;
  const spelled = (await listCompetitions(db)).map((competition) => ({
    competition,
    spellings: spellingsOf(competition),
  }));
  kept.set(db, { version, spelled });
  return spelled;
}

const kept = new WeakMap<Db, { version: string; spelled: Spelled[] }>();

/** Words without their article: «انجليزي» is looked for as «الإنجليزي» too. */
function spellingOf(name: string): Spelling {
  const key = foldForSearch(name);
  return { key, words: key.split(' ').map((word) => word.replace(/^ال(?=..)/, '')) };
}

/** The names and the other spellings that desks use. */
function spellingsOf({ name, originalName, country }: Competition): Spelling[] {
  const others = otherSpellings.get(`${originalName} ${countryKey(country)}`) ?? [];
  return [name, originalName, ...others].map(spellingOf);
}

const otherSpellings = new Map(
  competitionTable.map(({ name, country, aliases = [] }) => [`${name} ${countryKey(country)}`, aliases]),
);

/** 0: begins so; 1: has these words one after the other, the last perhaps unfinished; more: with so many mistakes. */
function distanceOf(
  asked: Spelling,
  mistakes: readonly ((word: string) => number)[],
  { key, words }: Spelling,
): number {
  if (key.startsWith(asked.key)) return 0;
  let nearest = Infinity;
  for (let start = 0; start + mistakes.length <= words.length; start++) {
    let sum = 1;
    for (let index = 0; index < mistakes.length && sum < nearest; index++) {
      sum += mistakes[index]!(words[start + index]!);
    }
    nearest = Math.min(nearest, sum);
  }
  return nearest;
}

/** Most names share their words with others: each is compared once in a question. */
function mistakesByWord(asked: string, isUnfinished: boolean): (word: string) => number {
  const known = new Map<string, number>();
  return (word) => {
    let mistakes = known.get(word);
    if (mistakes === undefined) {
      mistakes = mistakesIn(asked, word, isUnfinished);
      known.set(word, mistakes);
    }
    return mistakes;
  };
}

/** One mistake is forgiven from four letters on, two from eight; the beginning of a word may stand for it. */
function mistakesIn(asked: string, word: string, isUnfinished: boolean): number {
  const forgiven = Math.min(2, Math.floor(asked.length / 4));
  if (isUnfinished ? word.startsWith(asked) : word === asked) return 0;
  if (forgiven === 0) return Infinity;
  const longest = asked.length + forgiven;
  if (word.length < asked.length - forgiven || (!isUnfinished && word.length > longest)) return Infinity;
  if (countMissing(asked, word) > forgiven) return Infinity;
  const mistakes = isUnfinished
    ? Math.min(...beginnings(word, asked.length).map((beginning) => typingDistance(asked, beginning)))
    : typingDistance(asked, word);
  return mistakes <= forgiven ? mistakes : Infinity;
}

/** Letters that the word has not: each is a mistake at least, and most words are told apart by them alone. */
function countMissing(asked: string, word: string): number {
  let missing = 0;
  for (let at = 0; at < asked.length; at++) if (!word.includes(asked[at]!)) missing++;
  return missing;
}

/** With a letter too few, as many, and one too many. */
const beginnings = (word: string, length: number) =>
  [length - 1, length, length + 1].map((end) => word.slice(0, end));
