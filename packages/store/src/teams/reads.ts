import { type RawBuilder, sql } from 'kysely';
import { countryKey, countryName } from '@safira/arabic/names/countries';
import { teamsByNickname } from '@safira/arabic/names/nicknames';
import { foldForSearch } from '@safira/arabic/search/search-key';
import type { Team } from '@safira/contract/teams/teams';
import type { Kit } from '@safira/football/drawings/kits';
import type { Db } from '../db.ts';
import { pictureAddress } from '../media/media.ts';
import { listColours } from './kits.ts';
import { findNamed } from '../names/words.ts';
import { wordsOf } from '../search/candidates.ts';
import { listKnown } from '../search/team-search.ts';

/** TEAM-02, HOME-17: one team, by the slug used in URLs or by the provider's id. */
export async function findTeam(db: Db, by: { slug: string } | { apiId: number }): Promise<Team | undefined> {
  const [team] = await selectTeams(
    db,
    'slug' in by ? sql`where t.slug = ${by.slug}` : sql`where t.api_id = ${by.apiId}`,
  );
  return team;
}

/** Teams in the order of the given ids; unknown ids are left out. */
export async function listTeamsByIds(db: Db, ids: readonly number[]): Promise<Team[]> {
  if (ids.length === 0) return [];
  return selectTeams(
    db,
    sql`join unnest(${ids}::int[]) with ordinality as given (id, place) on given.id = t.api_id
      order by given.place`,
  );
}

/** A query so short that more teams match is not worth more pages. */
const MOST_NAMED = 500;

type TeamFilter = {
  search?: string | undefined;
  /** In Arabic or English, not necessarily in the provider's spelling. */
  country?: string | undefined;
  league?: number | undefined;
  /** With a league, the current one when absent; without one, the teams of that season anywhere. */
  season?: number | undefined;
};

/** TEAM-01: one page of the matching teams, by their Arabic names, and the total of matching teams. */
export async function listTeams(
  db: Db,
  { limit, page, ...filter }: TeamFilter & { limit: number; page: number },
): Promise<{ teams: Team[]; total: number }> {
  const conditions = await conditionsOf(db, filter);
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const counted = await sql<{ total: number }>`select count(*) as total from teams t ${where}`.execute(db);
  const teams = await selectTeams(
    db,
    sql`${where} order by t.arabic_name, t.api_id limit ${limit} offset ${(page - 1) * limit}`,
  );
  return { teams, total: counted.rows[0]!.total };
}

async function conditionsOf(db: Db, { search, country, league, season }: TeamFilter) {
  const conditions: RawBuilder<unknown>[] = [];
  if (search !== undefined) conditions.push(await isNamed(db, search));
  if (country !== undefined)
    conditions.push(sql`t.country = any(${await listSpellings(db, country)}::text[])`);
  if (league !== undefined || season !== undefined) {
    conditions.push(sql`t.api_id in (${teamsOf({ league, season })})`);
  }
  return conditions;
}

/** Each word is a prefix of a word of either name, or the whole query is a code or a nickname; the best known teams. */
async function isNamed(db: Db, search: string): Promise<RawBuilder<unknown>> {
  const words = wordsOf(search);
  if (words.length === 0) return sql`false`;
  const key = words.join(' ');
  const named = await findNamed(db, 'team', { words, how: 'begins', most: MOST_NAMED });
  const { whole, begun } = teamsByNickname(key);
  const nicknamed = await listKnown(db, [...whole, ...begun]);
  return sql`t.api_id in (
    select id from (${named ?? sql`select null::int as id`}) as n
    union all select unnest(${nicknamed}::int[])
    union all select api_id from teams where code = ${foldForSearch(search).toUpperCase()})`;
}

/** The provider's spellings of a country as they are stored: few, and found by their key or their Arabic name. */
async function listSpellings(db: Db, country: string): Promise<string[]> {
  const { rows } = await sql<{ country: string }>`
    select distinct country from teams where country is not null`.execute(db);
  const arabic = foldForSearch(country);
  const key = countryKey(country);
  return rows
    .map((row) => row.country)
    .filter((one) => countryKey(one) === key || foldForSearch(countryName(one) ?? '') === arabic);
}

/**
 * From the tables and from the matches: a cup has no table, and a table may exist before the first match.
 * Without a league only the matches of cups are searched: a season has a hundred thousand matches in all.
 */
function teamsOf({ league, season }: { league?: number | undefined; season?: number | undefined }) {
  const chosen = sql`
    select c.api_id as competition_id, coalesce(${season ?? null}::int, (
      select max(s.season) from seasons s where s.competition_id = c.api_id and s.is_current
    ), c.season) as season
    from competitions c where ${league ?? null}::int is null or c.api_id = ${league ?? null}::int`;
  return sql`
    with chosen as (${chosen}), searched as materialized (
      select * from chosen where ${league !== undefined} or not exists (
        select from standings s where (s.competition_id, s.season) = (chosen.competition_id, chosen.season)))
    select s.team_id from chosen join standings s using (competition_id, season)
    union
    select unnest(array[m.home_id, m.away_id]) from searched join matches m using (competition_id, season)`;
}

type TeamRow = {
  api_id: number;
  slug: string;
  name: string;
  arabic_name: string;
  picture: string | null;
  country: string | null;
  code: string | null;
  founded: number | null;
  is_national: boolean | null;
  venue_name: string | null;
  venue_arabic: string | null;
  venue_city: string | null;
  venue_capacity: number | null;
  venue_surface: string | null;
  venue_picture: string | null;
};

async function selectTeams(db: Db, which: RawBuilder<unknown>): Promise<Team[]> {
  const { rows } = await sql<TeamRow>`
    select t.api_id, t.slug, t.name, t.arabic_name, t.picture, t.country, t.code, t.founded, t.is_national,
      v.name as venue_name, v.arabic_name as venue_arabic, v.arabic_city as venue_city,
      v.capacity as venue_capacity, v.surface as venue_surface, v.picture as venue_picture
    from teams t left join venues v on v.id = t.ground_id
    ${which}`.execute(db);
  const colours = await listColours(
    db,
    rows.map(({ api_id: id, name: originalName }) => ({ id, originalName })),
  );
  return rows.map((row) => toTeam(row, colours.get(row.api_id) ?? null));
}

function toTeam(row: TeamRow, colours: Kit | null): Team {
  return {
    id: row.api_id,
    _id: row.slug,
    apiId: row.api_id,
    name: row.arabic_name,
    originalName: row.name,
    logo: pictureAddress(row.picture, 'small'),
    country: row.country,
    countryName: row.country === null ? null : (countryName(row.country) ?? null),
    code: row.code,
    founded: row.founded,
    national: row.is_national,
    colours,
    venue:
      row.venue_name === null
        ? null
        : {
            name: row.venue_arabic!,
            originalName: row.venue_name,
            city: row.venue_city || null,
            capacity: row.venue_capacity,
            surface: row.venue_surface,
            image: pictureAddress(row.venue_picture, 'large'),
          },
  };
}
