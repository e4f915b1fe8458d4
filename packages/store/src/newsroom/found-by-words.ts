import { sql } from 'kysely';
import { foldForSearch } from '@safira/arabic/search/search-key';
import type { Db } from '../db.ts';

/** So many of the newest that have the rarest of the words are looked at, so that a search costs the same with a million. */
const MOST_LOOKED_AT = 300;

/** The ids of articles with words in the title that begin with each of the typed ones. */
export async function foundByWords(db: Db, typed: string): Promise<number[]> {
  const words = [...new Set(foldForSearch(typed).split(' ').filter(Boolean))];
  if (words.length === 0) return [];
  const lists = await Promise.all(words.map((word) => newestWith(db, word)));
  const [rarest, ...others] = words.toSorted(
    (one, other) => lists[words.indexOf(one)]!.length - lists[words.indexOf(other)]!.length,
  );
  const candidates = lists[words.indexOf(rarest!)]!;
  const { rows } = await sql<{ id: number }>`
    select c.id from unnest(${candidates}::bigint[]) as c (id)
    where not exists (
      select from unnest(${others}::text[]) as o (word)
      where not exists (
        select from article_words w where w.article_id = c.id and starts_with(w.word, o.word)))`.execute(db);
  return rows.map(({ id }) => id);
}

/** The newest with exactly this word, then others with a word that begins so. */
async function newestWith(db: Db, word: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select article_id as id from (
      select article_id from article_words where word = ${word} order by article_id desc limit ${MOST_LOOKED_AT})
      as same
    union
    select article_id from (
      select article_id from article_words where word > ${word} and word < ${`${word}\u{10FFFF}`}
      limit ${MOST_LOOKED_AT}) as longer`.execute(db);
  return rows.map(({ id }) => id);
}
