import { sql } from 'kysely';
import { foldForSearch } from '@safira/arabic/search-key';
import type { Db } from '../db.ts';

/**
 * OURS-19: the slugs of commentators, by their names as a guide writes them. A name that is not known, in any spelling,
 * becomes a new commentator.
 */
export async function saveCommentators(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(names)].filter((name) => slugOf(name) !== '');
  if (wanted.length === 0) return new Map();
  const known = await db.selectFrom('commentators').selectAll().execute();
  const slugs = new Map(
    known.flatMap(({ slug, arabic_name, aliases }) =>
      [slug, arabic_name, ...aliases].map((name) => [slugOf(name), slug] as const),
    ),
  );
  const unknown = new Map(
    wanted.filter((name) => !slugs.has(slugOf(name))).map((name) => [slugOf(name), name]),
  );
  if (unknown.size > 0) {
    await sql`
      insert into commentators (slug, arabic_name)
      select * from unnest(${[...unknown.keys()]}::text[], ${[...unknown.values()]}::text[])
      on conflict (slug) do nothing`.execute(db);
  }
  return new Map(wanted.map((name) => [name, slugs.get(slugOf(name)) ?? slugOf(name)]));
}

/** «معلّق تجريبي 1» and «معلق تجريبى 1» are one person: «معلق-تجريبي-1». */
const slugOf = (name: string) => foldForSearch(name).replaceAll(' ', '-');
