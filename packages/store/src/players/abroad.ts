import { sql } from 'kysely';
import { arabSpellings, countryName } from '@safira/arabic/names/countries';
import type { Match } from '@safira/contract/matches/matches';
import type { PlayerAbroad } from '@safira/contract/players/abroad';
import { liveCodes, notScheduledCodes, settledCodes } from '@safira/football/matches/status-codes';
import type { Db } from '../db.ts';
import { pictureAddress } from '../media/media.ts';
import { selectMatches, toMatch } from '../matches/rows.ts';
import { type TeamRow, toTeamRef } from '../search/team-ref.ts';
import { type Colours, listColours } from '../teams/kits.ts';

/** More than any day has; the answer cannot grow with history. */
const MOST_MATCHES = 1_500;
const MOST_PLAYERS = 200;

type Row = {
  id: number;
  name: string;
  arabic_name: string;
  picture: string | null;
  country: string;
  nationality: string;
  match_id: number;
  number: number | null;
  position: string | null;
  appearance: PlayerAbroad['appearance'];
  team: TeamRow;
};

type Day = { from: number; to: number; now: number };

/**
 * OURS-15: the Arab players of clubs in other countries, in the matches that kick off in this span. Who played is read
 * from the appearances; before a match everyone in the squad is listed who has played for the club. Reads the matches,
 * squads and appearances of the day only, each by its key.
 */
export async function listPlayersAbroad(
  db: Db,
  day: Day,
): Promise<{ players: PlayerAbroad[]; matches: Match[] }> {
  const rows = await listRows(db, day);
  const ids = [...new Set(rows.map((row) => row.match_id))];
  const [matches, next, colours] = await Promise.all([
    ids.length === 0 ? [] : selectMatches(db).where('m.api_id', 'in', ids).orderBy('m.kickoff').execute(),
    listNextMatches(db, { teams: [...new Set(rows.map(({ team }) => team.id))], now: day.now }),
    listColours(
      db,
      rows.map(({ team }) => ({ id: team.id, originalName: team.name })),
    ),
  ]);
  const players = rows.map((row) => toPlayer(row, { next: next.get(row.team.id) ?? null, colours }));
  return { players, matches: matches.map(toMatch) };
}

async function listRows(db: Db, { from, to }: Day): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with arab as (
      select * from unnest(
        ${arabSpellings.map(({ spelling }) => spelling)}::text[],
        ${arabSpellings.map(({ key }) => key)}::text[]) as t (spelling, key)
    ), day as materialized (
      select m.api_id, m.kickoff, m.home_id, m.away_id, c.country,
        not m.status_short = any(${[...liveCodes, ...settledCodes]}::text[]) as is_to_come
      from matches m join competitions c on c.api_id = m.competition_id
      where m.kickoff >= ${new Date(from)} and m.kickoff < ${new Date(to)}
      order by m.kickoff, m.api_id limit ${MOST_MATCHES}
    ), listed as (
      select d.api_id as match_id, d.kickoff, d.country, a.player_id, a.team_id, a.number, a.position,
        jsonb_build_object('isSubstitute', a.is_substitute, 'minutes', a.minutes, 'goals', a.goals,
          'assists', a.assists, 'yellow', a.yellow, 'red', a.red + a.yellowred, 'rating', a.rating) as appearance
      from day d join appearances a on a.match_id = d.api_id
      union all
      select d.api_id, d.kickoff, d.country, q.player_id, q.team_id, q.number, q.position, null
      from day d
      cross join lateral (values (d.home_id), (d.away_id)) as side (team_id)
      join squads q on q.team_id = side.team_id
      where d.is_to_come and not exists (select from appearances a where a.match_id = d.api_id)
        and exists (
          select from player_seasons s
          where s.player_id = q.player_id and s.team_id = q.team_id and s.appearances > 0)
    )
    select p.api_id as id, p.name, p.arabic_name, p.picture, n.key as country, p.nationality,
      l.match_id, l.number, l.position, l.appearance,
      jsonb_build_object('id', t.api_id, 'slug', t.slug, 'name', t.name, 'arabic_name', t.arabic_name,
        'picture', t.picture) as team
    from listed l
    join players p on p.api_id = l.player_id
    join arab n on n.spelling = p.nationality
    join teams t on t.api_id = l.team_id and t.is_national is not true
    cross join lateral (select coalesce(t.country, nullif(l.country, 'World')) as name) as club
    left join arab home on home.spelling = club.name
    where club.name is not null and home.key is distinct from n.key
      and not exists (select from player_aliases a where a.second_id = p.api_id)
    order by (l.appearance ->> 'goals')::int desc nulls last, l.kickoff, l.match_id, p.api_id
    limit ${MOST_PLAYERS}`.execute(db);
  return rows;
}

type Next = NonNullable<PlayerAbroad['next']>;

/** Two index rows for each team, however long its calendar. */
async function listNextMatches(
  db: Db,
  { teams, now }: { teams: readonly number[]; now: number },
): Promise<Map<number, Next>> {
  const first = (side: 'home_id' | 'away_id') => sql`(
    select api_id, kickoff, home_id, away_id from matches
    where ${sql.ref(side)} = c.team_id and kickoff > ${new Date(now)}
      and not status_short = any(${notScheduledCodes}::text[])
    order by kickoff limit 1)`;
  const { rows } = await sql<{ team_id: number; match_id: number; kickoff: Date; opponent: TeamRow }>`
    select c.team_id, m.api_id as match_id, m.kickoff,
      jsonb_build_object('id', t.api_id, 'slug', t.slug, 'name', t.name, 'arabic_name', t.arabic_name,
        'picture', t.picture) as opponent
    from unnest(${teams}::int[]) as c (team_id)
    cross join lateral (
      select * from (${first('home_id')} union all ${first('away_id')}) as sides
      order by kickoff, api_id limit 1) as m
    join teams t on t.api_id = m.home_id + m.away_id - c.team_id`.execute(db);
  return new Map(
    rows.map(({ team_id, match_id, kickoff, opponent }) => [
      team_id,
      { matchId: match_id, date: kickoff.toISOString(), opponent: toTeamRef(opponent) },
    ]),
  );
}

function toPlayer(row: Row, { next, colours }: { next: Next | null; colours: Colours }): PlayerAbroad {
  return {
    player: {
      id: row.id,
      name: row.arabic_name,
      originalName: row.name,
      photo: pictureAddress(row.picture, 'small'),
    },
    country: { key: row.country, name: countryName(row.nationality) ?? row.nationality },
    team: { ...toTeamRef(row.team), colours: colours.get(row.team.id) ?? null },
    number: row.number,
    position: row.position,
    matchId: row.match_id,
    appearance: row.appearance,
    next,
  };
}
