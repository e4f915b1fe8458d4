import { sql } from 'kysely';
import type { Leader } from '@safira/contract/leaders';
import type { Db } from './db.ts';
import { pictureAddress } from './media.ts';

type LeaderRow = {
  id: number;
  name: string;
  arabicName: string;
  picture: string | null;
  appearances: number;
  minutes: number;
  goals: number;
  assists: number;
  yellow: number;
  yellowred: number;
  red: number;
  teamId: number | null;
  teamSlug: string;
  teamName: string;
  teamArabic: string;
  teamPicture: string | null;
};

/**
 * COMP-07: the players with most goals or assists in a season, of equals who played less. A player's numbers are our
 * own sums; the provider's where those have seen fewer of his matches. Reads one season, whatever the history.
 * The team is the only one the provider knows him with, else that of his newest match.
 */
export async function listLeaders(
  db: Db,
  {
    competitionId,
    season,
    by,
    limit,
  }: { competitionId: number; season: number; by: 'goals' | 'assists'; limit: number },
): Promise<Leader[]> {
  const { rows } = await sql<LeaderRow>`
    with ours as (
      select player_id, appearances, minutes, goals, assists, yellow, yellowred, red
      from player_sums where competition_id = ${competitionId} and season = ${season}
    ), told as (
      select player_id, sum(appearances)::int as appearances, sum(minutes)::int as minutes,
        sum(goals)::int as goals, sum(assists)::int as assists,
        sum((numbers #>> '{cards,yellow}')::int)::int as yellow,
        sum((numbers #>> '{cards,yellowred}')::int)::int as yellowred,
        sum((numbers #>> '{cards,red}')::int)::int as red,
        count(*) as teams, (array_agg(team_id order by appearances desc, team_id))[1] as team_id
      from player_seasons where competition_id = ${competitionId} and season = ${season}
      group by player_id
    ), counted as (
      select ours.* from ours left join told using (player_id)
      where told.appearances is null or told.appearances <= ours.appearances
      union all
      select player_id, told.appearances, told.minutes, told.goals, told.assists, told.yellow, told.yellowred, told.red
      from told left join ours using (player_id)
      where ours.appearances is null or ours.appearances < told.appearances
    ), leaders as (
      select * from counted where ${sql.ref(by)} > 0
      order by ${sql.ref(by)} desc, minutes, player_id limit ${limit}
    )
    select p.api_id as id, p.name, p.arabic_name as "arabicName", p.picture,
      l.appearances, l.minutes, l.goals, l.assists, l.yellow, l.yellowred, l.red,
      t.api_id as "teamId", t.slug as "teamSlug", t.name as "teamName", t.arabic_name as "teamArabic",
      t.picture as "teamPicture"
    from leaders l
    join players p on p.api_id = l.player_id
    left join told using (player_id)
    left join lateral (
      select a.team_id from appearances a join matches m on m.api_id = a.match_id
      where told.teams is distinct from 1
        and a.player_id = l.player_id and a.season = ${season} and a.competition_id = ${competitionId}
      order by m.kickoff desc limit 1) as newest on true
    left join teams t on t.api_id = coalesce(newest.team_id, told.team_id)
    order by ${sql.ref(`l.${by}`)} desc, l.minutes, l.player_id`.execute(db);
  return rows.map(toLeader);
}

function toLeader(row: LeaderRow): Leader {
  const team = row.teamId !== null && {
    id: row.teamId,
    _id: row.teamSlug,
    name: row.teamArabic,
    originalName: row.teamName,
    logo: pictureAddress(row.teamPicture, 'small'),
  };
  return {
    player: {
      id: row.id,
      name: row.arabicName,
      originalName: row.name,
      photo: pictureAddress(row.picture, 'small'),
    },
    statistics: [
      {
        team: team || null,
        games: { appearences: row.appearances, minutes: row.minutes },
        goals: { total: row.goals, assists: row.assists },
        cards: { yellow: row.yellow, yellowred: row.yellowred, red: row.red },
      },
    ],
  };
}
