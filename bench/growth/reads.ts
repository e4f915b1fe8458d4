import type pg from 'pg';
import { foldForSearch } from '../../packages/arabic/src/search/search-key.ts';
import { listCompetitionMatches, listMonths } from '@safira/store/competitions/matches';
import { searchCompetitions } from '@safira/store/search/competition-search';
import type { Db } from '../../packages/store/src/db.ts';
import { listMatchesBetween } from '@safira/store/matches/matches';
import { searchPlayers } from '@safira/store/search/player-search';
import { searchTeams } from '@safira/store/search/team-search';
import { findShownSeason } from '@safira/store/competitions/seasons';
import { listTeamMatches } from '@safira/store/teams/matches';
import { findTeam } from '@safira/store/teams/reads';
import { makePageReads, type PageReads } from './page-reads.ts';
import { drawQueries, type GrowthQuery, seeded } from './queries.ts';
import { A_PAGE, type Draw, type Read } from './read.ts';

/** The same functions with the same limits as in the routes. */
const ZONE = 'Asia/Riyadh';
const DAY_MS = 24 * 3_600_000;
const MOST_OF_A_DAY = 1_000;
const LAST = 10;
const FOUND = 10;

export type Reads = Record<'day' | 'team' | 'month' | 'search', Read> & PageReads;
export type Hits = Record<GrowthQuery['kind'], { queries: number; hit: number }>;

/** The reads, each with its own arguments drawn from all that is stored. */
export async function makeReads(
  { client, db }: { client: pg.Client; db: Db },
  { count, queryCount, now }: { count: number; queryCount: number; now: Date },
): Promise<{ reads: Reads; hits: Hits }> {
  const random = seeded(7);
  const drawn: Draw = async <T extends pg.QueryResultRow>(statement: string) =>
    (await client.query<T>(`select * from (${statement}) as d order by random limit ${count}`)).rows;
  const days = await drawn<{ day: Date }>(
    `select day, growth.u(extract(epoch from day)::bigint, 41) as random
    from generate_series((select min(kickoff) from matches)::date, (select max(kickoff) from matches)::date, '1 day') as day`,
  );
  const teams = await drawn<{ slug: string }>('select slug, growth.u(api_id, 42) as random from teams');
  const months = await drawn<{ id: number; season: number }>(
    'select competition_id as id, season, growth.u(competition_id * 100 + season, 43) as random from seasons',
  );
  const queries = await drawQueries(client, { count: queryCount, random });
  const hits: Hits = {
    prefix: { queries: 0, hit: 0 },
    whole: { queries: 0, hit: 0 },
    mistake: { queries: 0, hit: 0 },
  };

  const day = async (index: number) => {
    const from = days[index]!.day.getTime();
    return listMatchesBetween(db, { from, to: from + DAY_MS, limit: MOST_OF_A_DAY });
  };
  const team = async (index: number) => {
    const found = await findTeam(db, { slug: teams[index]!.slug });
    return listTeamMatches(db, { teamId: found!.id, now: now.getTime(), limit: LAST });
  };
  const month = async (index: number) => {
    const { id: competitionId, season } = months[index]!;
    await findShownSeason(db, competitionId);
    const found = await listMonths(db, { competitionId, season, zone: ZONE });
    const { key } = found[index % found.length]!;
    const from = Date.parse(`${key}-01T00:00:00+03:00`);
    const [year, number] = key.split('-').map(Number);
    const to = Date.UTC(year!, number) - 3 * 3_600_000;
    return listCompetitionMatches(db, {
      competitionId,
      season,
      spans: [{ from, to }],
      limit: A_PAGE,
      offset: 0,
    });
  };
  const search = async (index: number) => {
    const query = queries[index]!;
    const [foundTeams, players] = await Promise.all([
      searchTeams(db, query.text, FOUND),
      searchPlayers(db, query.text, { limit: FOUND, hasNear: true }),
      searchCompetitions(db, { text: query.text, limit: FOUND }),
    ]);
    const counted = hits[query.kind];
    counted.queries++;
    if ([...foundTeams, ...players].some((one) => isTarget(one, query))) counted.hit++;
  };
  return {
    hits,
    reads: {
      ...(await makePageReads(db, { drawn, now: now.getTime() })),
      day: { arguments: days.length, run: day },
      team: { arguments: teams.length, run: team },
      month: { arguments: months.length, run: month },
      search: { arguments: queries.length, run: search },
    },
  };
}

/** Compares names, not ids: a query cannot say which of several namesakes is meant. */
function isTarget(
  { name, originalName }: { name: string; originalName: string },
  { target: { arabic, word } }: GrowthQuery,
): boolean {
  if (word === undefined) return name === arabic;
  const key = foldForSearch(word);
  return foldForSearch(`${name} ${originalName}`)
    .split(' ')
    .some((part) => part.startsWith(key));
}
