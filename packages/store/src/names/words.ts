import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import { typingDistance } from '../search/typing-distance.ts';

/** How many words a typed word may match, and from how many with this prefix the shortest are chosen. */
const MOST_SPELLINGS = 100;
const MOST_WITH_PREFIX = 1_000;
/** For several words: how many names with the rarest word are checked for the others, the best known first. */
const DEPTH = 1_000;
/** The same for a word that matches only as a prefix or a near spelling. */
const DEPTH_OF_OTHERS = 20;
const ARTICLE = 'ال';

/** The tables of migration 0024. Names that are `known` are in the indexes by their first letters. */
export type Kind = 'player' | 'team';
const kinds = {
  player: {
    words: sql.table('player_words'),
    vocabulary: sql.table('player_vocabulary'),
    known: sql`weight >= 9`,
  },
  team: {
    words: sql.table('team_words'),
    vocabulary: sql.table('team_vocabulary'),
    known: sql`weight >= 1`,
  },
};

/** With and without the article: «أهلي» also finds «الأهلي», and «الأبطال» «أبطال». */
export function withArticle(word: string): string[] {
  if (/^[a-z0-9]/.test(word)) return [word];
  if (!word.startsWith(ARTICLE)) return [word, ARTICLE + word];
  return word.length >= 5 ? [word, word.slice(ARTICLE.length)] : [word];
}

export type How = 'begins' | 'nearly';
type QueryWord = {
  /** Prefixes of a word of the name. */
  forms: string[];
  /** Words of names that the typed word may mean, the nearest first. */
  spellings: string[];
};

/**
 * OURS-07: a query for at most `most` ids of names that contain all words, as prefixes or also in near spellings, the
 * best known first, each with its `weight`; undefined if nothing can match. It costs the same at any table size.
 */
export async function findNamed(
  db: Db,
  kind: Kind,
  { words, how, most }: { words: readonly string[]; how: How; most: number },
): Promise<RawBuilder<{ id: number; weight: number }> | undefined> {
  // «ال» begins half of all Arabic names; next to a longer word it narrows nothing.
  const selective = words.filter((word) => word.length >= 3);
  const query = await listQueryWords(db, kind, { words: selective.length > 0 ? selective : words, how });
  if (query.some(({ spellings }) => spellings.length === 0)) return undefined;
  const rarest = await findRarest(db, kind, query);
  const others = query.filter((one) => one !== rarest).map((one) => hasWord(kind, one));
  return sql<{ id: number; weight: number }>`
    select id, max(weight) as weight from (${namesWith(kind, rarest, others.length > 0 ? DEPTH : most)}) as c
    where ${others.length > 0 ? sql.join(others, sql` and `) : sql`true`}
    group by id order by 2 desc, id limit ${most}`;
}

async function listQueryWords(
  db: Db,
  kind: Kind,
  { words, how }: { words: readonly string[]; how: How },
): Promise<QueryWord[]> {
  const forms = words.flatMap((word, place) => withArticle(word).map((form) => ({ place, form })));
  const { vocabulary } = kinds[kind];
  const near = sql`
    select v.word from ${vocabulary} as v
    where ${how === 'nearly'} and length(f.form) >= 3 and search_marks(v.word) && search_marks(f.form)
    limit ${MOST_WITH_PREFIX}`;
  const { rows } = await sql<{ place: number; form: string; word: string }>`
    select f.place, f.form, v.word
    from unnest(${forms.map(({ place }) => place)}::int[], ${forms.map(({ form }) => form)}::text[]) as f (place, form),
    lateral (
      (select word from (
        select word from ${vocabulary} where word >= f.form and word < f.form || U&'\\FFFF'
        order by word limit ${MOST_WITH_PREFIX}) as b
      order by length(word), word limit ${MOST_SPELLINGS})
      union all (${near})) as v`.execute(db);
  const found = Map.groupBy(rows, (row) => row.place);
  return words.map((word, place) => ({
    forms: withArticle(word),
    spellings: nearestFirst(found.get(place) ?? []),
  }));
}

/** One mistake is allowed: with two, most short words would match each other. Near spellings have their own limit. */
function nearestFirst(found: readonly { form: string; word: string }[]): string[] {
  const distances = new Map<string, number>();
  for (const { form, word } of found) {
    const distance = word.startsWith(form) ? (word.length - form.length) / 100 : typingDistance(form, word);
    if (distance <= 1) distances.set(word, Math.min(distance, distances.get(word) ?? 1));
  }
  const inOrder = [...distances].toSorted(([, a], [, b]) => a - b);
  const first = (matches: (distance: number) => boolean) =>
    inOrder.filter(([, distance]) => matches(distance)).slice(0, MOST_SPELLINGS);
  return [...first((distance) => distance < 1), ...first((distance) => distance === 1)].map(([word]) => word);
}

/** The word in the fewest names, counted up to a limit; all names with it are then checked for the other words. */
async function findRarest(db: Db, kind: Kind, query: readonly QueryWord[]): Promise<QueryWord> {
  if (query.length === 1) return query[0]!;
  const counts = query.map(
    ({ spellings }) => sql`(select count(*)::int from (
      select from unnest(${spellings}::text[]) as s (word),
      lateral (select from ${kinds[kind].words} as w where w.word = s.word limit ${DEPTH}) as w
      limit ${DEPTH}) as c)`,
  );
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db);
  const sizes = rows[0]!.counts;
  return query[sizes.indexOf(Math.min(...sizes))]!;
}

/** The best known names with each spelling, most for exact ones. Few letters also match known names by prefix. */
function namesWith(kind: Kind, { forms, spellings }: QueryWord, depth: number): RawBuilder<unknown> {
  const { words, known } = kinds[kind];
  const others = Math.max(DEPTH_OF_OTHERS, Math.ceil(depth / spellings.length));
  const depths = spellings.map((word) => (forms.includes(word) ? depth : others));
  const [form = ''] = forms;
  const bySpelling = sql`
    select w.id, w.weight from unnest(${spellings}::text[], ${depths}::int[]) as s (word, depth),
    lateral (select id, weight from ${words} where word = s.word order by weight desc, id limit s.depth) as w`;
  if (form.length !== 2 && form.length !== 3) return bySpelling;
  return sql`${bySpelling} union all (
    select id, weight from ${words} where left(word, ${sql.lit(form.length)}) = ${form} and ${known}
    order by weight desc, id limit ${depth})`;
}

/** Every name has few words, so they are looked up by id, whatever spellings the typed word has. */
function hasWord(kind: Kind, { forms, spellings }: QueryWord): RawBuilder<unknown> {
  const begins = forms.map((form) => sql`starts_with(o.word, ${form})`);
  return sql`exists (select from ${kinds[kind].words} as o where o.id = c.id
    and (${sql.join(begins, sql` or `)} or o.word || '' = any(${spellings}::text[])))`;
}

/** Recomputes how well known each name is; returns how many words changed. */
export async function weighNames(db: Db): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    select weigh_player_words() + weigh_team_words() as moved`.execute(db);
  return rows[0]!.moved;
}
