import { type RawBuilder, sql } from 'kysely';
import { countryName } from '@safira/arabic/countries';
import { editDistance } from '@safira/arabic/edit-distance';
import { clubsByNickname } from '@safira/arabic/nicknames';
import { foldForSearch } from '@safira/arabic/search-key';
import type { TeamRef } from '@safira/contract/parts';
import type { Db } from './db.ts';
import { pictureAddress } from './media.ts';

/** How many names are looked at to find the best of them: what makes a question cost the same at any size. */
const CANDIDATES = 200;
/** Nobody types more words than these; the rest is not looked at. */
const MOST_WORDS = 5;
const ARTICLE = 'ال';

export type FoundTeam = TeamRef & { countryName: string | null };
export type FoundPlayer = {
  id: number;
  name: string;
  originalName: string;
  photo: string | null;
  team: TeamRef | null;
};

/** What somebody typed, as names are searched: the words without hamzas, marks, accents and case. */
export function wordsOf(text: string): string[] {
  return foldForSearch(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

export type Candidate = { id: number; keys: string[]; arabic: string; latin: string; weight: number };

/** The best first: whose name begins so, then who is spelled most alike, then who is known best. */
export function bestFirst(words: readonly string[], found: readonly Candidate[]): number[] {
  const text = words.join(' ');
  const scored = found.map((one) => ({ ...one, score: scoreOf(text, words, one) }));
  return scored
    .toSorted((a, b) => a.score - b.score || b.weight - a.weight || a.id - b.id)
    .map(({ id }) => id);
}

function scoreOf(text: string, words: readonly string[], { keys, arabic, latin }: Candidate): number {
  const names = [foldForSearch(arabic), foldForSearch(latin)];
  if (names.some((name) => name === text || name === ARTICLE + text)) return 0;
  if (names.some((name) => name.startsWith(text) || name.startsWith(ARTICLE + text))) return 1;
  const parts = keys.flatMap((key) => key.split(' '));
  const distances = words.map((word) => Math.min(...parts.map((part) => distanceTo(word, part))));
  return 2 + distances.reduce((sum, distance) => sum + distance, 0);
}

/** Nothing where the word begins so: the rest is still being typed. */
function distanceTo(word: string, part: string): number {
  if (part === word) return 0;
  if (withArticle(word).some((form) => part.startsWith(form))) return 0.5;
  return editDistance(word, part);
}

/** OURS-07: teams by what they are called, nicknames included. */
export async function searchTeams(db: Db, text: string, limit: number): Promise<FoundTeam[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const nicknamed = await sql<{ id: number }>`
    select api_id as id from teams
    where arabic_name = any(${clubsByNickname(words.join(' '))}::text[])
    order by (select count(*) from standings s where s.team_id = api_id) desc, api_id
    limit ${limit}`.execute(db);
  const ids = await inTwoSteps(words, limit, async (how) => {
    const { rows } = await sql<Candidate>`
      select c.*, (select count(*)::int from standings s where s.team_id = c.id) as weight from (
        select api_id as id, array[search_key] as keys, arabic_name as arabic, name as latin
        from teams where ${matching(how, words, sql`search_key`)} limit ${CANDIDATES}) as c`.execute(db);
    return rows;
  });
  const best = [...new Set([...nicknamed.rows.map(({ id }) => id), ...ids])].slice(0, limit);
  return listTeams(db, best);
}

/** OURS-07: players by what they are called, in full too. */
export async function searchPlayers(db: Db, text: string, limit: number): Promise<FoundPlayer[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const ids = await inTwoSteps(words, limit, async (how) => {
    const { rows } = await sql<Candidate>`
      select c.*, coalesce((select sum(s.minutes)::int from player_sums s where s.player_id = c.id), 0) as weight
      from (${isTooShort(words) ? namesBeginning(words.join(' ')) : namesMatching(how, words)}) as c
      where not exists (select from player_aliases a where a.second_id = c.id)`.execute(db);
    return rows;
  });
  return listFound(db, ids);
}

const ofPlayers = sql`
  select api_id as id, array[search_key, full_key] as keys, arabic_name as arabic, name as latin from players`;

const namesMatching = (how: How, words: readonly string[]) =>
  sql`${ofPlayers} where ${matching(how, words, sql`(search_key || ' ' || full_key)`)} limit ${CANDIDATES}`;

/** Two letters begin too many words; the names that begin so stand in order already, and the first are enough. */
function namesBeginning(text: string) {
  const first = (key: RawBuilder<unknown>) =>
    sql`(${ofPlayers} where ${key} like ${`${text}%`} order by ${key} using ~<~ limit ${CANDIDATES})`;
  return sql`${first(sql`search_key`)} union ${first(sql`fold_for_search(name)`)}`;
}

type How = 'begins' | 'nearly';

/** What begins so; only where that does not fill the list, what is spelled nearly so. */
async function inTwoSteps(
  words: readonly string[],
  limit: number,
  find: (how: How) => Promise<Candidate[]>,
): Promise<number[]> {
  const begins = bestFirst(words, await find('begins'));
  if (begins.length >= limit || words.every((word) => word.length < 4)) return begins.slice(0, limit);
  const nearly = bestFirst(words, await find('nearly'));
  return [...new Set([...begins, ...nearly])].slice(0, limit);
}

const isTooShort = (words: readonly string[]) => words.every((word) => word.length < 3);

/** As the indexes of 0023 say it. Words are letters and digits, so none of them means anything to a tsquery. */
function matching(how: How, words: readonly string[], key: RawBuilder<unknown>): RawBuilder<unknown> {
  // «ال» begins half of all Arabic names; beside a longer word it narrows nothing.
  const telling = words.filter((word) => !isTooShort([word]));
  const asked = telling.length > 0 ? telling : words;
  const begins = (word: string) =>
    `(${withArticle(word)
      .map((form) => `'${form}':*`)
      .join(' | ')})`;
  if (how === 'begins') return sql`search_words(${key}) @@ ${asked.map(begins).join(' & ')}::tsquery`;
  const conditions = asked.map((word) =>
    word.length >= 4
      ? sql`search_marks(${key}) && search_marks(${withArticle(word).join(' ')})`
      : sql`search_words(${key}) @@ ${begins(word)}::tsquery`,
  );
  return sql.join(conditions, sql` and `);
}

/** «أهلي» is «الأهلي» too, and «الأبطال» «أبطال». */
function withArticle(word: string): string[] {
  if (/^[a-z0-9]/.test(word)) return [word];
  if (!word.startsWith(ARTICLE)) return [word, ARTICLE + word];
  return word.length >= 5 ? [word, word.slice(ARTICLE.length)] : [word];
}

type TeamRow = { id: number; slug: string; name: string; arabic_name: string; picture: string | null };

const toTeamRef = (row: TeamRow): TeamRef => ({
  id: row.id,
  _id: row.slug,
  name: row.arabic_name,
  originalName: row.name,
  logo: pictureAddress(row.picture, 'small'),
});

async function listTeams(db: Db, ids: readonly number[]): Promise<FoundTeam[]> {
  const { rows } = await sql<TeamRow & { country: string | null }>`
    select api_id as id, slug, name, arabic_name, picture, country
    from unnest(${ids}::int[]) with ordinality as t (id, place) join teams on api_id = t.id
    order by place`.execute(db);
  return rows.map((row) => ({
    ...toTeamRef(row),
    countryName: row.country === null ? null : (countryName(row.country) ?? null),
  }));
}

/** With the club he plays for; a national side only where no club is known. */
async function listFound(db: Db, ids: readonly number[]): Promise<FoundPlayer[]> {
  type Row = { id: number; name: string; arabic_name: string; picture: string | null; team: TeamRow | null };
  const { rows } = await sql<Row>`
    select p.api_id as id, p.name, p.arabic_name, p.picture, (
      select jsonb_build_object('id', t.api_id, 'slug', t.slug, 'name', t.name, 'arabic_name', t.arabic_name,
        'picture', t.picture)
      from squads q join teams t on t.api_id = q.team_id
      where q.player_id = p.api_id
      order by t.is_national is true, t.api_id limit 1) as team
    from unnest(${ids}::int[]) with ordinality as l (id, place) join players p on p.api_id = l.id
    order by place`.execute(db);
  return rows.map(({ id, name, arabic_name, picture, team }) => ({
    id,
    name: arabic_name,
    originalName: name,
    photo: pictureAddress(picture, 'small'),
    team: team && toTeamRef(team),
  }));
}
