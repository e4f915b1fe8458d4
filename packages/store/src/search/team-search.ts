import { sql } from 'kysely';
import { countryKey, countryName } from '@safira/arabic/names/countries';
import { type KnownTeam, teamsByNickname } from '@safira/arabic/names/nicknames';
import { foldForSearch } from '@safira/arabic/search/search-key';
import { otherTexts, readQuery, type SearchQuery } from '@safira/arabic/search/search-query';
import type { TeamRef } from '@safira/contract/parts';
import type { Db } from '../db.ts';
import { findScored, wholeOf, findFirst } from './candidates.ts';
import { type Scored, WHOLE_NAME } from './ranking.ts';
import { type TeamRow, toTeamRef } from './team-ref.ts';

export type FoundTeam = TeamRef & { countryName: string | null };

/** OURS-07: teams by name, nicknames included, those of a named country first. */
export async function searchTeams(db: Db, text: string, limit: number): Promise<FoundTeam[]> {
  const ids = await findFirst([text, ...otherTexts(text)], (one) => findTeams(db, one, limit));
  return listTeams(db, ids.slice(0, limit));
}

async function findTeams(db: Db, text: string, limit: number): Promise<number[]> {
  const readings = readQuery(text);
  const { words } = wholeOf(readings);
  if (words.length === 0) return [];
  // «نادي القرن»: a nickname may begin with a word that is otherwise left out.
  const typed = teamsByNickname(foldForSearch(text));
  const { whole, begun } = teamsByNickname(words.join(' '));
  const [wholly, partly, ...found] = await Promise.all([
    listKnown(db, [...typed.whole, ...whole]),
    listKnown(db, begun),
    ...readings.map((reading) => listTeamsOf(db, reading, limit)),
  ]);
  const named = found.flat();
  const wholeNames = named.filter(({ score }) => score === WHOLE_NAME).map(({ id }) => id);
  const ids = [...wholly, ...wholeNames, ...partly, ...named.map(({ id }) => id)];
  return [...new Set(ids)];
}

/** The teams of one reading; a country in it leaves only its own teams. */
async function listTeamsOf(db: Db, { words, country }: SearchQuery, limit: number): Promise<Scored[]> {
  const found = await findScored(db, 'team', { words, limit });
  return country === undefined
    ? found
    : found
        .filter((team) => team.country && countryKey(team.country) === country)
        .map((team) => ({ ...team, score: WHOLE_NAME }));
}

/** The stored ids of these teams, in their order; of namesakes the one that stood in most tables first. */
export async function listKnown(db: Db, teams: readonly KnownTeam[]): Promise<number[]> {
  if (teams.length === 0) return [];
  const { rows } = await sql<{ id: number; arabic_name: string; country: string | null }>`
    select api_id as id, arabic_name, country from teams
    where api_id = any(${teams.map((team) => ('id' in team ? team.id : 0))}::int[])
      or arabic_name = any(${teams.map((team) => ('arabic' in team ? team.arabic : ''))}::text[])
    order by (select count(*) from standings s where s.team_id = api_id) desc, api_id`.execute(db);
  return teams.flatMap((team) => rows.filter((row) => isTeam(row, team)).map(({ id }) => id));
}

function isTeam(row: { id: number; arabic_name: string; country: string | null }, team: KnownTeam): boolean {
  if ('id' in team) return row.id === team.id;
  if (row.arabic_name !== team.arabic) return false;
  return team.country === undefined || countryKey(row.country ?? '') === countryKey(team.country);
}

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
