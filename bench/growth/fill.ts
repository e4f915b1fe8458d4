import type pg from 'pg';
import { savePlayerSeasons } from './player-seasons.ts';
import { countTokens, type TokenCounts } from './tokens.ts';

/** 300 matches a day, fewer on Mondays, 400 on Saturdays and Sundays, in every year: more matches are more years. */
const OF_WEEKDAY = [200, 220, 260, 280, 340, 400, 400];
const A_WEEK = 2_100;
/** Competitions that are played at the same time, each with ten matches a week. */
const GROUPS = 210;
/** The last of these are founded and given up again every five years. */
const SHORT_LIVED = 40;
/** Twenty teams play in each: twelve for ever, eight for two seasons. */
const TEAMS = 20;
const STAYING = 12;
/** So that the smallest size has a whole season, as the others. */
const SEASON_WEEKS = 52;
const WEEKS_AHEAD = 2;
const WEEK_MS = 7 * 24 * 3_600_000;

/** The newest matches have low numbers; `from` of them are stored already, those up to `to` are added. */
type Step = { from: number; to: number; now: Date };

/** Adds all that so many matches need: competitions, seasons, teams, people, standings. */
export async function grow(client: pg.Client, step: Step): Promise<void> {
  await client.query('set work_mem = $$256MB$$; set maintenance_work_mem = $$512MB$$');
  const counts = await countTokens(client);
  await saveLayout(client, { ...step, counts });
  await savePeople(client, counts);
  await saveMatches(client, step);
  await saveTables(client);
  await client.query('drop table growth.step');
  await client.query('vacuum analyze');
  await client.query('reset work_mem; reset maintenance_work_mem');
}

/** `growth.step` has a row for each new match: competition, kick-off and teams, derived from its number alone. */
async function saveLayout(
  client: pg.Client,
  { from, to, now, counts }: Step & { counts: TokenCounts },
): Promise<void> {
  // Weeks begin on Monday; two of them are still to come.
  const monday = Math.floor(now.getTime() / WEEK_MS - 4 / 7) * WEEK_MS + 4 * (WEEK_MS / 7);
  const top = new Date(monday + WEEKS_AHEAD * WEEK_MS);
  await client.query(
    `create table growth.step as
    with numbered as (
      select i, i % ${A_WEEK} as slot, $3::timestamptz - i / ${A_WEEK} * interval '7 days' as week
      from generate_series($1::bigint, $2::bigint - 1) as i
    ), dated as (
      select i, slot % ${GROUPS} as grp, week + (width_bucket(slot, ${cumulative()}) * 24 * 60
        + 12 * 60 + floor(growth.u(i, 1) * 36) * 15) * interval '1 minute' as kickoff
      from numbered
    ), seasoned as (
      select *, $4::int - i / ${A_WEEK * SEASON_WEEKS} as season from dated
    )
    select i, grp, kickoff, season,
      case when grp < ${GROUPS - SHORT_LIVED} then grp + 1 else 1000 + grp * 30 + (2100 - season) / 5 end as competition_id,
      floor(growth.u(i, 2) * ${TEAMS})::int as home,
      floor(growth.u(i, 3) * ${TEAMS - 1})::int as other
    from seasoned`,
    [from, to, top, top.getUTCFullYear()],
  );
  const clubOf = (slot: string) => `grp * 1000 + 1 + case when ${slot} < ${STAYING} then ${slot}
    else ${slot} + ${TEAMS - STAYING} * ((2100 - season) / 2 - (2100 - ${top.getUTCFullYear()}) / 2) end`;
  await client.query(`
    alter table growth.step add home_id int, add away_id int;
    update growth.step set home_id = ${clubOf('home')}, away_id = ${clubOf(`((home + 1 + other) % ${TEAMS})`)};
    insert into competitions (api_id, name, country, season, arabic_name, name_how)
    select id, p.latin || ' League ' || id, 'World', season, 'دوري ' || p.arabic, 'composed'
    from (select competition_id as id, max(season) as season from growth.step group by 1) as c
    join growth.places p on p.place = c.id % ${counts.places}
    on conflict do nothing;
    insert into seasons (competition_id, season, is_current, coverage)
    select distinct competition_id, s.season, s.season = c.season, '{}'::jsonb
    from growth.step s join competitions c on c.api_id = competition_id
    on conflict do nothing`);
  await client.query(`
    create table growth.teams as
    select id from (
      select home_id as id from growth.step union select away_id from growth.step) as t
    where not exists (select from teams where api_id = id);
    insert into venues (name, city, arabic_name, name_how, arabic_city)
    select p.latin || ' Arena ' || id, p.latin, 'ملعب ' || p.arabic, 'composed', p.arabic
    from growth.teams t join growth.places p on p.place = floor(growth.u(t.id, 4) * ${counts.places})
    on conflict do nothing;
    insert into teams (api_id, slug, name, country, arabic_name, name_how)
    select id, 'team-' || id,
      case k when 0 then 'FC ' || l when 1 then l || ' United' when 2 then l || ' City' when 3 then 'Al ' || l
        when 4 then 'Sporting ' || l when 5 then l || ' SC' when 6 then 'Real ' || l when 7 then 'Dynamo ' || l
        else l end,
      'World',
      case k when 1 then a || ' يونايتد' when 2 then a || ' سيتي' when 3 then 'ال' || a when 4 then 'سبورتينغ ' || a
        when 6 then 'ريال ' || a when 7 then 'دينامو ' || a else a end, 'composed'
    from (select t.id, p.latin as l, p.arabic as a, floor(growth.u(t.id, 5) * 10) as k
      from growth.teams t join growth.places p on p.place = floor(growth.u(t.id, 4) * ${counts.places})) as t`);
}

/** The last slot of each day of a week. */
function cumulative(): string {
  const ends = OF_WEEKDAY.slice(0, -1).map((_, day) =>
    OF_WEEKDAY.slice(0, day + 1).reduce((sum, matches) => sum + matches, 0),
  );
  return `array[${ends.join(',')}]`;
}

/** 24 or 25 players for each team. A few names are very common, most are rare, as in reality. */
async function savePeople(client: pg.Client, counts: TokenCounts): Promise<void> {
  const pick = (kind: 'arab' | 'foreign') => {
    const { given, family, composed } = counts[kind];
    return { given: `floor(pow(growth.u(id, 11), 3) * ${given})`, family: familyOf(family, composed) };
  };
  const familyOf = (listed: number, composed: number) => `case when growth.u(id, 12) < 0.45
    then floor(pow(growth.u(id, 13), 2) * ${listed}) else ${listed} + floor(growth.u(id, 13) * ${composed}) end`;
  const [arab, foreign] = [pick('arab'), pick('foreign')];
  await client.query(`
    create table growth.people as
    select t.id * 30 + n as id, t.id as team_id, s.competition_id, s.season,
      case when growth.u(t.id * 30 + n, 10) < 0.4 then 'arab' else 'foreign' end as kind
    from growth.teams t
    join (select home_id, max(competition_id) as competition_id, max(season) as season
      from growth.step group by home_id) as s on s.home_id = t.id,
    generate_series(0, 23 + t.id % 2) as n`);
  // Six of ten have played in stored matches. Inserted first, so that each name is written once with its weight.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into player_sums (player_id, competition_id, season, appearances, minutes, goals, assists, yellow, yellowred, red)
    select id, competition_id, season, 1 + minutes / 90, minutes, minutes / 300, minutes / 500, 0, 0, 0
    from (select *, floor(pow(growth.u(id, 17), 4) * 40000)::int as minutes
      from growth.people where growth.u(id, 18) < 0.6) as p`,
  );
  await client.query('set session_replication_role = default');
  await client.query(`
    insert into players (api_id, name, firstname, lastname, arabic_name, name_how, arabic_full_name, nationality, has_profile)
    select id, case when growth.u(id, 14) < 0.6 then upper(left(g.latin, 1)) || '.' else initcap(g.latin) end
        || ' ' || initcap(f.latin),
      initcap(g.latin) || coalesce(' ' || initcap(second.latin), ''), initcap(f.latin),
      g.arabic || ' ' || f.arabic, 'composed',
      g.arabic || coalesce(' ' || second.arabic, '') || ' ' || f.arabic,
      case p.kind when 'arab' then 'Egypt' else 'Brazil' end, true
    from (select id, kind,
        (case kind when 'arab' then ${arab.given} else ${foreign.given} end)::int as given,
        (case kind when 'arab' then ${arab.family} else ${foreign.family} end)::int as family,
        (case when growth.u(id, 15) < 0.3 then floor(growth.u(id, 16) * ${Math.min(counts.arab.given, counts.foreign.given)}) end)::int as another
      from growth.people) as p
    join growth.given g on (g.kind, g.place) = (p.kind, p.given)
    join growth.family f on (f.kind, f.place) = (p.kind, p.family)
    left join growth.given second on (second.kind, second.place) = (p.kind, p.another)`);
  await client.query(`
    insert into squads (team_id, player_id, position)
    select t.id, api_id, 'midfielder'
    from growth.teams t join players on api_id between t.id * 30 and t.id * 30 + 29
    where t.id % 1000 <= ${TEAMS}`);
  await savePlayerSeasons(client);
  await client.query('drop table growth.teams, growth.people');
}

/** Foreign keys are not checked: the references were drawn from the tables themselves, and checking takes longer. */
async function saveMatches(client: pg.Client, { to, now }: Step): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into matches (api_id, competition_id, season, round, kickoff, status_short, status_long, elapsed,
      home_id, away_id, home_goals, away_goals, score, winner, venue_id, referee, referee_arabic, referee_how,
      fingerprint, events_fingerprint, observed_at, observed_term, change_seq, changed_at, told_seq, ended_at, checks_done)
    select 100000000 - i, competition_id, season, 'Regular Season - ' || 1 + extract(week from kickoff)::int, kickoff,
      status, status, case status when 'FT' then 90 when '2H' then 60 end, home_id, away_id, h, a,
      case when h is null then $2::jsonb else jsonb_build_object('halftime', jsonb_build_object('home', h / 2, 'away', a / 2),
        'fulltime', jsonb_build_object('home', h, 'away', a), 'extratime', $3::jsonb, 'penalty', $3::jsonb) end,
      case when h > a then 'home' when h < a then 'away' end,
      v.id, 'Referee ' || i % 500, 'حكم', 'composed', md5(i::text), md5(i::text), kickoff, 1, 0, kickoff, 0,
      case status when 'FT' then kickoff + interval '2 hours' end, case status when 'FT' then 4 else 0 end
    from (select *, case when status <> 'NS' then floor(growth.u(i, 21) * 4)::int end as h,
        case when status <> 'NS' then floor(growth.u(i, 22) * 3)::int end as a
      from (select *, case when kickoff > $1 then 'NS' when kickoff > $1::timestamptz - interval '2 hours' then '2H'
        else 'FT' end as status from growth.step) as s) as s
    left join lateral (select id from venues where id = 1 + s.home_id % 3000) as v on true
    order by i desc`,
    [now, JSON.stringify(noScore), JSON.stringify(noGoals)],
  );
  await client.query('set session_replication_role = default');
  await client.query(
    `insert into match_details (match_id, statistics)
    select api_id, jsonb_build_array(jsonb_build_object('teamId', home_id, 'statistics', repeat('x', 500)))
    from matches where api_id > 100000000 - $1::int / 100 on conflict do nothing`,
    [to],
  );
}

const noGoals = { home: null, away: null };
const noScore = { halftime: noGoals, fulltime: noGoals, extratime: noGoals, penalty: noGoals };

/** Standings for each new season of each competition. */
async function saveTables(client: pg.Client): Promise<void> {
  await client.query(`
    insert into standings (competition_id, season, group_order, position, group_name, rank, team_id, points,
      goals_diff, played, win, draw, lose, goals_for, goals_against, status, home, away)
    select competition_id, season, 0, row_number() over (partition by competition_id, season order by team), '', 1, team,
      0, 0, 0, 0, 0, 0, 0, 0, 'same', '{}', '{}'
    from (select distinct competition_id, season, home_id as team from growth.step) as t
    on conflict do nothing`);
}
