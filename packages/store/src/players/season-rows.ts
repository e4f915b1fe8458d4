import { sql } from 'kysely';
import type { PlayerStatistics } from '@safira/contract/players/players';
import type { PlayerNumbers } from '@safira/football/observed/records';
import { seasonName } from '@safira/football/competitions/season-name';
import { lastYear } from '../competitions/last-year.ts';
import type { Db } from '../db.ts';
import { pictureAddress } from '../media/media.ts';
import type { Colours } from '../teams/kits.ts';

export type Which = { league?: number | undefined; season?: number | undefined };

type SeasonRow = {
  player_id: number;
  competition_id: number;
  season: number;
  team_id: number;
  appearances: number;
  lineups: number;
  minutes: number;
  position: string | null;
  rating: number | null;
  is_captain: boolean;
  substitutes: { in: number; out: number; bench: number };
  numbers: PlayerNumbers;
  number: number | null;
  league_name: string | null;
  league_arabic: string;
  league_picture: string | null;
  league_country: string;
  known_season: number | null;
  start_year: number;
  end_year: number;
  team_name: string | null;
  team_arabic: string;
  team_slug: string;
  team_picture: string | null;
};

/** The seasons of all ids of a player; if two ids have the same season, the row with more appearances. */
export async function listSeasonRows(
  db: Db,
  ids: readonly number[],
  { league, season }: Which,
): Promise<SeasonRow[]> {
  const { rows } = await sql<SeasonRow>`
    with all_ids as (
      select id, id as first_id from unnest(${ids}::int[]) as t (id)
      union all
      select second_id, player_id from player_aliases where player_id = any(${ids}::int[])
    ), chosen as (
      select distinct on (w.first_id, s.competition_id, s.season, s.team_id) w.first_id, s.*
      from all_ids w join player_seasons s on s.player_id = w.id
      where s.competition_id = coalesce(${league ?? null}::int, s.competition_id)
        and s.season = coalesce(${season ?? null}::int, s.season)
      order by w.first_id, s.competition_id, s.season, s.team_id, s.appearances desc
    )
    select s.first_id as player_id, s.competition_id, s.season, s.team_id, s.appearances, s.lineups, s.minutes,
      s.position, s.rating, s.is_captain, s.substitutes, s.numbers, q.number,
      c.name as league_name, c.arabic_name as league_arabic, c.picture as league_picture,
      c.country as league_country, known.season as known_season, known.start_year, known.end_year,
      t.name as team_name, t.arabic_name as team_arabic, t.slug as team_slug, t.picture as team_picture
    from chosen s
    left join competitions c on c.api_id = s.competition_id
    left join lateral (
      select k.season, extract(year from k.start_date)::int as start_year, ${lastYear('k')} as end_year
      from seasons k
      where k.competition_id = s.competition_id and k.start_date is not null and k.end_date is not null
      order by k.season = s.season desc, k.season desc limit 1) known on true
    left join teams t on t.api_id = s.team_id
    left join squads q on q.team_id = s.team_id and q.player_id = s.first_id
    order by s.season desc, s.appearances desc, s.competition_id, s.team_id`.execute(db);
  return rows;
}

export function toStatistics(row: SeasonRow, colours: Colours): PlayerStatistics {
  const { shots, goals, passes, tackles, duels, dribbles, fouls, cards, penalty } = row.numbers;
  const { committed, ...otherPenalties } = penalty;
  const { position, number, rating, minutes, lineups } = row;
  const games = { appearences: row.appearances, lineups, minutes, position, number, rating };
  return {
    league:
      row.league_name === null
        ? null
        : {
            id: row.competition_id,
            name: row.league_arabic,
            originalName: row.league_name,
            logo: pictureAddress(row.league_picture, 'small'),
            country: row.league_country,
            season: row.season,
            seasonName: nameOf(row),
          },
    team:
      row.team_name === null
        ? null
        : {
            id: row.team_id,
            _id: row.team_slug,
            name: row.team_arabic,
            originalName: row.team_name,
            logo: pictureAddress(row.team_picture, 'small'),
            colours: colours.get(row.team_id) ?? null,
          },
    games: { ...games, captain: row.is_captain },
    goals,
    shots,
    passes,
    tackles,
    duels,
    dribbles,
    fouls,
    cards,
    substitutes: row.substitutes,
    penalty: { ...otherPenalties, commited: committed },
  };
}

/** By the dates of the season; of one without dates, by the years that another season of the competition takes. */
function nameOf({ season, known_season, start_year, end_year }: SeasonRow): string {
  if (known_season === null) return seasonName(season, season);
  if (known_season === season) return seasonName(start_year, end_year);
  return seasonName(season, season + end_year - start_year);
}
