import { sql } from 'kysely';
import { countryName } from '@safira/arabic/countries';
import { clubsByNickname } from '@safira/arabic/nicknames';
import { foldForSearch } from '@safira/arabic/search-key';
import type { TeamRef } from '@safira/contract/parts';
import type { Db } from '../db.ts';
import { pictureAddress } from '../media/media.ts';
import { findNamed, type How, type Kind, withArticle } from '../names/words.ts';
import { typingDistance } from './typing-distance.ts';

/** How many matching names, the best known ones, are compared letter by letter. */
const CANDIDATES = 100;
/** No real query has more words than these; the rest is ignored. */
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

/** The words of a query in the form that names are indexed: without hamzas, marks, accents and case. */
export function wordsOf(text: string): string[] {
  return foldForSearch(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

/** The first of the keys is the `search_key`. */
export type Candidate = { id: number; keys: string[]; latin: string; weight: number };

/** Best match first: by prefix, then by similarity of spelling, then by how well known the name is. */
export function bestFirst(words: readonly string[], found: readonly Candidate[]): number[] {
  const text = words.join(' ');
  const scored = found.map((one) => ({ ...one, score: scoreOf(text, words, one) }));
  return scored
    .toSorted((a, b) => a.score - b.score || b.weight - a.weight || a.id - b.id)
    .map(({ id }) => id);
}

function scoreOf(text: string, words: readonly string[], { keys, latin }: Candidate): number {
  const names = namesIn(keys[0]!, latin);
  if (names.some((name) => name === text || name === ARTICLE + text)) return 0;
  if (names.some((name) => name.startsWith(text) || name.startsWith(ARTICLE + text))) return 1;
  const parts = keys.flatMap((key) => key.split(' '));
  const distances = words.map((word) => distanceTo(word, parts));
  return 2 + distances.reduce((sum, distance) => sum + distance, 0);
}

/** The key contains both folded names, the Arabic one first. */
function namesIn(key: string, latin: string): [arabic: string, latin: string] {
  const folded = foldForSearch(latin);
  return [key.slice(0, Math.max(0, key.length - folded.length - 1)), folded];
}

/** Distance to the nearest word of a name; small for a prefix, because the rest is still being typed. */
function distanceTo(word: string, parts: readonly string[]): number {
  if (parts.includes(word)) return 0;
  const forms = withArticle(word);
  if (parts.some((part) => forms.some((form) => part.startsWith(form)))) return 0.5;
  // Mistakes in the first letter are the rarest.
  const first = (part: string) => (part[0] === word[0] ? 0 : 0.2);
  return Math.min(...parts.map((part) => typingDistance(word, part) + first(part)));
}

/** OURS-07: teams by name, nicknames included. */
export async function searchTeams(db: Db, text: string, limit: number): Promise<FoundTeam[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const [nicknamed, ids] = await Promise.all([
    listNicknamed(db, words, limit),
    inTwoSteps(words, limit, (how) => listCandidates(db, 'team', { words, how })),
  ]);
  const best = [...new Set([...nicknamed, ...ids])].slice(0, limit);
  return listTeams(db, best);
}

async function listNicknamed(db: Db, words: readonly string[], limit: number): Promise<number[]> {
  const names = clubsByNickname(words.join(' '));
  if (names.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select api_id as id from teams where arabic_name = any(${names}::text[])
    order by (select count(*) from standings s where s.team_id = api_id) desc, api_id
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** OURS-07: players by name, including their full names. */
export async function searchPlayers(db: Db, text: string, limit: number): Promise<FoundPlayer[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const ids = await inTwoSteps(words, limit, (how) => listCandidates(db, 'player', { words, how }));
  return listFound(db, ids);
}

const namesOf = {
  player: sql`
    select id, array[search_key, full_key] as keys, name as latin, c.weight
    from c join players p on p.api_id = id
    where not exists (select from player_aliases a where a.second_id = id)`,
  team: sql`
    select id, array[search_key] as keys, name as latin, weight
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

/** Prefix matches first; near spellings only if those do not fill the list. */
async function inTwoSteps(
  words: readonly string[],
  limit: number,
  find: (how: How) => Promise<Candidate[]>,
): Promise<number[]> {
  const begins = bestFirst(words, await find('begins'));
  if (begins.length >= limit || words.every((word) => word.length < 3)) return begins.slice(0, limit);
  const nearly = bestFirst(words, await find('nearly'));
  return [...new Set([...begins, ...nearly])].slice(0, limit);
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

/** Players with their club; a national team only if no club is known. */
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
