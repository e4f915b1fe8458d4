import { sql } from 'kysely';
import {
  commentatorSlug,
  type KnownCommentator,
  makeCommentatorFinder,
} from '@safira/broadcasts/commentators';
import type { Db } from '../db.ts';

/** OURS-19: all of them, by name: some hundred. */
export async function listCommentators(db: Db): Promise<KnownCommentator[]> {
  const rows = await db.selectFrom('commentators').selectAll().orderBy('arabic_name').execute();
  return rows.map(({ slug, arabic_name, aliases }) => ({ slug, name: arabic_name, aliases }));
}

export async function findCommentator(
  db: Db,
  slug: string,
): Promise<{ slug: string; name: string } | undefined> {
  return db
    .selectFrom('commentators')
    .select(['slug', 'arabic_name as name'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/**
 * OURS-19: the commentators of some names, as a guide or an editor writes them. A name that is not known, in any
 * spelling, becomes a new commentator.
 */
export async function saveCommentators(
  db: Db,
  names: readonly string[],
): Promise<Map<string, { slug: string; name: string }>> {
  const wanted = [...new Set(names)].filter((name) => commentatorSlug(name) !== '');
  if (wanted.length === 0) return new Map();
  const find = makeCommentatorFinder(await listCommentators(db));
  const unknown = new Map(wanted.filter((name) => !find(name)).map((name) => [commentatorSlug(name), name]));
  if (unknown.size > 0) {
    await sql`
      insert into commentators (slug, arabic_name)
      select * from unnest(${[...unknown.keys()]}::text[], ${[...unknown.values()]}::text[])
      on conflict (slug) do nothing`.execute(db);
  }
  return new Map(
    wanted.map((name) => {
      const slug = commentatorSlug(name);
      const { slug: own, name: stored } = find(name) ?? { slug, name: unknown.get(slug)! };
      return [name, { slug: own, name: stored }];
    }),
  );
}

/** OURS-19: another spelling of a known commentator. */
export async function saveCommentatorAlias(
  db: Db,
  { slug, alias }: { slug: string; alias: string },
): Promise<void> {
  await sql`
    update commentators set aliases = array_append(aliases, ${alias})
    where slug = ${slug} and not ${alias} = any(aliases)`.execute(db);
}
