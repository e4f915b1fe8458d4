import { sql } from 'kysely';
import { readQuery, type SearchQuery } from '@safira/arabic/search/search-query';
import type { Db } from '../db.ts';
import { findNamed, type How, type Kind, withArticle } from '../names/words.ts';
import { type Candidate, type Scored, scored } from './ranking.ts';

/** How many matching names, the best known ones, are compared letter by letter. */
const CANDIDATES = 100;

/** The words of a query in the form that names are indexed: without hamzas, marks, accents and case. */
export const wordsOf = (text: string): string[] => wholeOf(readQuery(text)).words;

/** Whether a name has all the words, or words that begin with them. */
export function hasWords(
  { name, originalName }: { name: string; originalName: string },
  words: readonly string[],
): boolean {
  const parts = [...wordsOf(name), ...wordsOf(originalName)];
  return words.every((word) => withArticle(word).some((form) => parts.some((part) => part.startsWith(form))));
}

/** The reading that takes no word for a country. */
export const wholeOf = (readings: readonly SearchQuery[]) => readings.at(-1)!;

/** The first of the texts that finds anything: what else the reader may mean counts only if nothing has the words. */
export async function findFirst(
  texts: readonly string[],
  find: (text: string) => Promise<number[]>,
): Promise<number[]> {
  for (const text of texts) {
    const ids = await find(text);
    if (ids.length > 0) return ids;
  }
  return [];
}

/** Names with these words or beginnings, the best first; near spellings only if those do not fill the list. */
export async function findScored(
  db: Db,
  kind: Kind,
  { words, limit, hasNear = true }: { words: readonly string[]; limit: number; hasNear?: boolean },
): Promise<Scored[]> {
  const begins = scored(words, await listCandidates(db, kind, { words, how: 'begins' }));
  if (!hasNear || begins.length >= limit || words.every((word) => word.length < 3)) return begins;
  const known = new Set(begins.map(({ id }) => id));
  const nearly = scored(words, await listCandidates(db, kind, { words, how: 'nearly' }));
  return [...begins, ...nearly.filter(({ id }) => !known.has(id))];
}

const namesOf = {
  player: sql`
    select id, array[search_key, full_key] as keys, name as latin, c.weight
    from c join players p on p.api_id = id
    where not exists (select from player_aliases a where a.second_id = id)`,
  team: sql`
    select id, array[search_key] as keys, name as latin, weight, country
    from c join teams on api_id = id`,
};

async function listCandidates(
  db: Db,
  kind: Kind,
  query: { words: readonly string[]; how: How },
): Promise<Candidate[]> {
  const named = await findNamed(db, kind, { ...query, most: CANDIDATES });
  if (!named) return [];
  const { rows } = await sql<Candidate>`with c as (${named}) ${namesOf[kind]}`.execute(db);
  return rows;
}
