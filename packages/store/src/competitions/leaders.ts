import { sql } from 'kysely';
import { clubAbroad } from '@safira/arabic/names/club-abroad';
import type { Leader } from '@safira/contract/competitions/leaders';
import type { Db } from '../db.ts';
import { pictureAddress } from '../media/media.ts';
import { type Colours, listColours } from '../teams/kits.ts';

type LeaderRow = {
  id: number;
  name: string;
  arabicName: string;
  picture: string | null;
  appearances: number;
  minutes: number;
  number: number | null;
  goals: number;
  assists: number;
  yellow: number;
  yellowred: number;
  red: number;
  rating: number | null;
  teamId: number | null;
  teamSlug: string;
  teamName: string;
  teamArabic: string;
  teamCountry: string | null;
  teamPicture: string | null;
  competitionCountry: string;
};

/** What players lead in. */
export type LeadersBy = 'goals' | 'assists' | 'cards' | 'rating';

/**
 * COMP-07: the players with most goals, assists or cards, or the best rating, in a season; of equals, the one with fewer minutes first. A player's
 * numbers are our own sums, or the provider's if ours include fewer of the player's matches. Reads only one season,
 * however long the history. The team is the only one that the provider lists for the player, else that of the
 * player's newest match.
 */
export async function listLeaders(
  db: Db,
  {
    competitionId,
    season,
    by,
    limit,
    fromMinutes = 0,
  }: { competitionId: number; season: number; by: LeadersBy; limit: number; fromMinutes?: number },
): Promise<Leader[]> {
  const { rows } = await sql<LeaderRow>`
    with ours as (
      select player_id, appearances, minutes, goals, assists, yellow, yellowred, red
      from player_sums where competition_id = ${competitionId} and season = ${season}
    ), theirs as (
      select player_id, sum(appearances)::int as appearances, sum(minutes)::int as minutes,
        sum(goals)::int as goals, sum(assists)::int as assists,
        sum((numbers #>> '{cards,yellow}')::int)::int as yellow,
        sum((numbers #>> '{cards,yellowred}')::int)::int as yellowred,
        sum((numbers #>> '{cards,red}')::int)::int as red,
        round((sum(rating * appearances) /
          nullif(sum(appearances) filter (where rating is not null), 0))::numeric, 2)::float8 as rating,
        count(*) as teams, (array_agg(team_id order by appearances desc, team_id))[1] as team_id
      from player_seasons where competition_id = ${competitionId} and season = ${season}
      group by player_id
    ), counted as (
      select ours.*, theirs.rating from ours left join theirs using (player_id)
      where theirs.appearances is null or theirs.appearances <= ours.appearances
      union all
      select player_id, theirs.appearances, theirs.minutes, theirs.goals, theirs.assists,
        theirs.yellow, theirs.yellowred, theirs.red, theirs.rating
      from theirs left join ours using (player_id)
      where ours.appearances is null or ours.appearances < theirs.appearances
    ), leaders as (
      select * from (select *, yellow + yellowred + red as cards from counted) as c
      where ${sql.ref(by)} > 0 and minutes >= ${fromMinutes}
      order by ${sql.ref(by)} desc, minutes, player_id limit ${limit}
    )
    select p.api_id as id, p.name, p.arabic_name as "arabicName", p.picture,
      l.appearances, l.minutes, q.number, l.goals, l.assists, l.yellow, l.yellowred, l.red, l.rating,
      t.api_id as "teamId", t.slug as "teamSlug", t.name as "teamName", t.arabic_name as "teamArabic",
      t.country as "teamCountry", t.picture as "teamPicture",
      (select country from competitions where api_id = ${competitionId}) as "competitionCountry"
    from leaders l
    join players p on p.api_id = l.player_id
    left join theirs using (player_id)
    left join lateral (
      select a.team_id from appearances a join matches m on m.api_id = a.match_id
      where theirs.teams is distinct from 1
        and a.player_id = l.player_id and a.season = ${season} and a.competition_id = ${competitionId}
      order by m.kickoff desc limit 1) as newest on true
    left join teams t on t.api_id = coalesce(newest.team_id, theirs.team_id)
    left join squads q on q.team_id = t.api_id and q.player_id = p.api_id
    order by ${sql.ref(`l.${by}`)} desc, l.minutes, l.player_id`.execute(db);
  const colours = await listColours(
    db,
    rows.flatMap(({ teamId: id, teamName: originalName }) => (id === null ? [] : { id, originalName })),
  );
  return rows.map((row) => toLeader(row, colours));
}

/** The most minutes that any player has in a season. */
export async function findMostMinutes(
  db: Db,
  { competitionId, season }: { competitionId: number; season: number },
): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`
    select greatest(
      (select max(minutes) from player_sums where competition_id = ${competitionId} and season = ${season}),
      (select max(minutes) from player_seasons where competition_id = ${competitionId} and season = ${season}),
      0) as minutes`.execute(db);
  return rows[0]!.minutes;
}

function toLeader(row: LeaderRow, colours: Colours): Leader {
  const team = row.teamId !== null && {
    id: row.teamId,
    _id: row.teamSlug,
    name: clubAbroad(
      { name: row.teamArabic, originalName: row.teamName, country: row.teamCountry },
      row.competitionCountry,
    ),
    originalName: row.teamName,
    logo: pictureAddress(row.teamPicture, 'small'),
    colours: colours.get(row.teamId) ?? null,
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
        games: {
          appearences: row.appearances,
          minutes: row.minutes,
          number: row.number,
          rating: row.rating,
        },
        goals: { total: row.goals, assists: row.assists },
        cards: { yellow: row.yellow, yellowred: row.yellowred, red: row.red },
      },
    ],
  };
}
