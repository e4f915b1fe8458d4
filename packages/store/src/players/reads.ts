import { sql } from 'kysely';
import { countryName } from '@safira/arabic/names/countries';
import type { Player } from '@safira/contract/players/players';
import type { Db } from '../db.ts';
import { pictureAddress } from '../media/media.ts';
import type { Candidate } from '../search/ranking.ts';
import { listColours } from '../teams/kits.ts';
import { listSeasonRows, toStatistics, type Which } from './season-rows.ts';

/** PLAYER-01: a player and whether their profile was fetched. A second id of the provider leads to the same player. */
export async function findPlayer(
  db: Db,
  { id, now, ...which }: Which & { id: number; now: number },
): Promise<{ player: Player; hasProfile: boolean } | undefined> {
  const { rows } = await sql<{ id: number; has_profile: boolean }>`
    select api_id as id, has_profile from players
    where api_id = coalesce((select player_id from player_aliases where second_id = ${id}), ${id})`.execute(
    db,
  );
  const [found] = rows;
  if (!found) return undefined;
  const [player] = await listPlayers(db, { ids: [found.id], now, ...which });
  return player && { player, hasProfile: found.has_profile };
}

/** These players with their seasons, newest first; in the order of the ids. */
export async function listPlayers(
  db: Db,
  { ids, now, ...which }: Which & { ids: readonly number[]; now: number },
): Promise<Player[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PlayerRow>`
    select api_id as id, name, arabic_name, firstname, lastname, arabic_full_name, picture, nationality,
      birth_date::text as birth_date, arabic_birth_place, birth_country, height, weight, is_injured
    from players where api_id = any(${ids}::int[])`.execute(db);
  const seasonRows = await listSeasonRows(db, ids, which);
  const colours = await listColours(
    db,
    seasonRows.flatMap(({ team_id: id, team_name: originalName }) =>
      originalName === null ? [] : { id, originalName },
    ),
  );
  const seasons = Map.groupBy(seasonRows, (row) => row.player_id);
  const players = new Map(
    rows.map((row) => [
      row.id,
      {
        player: toPerson(row, now),
        statistics: (seasons.get(row.id) ?? []).map((season) => toStatistics(season, colours)),
      },
    ]),
  );
  return ids.flatMap((id) => players.get(id) ?? []);
}

/** PLAYER-02: the players of a league's season whose names contain all the words; undefined for an unknown league. */
export async function listLeaguePlayers(
  db: Db,
  { league, season, words }: { league: number; season: number | undefined; words: readonly string[] },
): Promise<{ season: number; found: Candidate[] } | undefined> {
  const seasons = await sql<{ requested: number; current: number }>`
    select coalesce(${season ?? null}::int, now.season) as requested, now.season as current
    from competitions c, lateral (select coalesce(
      (select max(s.season) from seasons s where s.competition_id = c.api_id and s.is_current), c.season) as season) now
    where c.api_id = ${league}`.execute(db);
  const [which] = seasons.rows;
  if (!which) return undefined;
  const { requested, current } = which;
  const isCurrent = requested === current;
  // Words contain only letters and digits, so none of them has a special meaning in `like`.
  const { rows } = await sql<Candidate>`
    with sides as (
      select team_id from standings where competition_id = ${league} and season = ${requested} and ${isCurrent}
      union select home_id from matches where competition_id = ${league} and season = ${requested} and ${isCurrent}
      union select away_id from matches where competition_id = ${league} and season = ${requested} and ${isCurrent}
    ), listed as (
      select player_id, minutes from player_seasons where competition_id = ${league} and season = ${requested}
      union all
      select q.player_id, 0 from squads q join sides using (team_id)
    )
    select p.api_id as id, array[p.search_key, p.full_key] as keys, p.arabic_name as arabic, p.name as latin,
      t.weight::int as weight
    from (
      select coalesce(a.player_id, listed.player_id) as player_id, max(minutes) as weight
      from listed left join player_aliases a on a.second_id = listed.player_id group by 1) as t
    join players p on p.api_id = t.player_id
    where p.search_key || ' ' || p.full_key like all (${words.map((word) => `%${word}%`)}::text[])
    order by t.weight desc, p.api_id limit 200`.execute(db);
  return { season: requested, found: rows };
}

/** API-05: how much is stored about players. Counting the open requests is cheap: completed ones are deleted. */
export async function findPlayersStatus(db: Db) {
  const { rows } = await sql<{
    players: number;
    withProfile: number;
    seasons: number;
    waiting: number;
    lastSyncedAt: Date | null;
  }>`
    select (select count(*)::int from players) as players,
      (select count(*)::int from players where has_profile) as "withProfile",
      (select count(*)::int from player_seasons) as seasons,
      (select count(*)::int from wanted w left join last_asked l using (kind, key)
        where w.kind = 'player' and (l.asked_at is null or l.asked_at < w.wanted_at)) as waiting,
      (select max(asked_at) from last_asked where kind in ('player', 'players')) as "lastSyncedAt"`.execute(
    db,
  );
  const { lastSyncedAt, ...counts } = rows[0]!;
  return { ...counts, lastSyncedAt: lastSyncedAt?.toISOString() ?? null };
}

type PlayerRow = {
  id: number;
  name: string;
  arabic_name: string;
  firstname: string | null;
  lastname: string | null;
  arabic_full_name: string | null;
  picture: string | null;
  nationality: string | null;
  birth_date: string | null;
  arabic_birth_place: string | null;
  birth_country: string | null;
  height: number | null;
  weight: number | null;
  is_injured: boolean | null;
};

function toPerson(row: PlayerRow, now: number): Player['player'] {
  return {
    id: row.id,
    name: row.arabic_name,
    originalName: row.name,
    firstname: row.firstname,
    lastname: row.lastname,
    fullName: row.arabic_full_name,
    photo: pictureAddress(row.picture, 'small'),
    age: row.birth_date === null ? null : yearsBetween(row.birth_date, now),
    nationality: row.nationality,
    nationalityName: arabicCountry(row.nationality),
    height: row.height,
    weight: row.weight,
    birth: {
      date: row.birth_date,
      place: row.arabic_birth_place,
      country: row.birth_country,
      countryName: arabicCountry(row.birth_country),
    },
    injured: row.is_injured,
  };
}

const arabicCountry = (english: string | null) => (english === null ? null : (countryName(english) ?? null));

/** Full years; the birthday itself counts. */
function yearsBetween(date: string, now: number): number {
  const today = new Date(now).toISOString();
  return Number(today.slice(0, 4)) - Number(date.slice(0, 4)) - Number(today.slice(5, 10) < date.slice(5));
}
