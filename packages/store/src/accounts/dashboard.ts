import { type RawBuilder, sql } from 'kysely';
import type { Dashboard } from '@safira/contract/accounts/dashboard';
import { liveCodes, notScheduledCodes, resultCodes } from '@safira/football/matches/status-codes';
import type { Db } from '../db.ts';
import { selectMatches, toMatch } from '../matches/rows.ts';
import { prepared } from '../prepared.ts';

/** A match that starts late still counts as one to come. */
const LATE_MS = 4 * 3_600_000;
/** Of each part. */
const MOST = 10;
const MOST_LIVE = 20;

/** The matches of the favourite teams, in one query. */
export async function findDashboard(
  db: Db,
  { userId, now }: { userId: number; now: number },
): Promise<Dashboard> {
  const rows = await selectMatches(db)
    .innerJoin(chosenMatches({ userId, now }).as('chosen'), 'chosen.id', 'm.api_id')
    .select('chosen.part')
    .orderBy('chosen.place')
    .modifyFront(prepared)
    .execute();
  const partOf = (wanted: keyof Dashboard) => rows.filter(({ part }) => part === wanted).map(toMatch);
  return { live: partOf('live'), next: partOf('next'), last: partOf('last') };
}

/** As a subquery no plan knows the value, so PostgreSQL keeps one plan and does not make another for each reader. */
const hidden = (value: number | Date, type: 'bigint' | 'timestamptz') =>
  sql`(select ${value}::${sql.raw(type)})`;

function chosenMatches({ userId, now }: { userId: number; now: number }) {
  // Few rows of each team and side: enough for the list together, and a hundred teams cost a hundred short index scans.
  const perSide = sql`greatest(2, ${sql.lit(2 * MOST)} / nullif((select count(*) from mine), 0))`;
  const around = (which: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
    const side = (column: string) => sql`(
      select api_id, kickoff from matches where ${sql.ref(column)} = mine.team and ${which}
      order by ${order} limit ${perSide})`;
    return sql`
      select distinct m.api_id, m.kickoff
      from mine cross join lateral (${side('home_id')} union all ${side('away_id')}) as m
      order by ${order} limit ${sql.lit(MOST)}`;
  };
  return sql<{ part: keyof Dashboard; id: number; place: number }>`(
    with mine as (select item_id as team from favourites where user_id = ${hidden(userId, 'bigint')} and kind = 1),
    live as (
      select api_id, kickoff from matches
      where status_short in (${literals(liveCodes)})
        and (home_id in (select team from mine) or away_id in (select team from mine))
      order by kickoff, api_id limit ${sql.lit(MOST_LIVE)}),
    next as (${around(
      sql`status_short not in (${literals(notScheduledCodes)})
        and kickoff >= ${hidden(new Date(now - LATE_MS), 'timestamptz')}`,
      sql`kickoff, api_id`,
    )}),
    last as (${around(
      sql`status_short in (${literals(resultCodes)}) and kickoff <= ${hidden(new Date(now), 'timestamptz')}`,
      sql`kickoff desc, api_id desc`,
    )})
    select 'live' as part, api_id as id, row_number() over (order by kickoff, api_id) as place from live
    union all
    select 'next', api_id, row_number() over (order by kickoff, api_id) from next
    union all
    select 'last', api_id, row_number() over (order by kickoff desc, api_id desc) from last)`;
}

const literals = (codes: readonly string[]) => sql.join(codes.map((code) => sql.lit(code)));
