import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countCorrections, listCorrections } from '../../src/corrections/corrections.ts';
import { saveCorrections } from '../../src/corrections/save-corrections.ts';
import { testDatabase } from '@safira/testkit/database';

const { db, owner } = await testDatabase();
const NOW = Date.parse('2026-11-21T17:00:00Z');
const MANY = 200_000;

/** How many rows of the log reading it takes: those of the index and those of the table. */
async function rowsRead(read: () => Promise<unknown>): Promise<number> {
  const count = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(owner);
    const { rows } = await sql<{ read: number }>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_all_tables
      where relid = 'corrections'::regclass`.execute(owner);
    return rows[0]!.read;
  };
  const before = await count();
  await read();
  return (await count()) - before;
}

test('OURS-22: a page of a long log reads its own entries only, and counting ends at the limit', async () => {
  await sql`
    insert into corrections (kind, corrected_at, before_text, after_text, source)
    select case when n % 2 = 0 then 'goal' else 'name' end, ${new Date(NOW)}::timestamptz - n * interval '1 second',
      '2-0', '1-0', 'record' from generate_series(1, ${MANY}) n`.execute(owner);
  await sql`vacuum analyze corrections`.execute(owner);
  for (const section of [undefined, 'results', 'names'] as const) {
    const read = await rowsRead(() => listCorrections(owner, { section, page: 1, limit: 20 }));
    expect(read, section).toBeLessThanOrEqual(20);
    expect(await countCorrections(owner, { section }, 1_000)).toBe(1_000);
  }
});

test('OURS-22: the result of a shoot-out, a postponed match and a scorer are read as they were saved', async () => {
  const common = { at: new Date(NOW + 60_000), source: 'record' } as const;
  await saveCorrections(db, [
    { ...common, kind: 'result', before: '1-1 4-3', after: '1-1 3-4' },
    { ...common, kind: 'kick-off', before: '2026-11-21T18:00:00.000Z', after: 'PST' },
    { ...common, kind: 'scorer', before: 'أ', after: 'ب', minute: { elapsed: 45, extra: 2 } },
  ]);
  const [scorer, kickoff, result] = await listCorrections(db, { page: 1, limit: 3 });
  expect(result!.change).toEqual({
    type: 'score',
    before: { home: 1, away: 1, penalties: { home: 4, away: 3 } },
    after: { home: 1, away: 1, penalties: { home: 3, away: 4 } },
    shownSeconds: null,
  });
  expect(kickoff!.change).toMatchObject({ type: 'kick-off', after: null, status: 'PST' });
  expect(scorer!.change).toMatchObject({ before: 'أ', after: 'ب', minute: { elapsed: 45, extra: 2 } });
});
