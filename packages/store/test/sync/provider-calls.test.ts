import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDb } from '../../src/db.ts';
import { countCalls, pruneCalls, saveReportedCalls, takeCall } from '../../src/sync/provider-calls.ts';
import { pruneQuarantine, saveRefused } from '../../src/sync/quarantine.ts';
import { testDatabase } from '@safira/testkit/database';

const { db, url } = await testDatabase();
const at = (text: string) => Date.parse(text);

test('HOUSE: twenty concurrent callers on four connections never exceed the limit, and use all of it', async () => {
  const now = at('2026-11-21T18:00:00Z');
  const pools = Array.from({ length: 4 }, () => openDb(url, { max: 1, connectTimeoutMs: 60_000 }));
  const taken = await Promise.all(
    Array.from({ length: 20 }, async (_, caller) => {
      const used: number[] = [];
      for (let call = 0; call < 50; call++) {
        const answer = await takeCall(pools[caller % 4]!, { limit: 700, reserve: 0, now });
        if (answer.ok) used.push(answer.used);
      }
      return used;
    }),
  );
  await Promise.all(pools.map((pool) => pool.destroy()));
  const numbers = taken.flat().toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 700 }, (_, i) => i + 1));
  // After a restart, another process finds the day's quota used up.
  expect(await takeCall(db, { limit: 700, reserve: 0, now })).toEqual({ ok: false });
});

test('HOUSE: the reserve is left to calls that may use it, and the next UTC day starts a new count', async () => {
  const now = at('2026-11-22T23:59:59Z');
  const take = (reserve: number, when = now) => takeCall(db, { limit: 3, reserve, now: when });
  expect(await take(1)).toEqual({ ok: true, used: 1 });
  expect(await take(1)).toEqual({ ok: true, used: 2 });
  expect(await take(1)).toEqual({ ok: false });
  expect(await take(0)).toEqual({ ok: true, used: 3 });
  expect(await take(0)).toEqual({ ok: false });
  expect(await take(3, now + 1_000)).toEqual({ ok: false });
  expect(await take(2, now + 1_000)).toEqual({ ok: true, used: 1 });
});

test('HOUSE: a higher count reported by the provider is adopted, a lower one is outdated and ignored', async () => {
  const now = at('2026-12-01T12:00:00Z');
  await saveReportedCalls(db, { used: 90, now });
  await saveReportedCalls(db, { used: 40, now });
  expect(await countCalls(db, now)).toBe(90);
  expect(await takeCall(db, { limit: 90, reserve: 0, now })).toEqual({ ok: false });
});

test('HOUSE: pruning deletes old days of the ledger and keeps the last ones', async () => {
  await sql`delete from provider_calls`.execute(db);
  for (const day of ['01', '02', '30', '31']) {
    await takeCall(db, { limit: 9, reserve: 0, now: at(`2027-01-${day}T10:00:00Z`) });
  }
  const now = at('2027-01-31T10:00:00Z');
  expect(await pruneCalls(db, { now, keepDays: 29 })).toBe(1);
  expect(await countCalls(db, at('2027-01-01T00:00:00Z'))).toBe(0);
  expect(await countCalls(db, at('2027-01-02T00:00:00Z'))).toBe(1);
  expect(await pruneCalls(db, { now, keepDays: 0 })).toBe(2);
  expect(await countCalls(db, now)).toBe(1);
});

test('HOUSE: pruning deletes quarantined items that were not seen again for long', async () => {
  await saveRefused(db, 'fixtures', [
    { id: 1, reason: 'no date', item: {} },
    { id: 2, reason: 'no date', item: {} },
  ]);
  await sql`
    update quarantine set first_seen = first_seen - interval '40 days', last_seen = last_seen - interval '31 days'
    where item_id = '1'`.execute(db);
  await sql`update quarantine set first_seen = first_seen - interval '40 days' where item_id = '2'`.execute(
    db,
  );
  expect(await pruneQuarantine(db, { olderThanMs: 30 * 86_400_000 })).toBe(1);
  expect(await db.selectFrom('quarantine').select('item_id').execute()).toEqual([{ item_id: '2' }]);
});
