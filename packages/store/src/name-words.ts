import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';
import { typingDistance } from './typing-distance.ts';

/** How many words one that is typed may stand for, and among how many that begin so the shortest are chosen. */
const MOST_SPELLINGS = 100;
const MOST_BEGINNING = 1_000;
/** Of several words, so many that have the rarest are looked at for the others; the best known are among them. */
const DEPTH = 1_000;
/** Of a word that only begins so, or nearly. */
const DEPTH_OF_OTHERS = 20;
const ARTICLE = 'ال';

/** Whose names: the tables of 0024. Who is `known` stands in its indexes by the first letters. */
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

/** «أهلي» is «الأهلي» too, and «الأبطال» «أبطال». */
export function withArticle(word: string): string[] {
  if (/^[a-z0-9]/.test(word)) return [word];
  if (!word.startsWith(ARTICLE)) return [word, ARTICLE + word];
  return word.length >= 5 ? [word, word.slice(ARTICLE.length)] : [word];
}

export type How = 'begins' | 'nearly';
type Asked = {
  /** What a word of the name begins with. */
  forms: string[];
  /** Words of names that are meant, the nearest first. */
  spellings: string[];
};

/**
 * OURS-07: a statement for at most so many ids of names that have all the words, begun so or also nearly so, the best
 * known first, each with its `weight`; undefined where there can be none. It costs the same at any size.
 */
export async function findNamed(
  db: Db,
  kind: Kind,
  { words, how, most }: { words: readonly string[]; how: How; most: number },
): Promise<RawBuilder<{ id: number; weight: number }> | undefined> {
  // «ال» begins half of all Arabic names; beside a longer word it narrows nothing.
  const telling = words.filter((word) => word.length >= 3);
  const asked = await listAsked(db, kind, { words: telling.length > 0 ? telling : words, how });
  if (asked.some(({ spellings }) => spellings.length === 0)) return undefined;
  const rarest = await findRarest(db, kind, asked);
  const others = asked.filter((one) => one !== rarest).map((one) => hasWord(kind, one));
  return sql<{ id: number; weight: number }>`
    select id, max(weight) as weight from (${namesWith(kind, rarest, others.length > 0 ? DEPTH : most)}) as c
    where ${others.length > 0 ? sql.join(others, sql` and `) : sql`true`}
    group by id order by 2 desc, id limit ${most}`;
}

async function listAsked(
  db: Db,
  kind: Kind,
  { words, how }: { words: readonly string[]; how: How },
): Promise<Asked[]> {
  const forms = words.flatMap((word, place) => withArticle(word).map((form) => ({ place, form })));
  const { vocabulary } = kinds[kind];
  const near = sql`
    select v.word from ${vocabulary} as v
    where ${how === 'nearly'} and length(f.form) >= 3 and search_marks(v.word) && search_marks(f.form)
    limit ${MOST_BEGINNING}`;
  const { rows } = await sql<{ place: number; form: string; word: string }>`
    select f.place, f.form, v.word
    from unnest(${forms.map(({ place }) => place)}::int[], ${forms.map(({ form }) => form)}::text[]) as f (place, form),
    lateral (
      (select word from (
        select word from ${vocabulary} where word >= f.form and word < f.form || U&'\\FFFF'
        order by word limit ${MOST_BEGINNING}) as b
      order by length(word), word limit ${MOST_SPELLINGS})
      union all (${near})) as v`.execute(db);
  const found = Map.groupBy(rows, (row) => row.place);
  return words.map((word, place) => ({
    forms: withArticle(word),
    spellings: nearestFirst(found.get(place) ?? []),
  }));
}

/** One mistake is forgiven: two make most short words of one another. What only begins so leaves room for it. */
function nearestFirst(found: readonly { form: string; word: string }[]): string[] {
  const distances = new Map<string, number>();
  for (const { form, word } of found) {
    const distance = word.startsWith(form) ? (word.length - form.length) / 100 : typingDistance(form, word);
    if (distance <= 1) distances.set(word, Math.min(distance, distances.get(word) ?? 1));
  }
  const inOrder = [...distances].toSorted(([, a], [, b]) => a - b);
  const first = (isMeant: (distance: number) => boolean) =>
    inOrder.filter(([, distance]) => isMeant(distance)).slice(0, MOST_SPELLINGS);
  return [...first((distance) => distance < 1), ...first((distance) => distance === 1)].map(([word]) => word);
}

/** The word that the fewest have, as far as that is worth counting: of those, all are looked at for the others. */
async function findRarest(db: Db, kind: Kind, asked: readonly Asked[]): Promise<Asked> {
  if (asked.length === 1) return asked[0]!;
  const counts = asked.map(
    ({ spellings }) => sql`(select count(*)::int from (
      select from unnest(${spellings}::text[]) as s (word),
      lateral (select from ${kinds[kind].words} as w where w.word = s.word limit ${DEPTH}) as w
      limit ${DEPTH}) as c)`,
  );
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db);
  const sizes = rows[0]!.counts;
  return asked[sizes.indexOf(Math.min(...sizes))]!;
}

/** The best known with each spelling; of the nearest the most. Few letters are also the beginning of known names. */
function namesWith(kind: Kind, { forms, spellings }: Asked, depth: number): RawBuilder<unknown> {
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

/** Everybody has few words: they are gone through by id, whatever stands for the word that was typed. */
function hasWord(kind: Kind, { forms, spellings }: Asked): RawBuilder<unknown> {
  const begins = forms.map((form) => sql`starts_with(o.word, ${form})`);
  return sql`exists (select from ${kinds[kind].words} as o where o.id = c.id
    and (${sql.join(begins, sql` or `)} or o.word || '' = any(${spellings}::text[])))`;
}

/** How well everybody is known, brought up to date; says how many words moved. */
export async function weighNames(db: Db): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    select weigh_player_words() + weigh_team_words() as moved`.execute(db);
  return rows[0]!.moved;
}
