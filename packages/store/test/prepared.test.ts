import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '@safira/testkit/database';
import type { Db } from '../src/db.ts';
import { prepared } from '../src/prepared.ts';

const { db } = await testDatabase();

/** The statements about this that the connection keeps: others of the pool may have used it before. */
const keptStatements = async (trx: Db, about: string) =>
  (
    await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like ${`%${about}%`} order by 1`.execute(
      trx,
    )
  ).rows.map(({ statement }) => statement);

test('HOUSE: a statement is marked as prepared, the connection keeps it once, and none of the others', async () => {
  await db.transaction().execute(async (trx) => {
    for (const value of [1, 2, 3]) {
      const { rows } = await sql<{ n: number }>`${prepared} select ${value}::int as n`.execute(trx);
      expect(rows).toEqual([{ n: value }]);
      await sql`select ${value}::int as n`.execute(trx);
    }
    await sql`${prepared} select ${'a'}::text as word`.execute(trx);
    expect(await keptStatements(trx, 'select $1::')).toEqual([
      '/* prepared */ select $1::int as n',
      '/* prepared */ select $1::text as word',
    ]);
  });
});

test('HOUSE: a statement of a query builder is marked as prepared, the connection keeps it', async () => {
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('matches').select('api_id').where('api_id', '=', 1).modifyFront(prepared).execute();
    expect(await keptStatements(trx, 'from "matches"')).toHaveLength(1);
  });
});
