import { sql } from 'kysely';
import { countryKey } from '@safira/arabic/names/countries';
import { competitionTable } from '@safira/arabic/names/club-tables';
import { competitionsByNickname } from '@safira/arabic/names/nicknames';
import { foldForSearch } from '@safira/arabic/search/search-key';
import type { Competition } from '@safira/contract/competitions/competitions';
import { listCompetitions } from '../competitions/competitions.ts';
import type { Db } from '../db.ts';
import { otherTexts } from '@safira/arabic/search/search-query';
import { wordsOf } from './candidates.ts';
import { typingDistance } from './typing-distance.ts';

/** OURS-07: names with this beginning, then names with these words, then near spellings; the best known first. */
export async function searchCompetitions(
  db: Db,
  { text, limit }: { text: string; limit: number },
): Promise<Competition[]> {
  const typed = text.slice(0, LONGEST_QUERY);
  const all = await listSpelled(db);
  for (const one of [typed, ...otherTexts(typed)]) {
    const found = findSpelled(all, one);
    if (found.length > 0) return found.slice(0, limit);
  }
  return [];
}

function findSpelled(all: readonly Spelled[], text: string): Competition[] {
  const query = spellingOf(wordsOf(text).join(' '));
  if (query.key === '') return [];
  const { whole, begun } = competitionsByNickname(query.key);
  // «club world cup»: a nickname may contain a word that is otherwise left out.
  const typed = competitionsByNickname(foldForSearch(text)).whole;
  // Nicknames count as whole names, begun ones as names with this beginning.
  const nicknamed = new Map([
    ...begun.map((id) => [id, 0.5] as const),
    ...whole.map((id) => [id, -1] as const),
    ...typed.map((id) => [id, -2] as const),
  ]);
  // All competitions are compared: the provider has little more than a thousand.
  const mistakes = query.words.map((word, index) => mistakesByWord(word, index === query.words.length - 1));
  return all
    .map(({ competition, spellings }) => ({
      competition,
      distance: Math.min(
        nicknamed.get(competition.id) ?? Infinity,
        ...spellings.map((spelling) => distanceOf(query, mistakes, spelling)),
      ),
    }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ competition }) => competition);
}

const LONGEST_QUERY = 80;

type Spelling = { key: string; words: string[] };
type Spelled = { competition: Competition; spellings: Spelling[] };

/** Cached until a row is written: every search goes through all competitions, and they hardly ever change. */
async function listSpelled(db: Db): Promise<Spelled[]> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ' ' || sum(xmin::text::bigint) as version from competitions`.execute(db);
  const { version } = rows[0]!;
  const cached = cache.get(db);
  if (cached?.version === version) return cached.spelled;
  const spelled = (await listCompetitions(db)).map((competition) => ({
    competition,
    spellings: spellingsOf(competition),
  }));
  cache.set(db, { version, spelled });
  return spelled;
}

const cache = new WeakMap<Db, { version: string; spelled: Spelled[] }>();

/** Words without their article, so that «انجليزي» also finds «الإنجليزي». */
function spellingOf(name: string): Spelling {
  const key = foldForSearch(name);
  return { key, words: key.split(' ').map((word) => word.replace(/^ال(?=..)/, '')) };
}

/** The names and the other spellings that newsrooms use. */
function spellingsOf({ name, originalName, country }: Competition): Spelling[] {
  const others = otherSpellings.get(`${originalName} ${countryKey(country)}`) ?? [];
  return [name, originalName, ...others].map(spellingOf);
}

const otherSpellings = new Map(
  competitionTable.map(({ name, country, aliases = [] }) => [`${name} ${countryKey(country)}`, aliases]),
);

/** 0: prefix match; 1: has these words in sequence, the last perhaps unfinished; more: one for each typing mistake. */
function distanceOf(
  query: Spelling,
  mistakes: readonly ((word: string) => number)[],
  { key, words }: Spelling,
): number {
  if (key.startsWith(query.key)) return 0;
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

/** Most names share their words with others, so each word is compared only once per search. */
function mistakesByWord(query: string, isUnfinished: boolean): (word: string) => number {
  const known = new Map<string, number>();
  return (word) => {
    let mistakes = known.get(word);
    if (mistakes === undefined) {
      mistakes = mistakesIn(query, word, isUnfinished);
      known.set(word, mistakes);
    }
    return mistakes;
  };
}

/** One mistake is allowed from four letters on, two from eight; an unfinished word may match a word's beginning. */
function mistakesIn(query: string, word: string, isUnfinished: boolean): number {
  const allowed = Math.min(2, Math.floor(query.length / 4));
  if (isUnfinished ? word.startsWith(query) : word === query) return 0;
  if (allowed === 0) return Infinity;
  const longest = query.length + allowed;
  if (word.length < query.length - allowed || (!isUnfinished && word.length > longest)) return Infinity;
  if (countMissing(query, word) > allowed) return Infinity;
  const mistakes = isUnfinished
    ? Math.min(...beginnings(word, query.length).map((beginning) => typingDistance(query, beginning)))
    : typingDistance(query, word);
  return mistakes <= allowed ? mistakes : Infinity;
}

/** Letters that the word lacks: each is at least one mistake, and this cheap count already rules out most words. */
function countMissing(query: string, word: string): number {
  let missing = 0;
  for (let at = 0; at < query.length; at++) if (!word.includes(query[at]!)) missing++;
  return missing;
}

/** Prefixes of the word that are one letter shorter, as long, and one letter longer. */
const beginnings = (word: string, length: number) =>
  [length - 1, length, length + 1].map((end) => word.slice(0, end));
