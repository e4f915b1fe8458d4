import { type RawBuilder, sql } from 'kysely';

/**
 * The year in which a row of `seasons` ends. The provider ends a running cup with the last match it knows, in autumn
 * still this year's: it ends as many years after its start as the competition's earlier seasons did.
 */
export function lastYear(row: string): RawBuilder<number | null> {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return sql`greatest(
    extract(year from ${column('end_date')})::int,
    case when ${column('is_current')} then extract(year from ${column('start_date')})::int + (
      select max(extract(year from earlier.end_date) - extract(year from earlier.start_date))::int
      from seasons earlier
      where earlier.competition_id = ${column('competition_id')} and not earlier.is_current) end)`;
}
