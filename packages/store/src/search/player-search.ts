import { sql } from 'kysely';
import { countryKey } from '@safira/arabic/names/countries';
import { famousByWords } from '@safira/arabic/names/famous-players';
import { otherTexts } from '@safira/arabic/search/search-query';
import type { TeamRef } from '@safira/contract/parts';
import type { Db } from '../db.ts';
import { pictureAddress } from '../media/media.ts';
import { findScored, findFirst, wordsOf } from './candidates.ts';
import { type TeamRow, toTeamRef } from './team-ref.ts';

export type FoundPlayer = {
  id: number;
  name: string;
  originalName: string;
  photo: string | null;
  team: TeamRef | null;
};

/** OURS-07: players by name, including their full names; those whom everybody knows first. */
export async function searchPlayers(
  db: Db,
  text: string,
  { limit, hasNear }: Options,
): Promise<FoundPlayer[]> {
  const ids = await findFirst([text, ...otherTexts(text, 'end')], (one) =>
    findPlayers(db, one, { limit, hasNear }),
  );
  return listFound(db, ids.slice(0, limit));
}

type Options = {
  limit: number;
  /** Whether near spellings count, too. */
  hasNear: boolean;
};

async function findPlayers(db: Db, text: string, options: Options): Promise<number[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const [famous, found] = await Promise.all([
    listFamous(db, words),
    findScored(db, 'player', { words, ...options }),
  ]);
  return [...new Set([...famous, ...found.map(({ id }) => id)])];
}

async function listFamous(db: Db, words: readonly string[]): Promise<number[]> {
  const famous = famousByWords(words);
  if (famous.length === 0) return [];
  const { rows } = await sql<{ id: number; arabic_name: string; nationality: string | null }>`
    select api_id as id, arabic_name, nationality from players p
    where arabic_name = any(${famous.map(({ arabic }) => arabic)}::text[])
      and not exists (select from player_aliases a where a.second_id = p.api_id)
    order by api_id`.execute(db);
  return famous.flatMap(({ arabic, country }) =>
    rows
      .filter(
        (row) => row.arabic_name === arabic && row.nationality && countryKey(row.nationality) === country,
      )
      .map(({ id }) => id),
  );
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
