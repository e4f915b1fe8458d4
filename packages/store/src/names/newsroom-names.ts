import { type RawBuilder, sql } from 'kysely';
import { countryName } from '@safira/arabic/names/countries';
import type { NamedKind, NameFilter, NewsroomName } from '@safira/contract/newsroom/names';
import type { Db } from '../db.ts';
import { searchCompetitions } from '../search/competition-search.ts';
import { searchPlayers } from '../search/player-search.ts';
import { searchTeams } from '../search/team-search.ts';

type Key = { kind: NamedKind; id: number; seen: number | null };
type Listed = { names: NewsroomName[]; total: number };
type Paging = { page: number; limit: number };

/** Matches of so many days count: more of them say nothing about what is shown now. */
const COUNTED_MS = 365 * 86_400_000;
const MOST_FOUND = 30;

const toCheck = sql`name_how in ('transliterated', 'needs_editor')`;

/** How often each name is shown: appearances of the current seasons, or matches of the last year. */
const shown = (since: Date): Record<Exclude<NameFilter, 'review' | 'reported'>, RawBuilder<unknown>> => ({
  player: sql`
    select 'player' as kind, x.id, x.seen from (
      select s.player_id as id, sum(s.appearances)::int as seen
      from seasons c join player_sums s on (s.competition_id, s.season) = (c.competition_id, c.season)
      where c.is_current group by 1) as x
    join players n on n.api_id = x.id where ${toCheck}
      and not exists (select from player_aliases a where a.second_id = x.id)`,
  club: sql`
    select 'club' as kind, x.id, x.seen from (
      select id, count(*)::int as seen from matches, unnest(array[home_id, away_id]) as t (id)
      where kickoff >= ${since} group by 1) as x
    join teams n on n.api_id = x.id where ${toCheck}`,
  stadium: sql`
    select 'stadium' as kind, x.id, x.seen from (
      select venue_id as id, count(*)::int as seen from matches where kickoff >= ${since} group by 1) as x
    join venues n on n.id = x.id where ${toCheck}`,
  competition: sql`
    select 'competition' as kind, x.id, x.seen from (
      select competition_id as id, count(*)::int as seen from matches where kickoff >= ${since} group by 1) as x
    join competitions n on n.api_id = x.id where ${toCheck}`,
});

const reported = sql`
  select 'player' as kind, target_id as id, null::int as seen, count(*)::int as reports from error_reports
  where target = 'player' and what = 'name' and state = 'open' group by target_id`;

/** OURS-24: the names that an editor should look at, those that are shown most often first. */
export async function listNamesToCheck(
  db: Db,
  { filter, now, page, limit }: Paging & { filter: NameFilter; now: number },
): Promise<Listed> {
  const ofKinds = shown(new Date(now - COUNTED_MS));
  const source =
    filter === 'reported'
      ? sql`select kind, id, seen, reports as place from (${reported}) as r`
      : sql`select kind, id, seen, seen as place from (
          ${filter === 'review' ? sql.join(Object.values(ofKinds), sql` union all `) : ofKinds[filter]}) as n`;
  const { rows } = await sql<Key & { total: number }>`
    select kind, id, seen, (count(*) over ())::int as total from (${source}) as listed
    order by place desc, kind, id limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return { names: await describe(db, rows), total: rows[0]?.total ?? 0 };
}

export async function countNamesToCheck(db: Db, now: number): Promise<{ review: number; reported: number }> {
  const ofKinds = Object.values(shown(new Date(now - COUNTED_MS)));
  const { rows } = await sql<{ review: number; reported: number }>`
    select (select count(*)::int from (${sql.join(ofKinds, sql` union all `)}) as n) as review,
      (select count(*)::int from (${reported}) as r) as reported`.execute(db);
  return rows[0]!;
}

/** Every name with these words, of this kind or of all, whatever it came from. */
export async function searchNames(
  db: Db,
  { filter, text }: { filter: NameFilter; text: string },
): Promise<NewsroomName[]> {
  const isWanted = (kind: NamedKind) => filter === 'review' || filter === 'reported' || filter === kind;
  const [players, teams, competitions, venues] = await Promise.all([
    isWanted('player') ? searchPlayers(db, text, { limit: MOST_FOUND, hasNear: true }) : [],
    isWanted('club') ? searchTeams(db, text, MOST_FOUND) : [],
    isWanted('competition') ? searchCompetitions(db, { text, limit: MOST_FOUND }) : [],
    isWanted('stadium') ? searchVenues(db, text) : [],
  ]);
  const keys = (kind: NamedKind, found: readonly { id: number }[]): Key[] =>
    found.map(({ id }) => ({ kind, id, seen: null }));
  return describe(db, [
    ...keys('player', players),
    ...keys('club', teams),
    ...keys('stadium', venues),
    ...keys('competition', competitions),
  ]);
}

/** Venues have no table of words: there are few enough to look through. */
async function searchVenues(db: Db, text: string): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from venues
    where fold_for_search(arabic_name || ' ' || name) like '%' || fold_for_search(${text}) || '%'
    order by id limit ${MOST_FOUND}`.execute(db);
  return rows;
}

export async function findName(db: Db, kind: NamedKind, id: number): Promise<NewsroomName | undefined> {
  const [name] = await describe(db, [{ kind, id, seen: null }]);
  return name;
}

type Row = {
  kind: NamedKind;
  id: number;
  name: string;
  original: string;
  how: NewsroomName['how'] | 'untranslated';
  place: string | null;
  country: string | null;
  reports: number;
};

/** In the order of the keys; what is not stored any more is left out. */
async function describe(db: Db, keys: readonly Key[]): Promise<NewsroomName[]> {
  const idsOf = (kind: NamedKind) => keys.filter((key) => key.kind === kind).map(({ id }) => id);
  const of = (kind: NamedKind, table: string, { id = 'api_id', country = 'null', place = 'null' }) => sql`
    select ${kind} as kind, n.${sql.ref(id)} as id, n.arabic_name as name, n.name as original, n.name_how as how,
      ${sql.raw(place)} as place, ${sql.raw(country)} as country
    from ${sql.table(table)} n where n.${sql.ref(id)} = any(${idsOf(kind)}::int[])`;
  const club = `(select t.arabic_name from squads q join teams t on t.api_id = q.team_id
    where q.player_id = n.api_id order by t.is_national is true, t.api_id limit 1)`;
  const { rows } = await sql<Row>`
    select d.*, (
      select count(*)::int from error_reports r
      where r.state = 'open' and r.what = 'name' and r.target = d.kind and r.target_id = d.id) as reports
    from (
      ${of('player', 'players', { country: 'n.nationality', place: club })} union all
      ${of('coach', 'coaches', { country: 'n.nationality' })} union all
      ${of('club', 'teams', { country: 'n.country' })} union all
      ${of('competition', 'competitions', { country: 'n.country' })} union all
      ${of('stadium', 'venues', { id: 'id', place: 'n.arabic_city' })}) as d`.execute(db);
  const byKey = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
  return keys.flatMap(({ kind, id, seen }) => {
    const row = byKey.get(`${kind} ${id}`);
    return row ? [toName(row, seen)] : [];
  });
}

const toName = (row: Row, seen: number | null): NewsroomName => ({
  kind: row.kind,
  id: row.id,
  name: row.name,
  originalName: row.original,
  how: row.how === 'untranslated' ? 'needs_editor' : row.how,
  seen,
  about: [row.place, row.country && countryName(row.country)].flatMap((text) => text || []),
  reports: row.reports,
});
