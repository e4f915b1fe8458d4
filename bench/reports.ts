import { setTimeout as wait } from 'node:timers/promises';
import { openDb } from '@safira/store/db';
import { aLease } from '@safira/testkit/lease';
import { databaseUrl } from '@safira/testkit/engines';
import { queryDatabase } from '@safira/testkit/stack';
import { makeLog } from '@safira/operations/log';
import { TICK_MS } from '../apps/worker/src/automatic/consume-log.ts';
import { writeDueReports } from '../apps/worker/src/reports/write-due.ts';
import { mainStack } from '../e2e/support/stack.ts';
import { restoreWorld } from '../e2e/world/restore.ts';
import { readFacts } from '../e2e/world/world.ts';
import { median, percentile } from './numbers.ts';
import type { Measured, Options } from './report.ts';

const ROUNDS = 3;
const MOST_MS = 60_000;

/**
 * OURS-21: from settled data to the published report, where all matches of the stored world settle at one moment just
 * after the consumer has looked. More at once than any real day has.
 */
export async function benchReports(_: Options): Promise<Measured> {
  const stack = mainStack();
  const now = Date.parse(readFacts().now);
  restoreWorld(stack);
  const db = openDb(databaseUrl('worker', stack.name), { max: 5 });
  const lease = await aLease(db, 'reports');
  const log = makeLog('bench', 'silent');
  const rounds: number[] = [];
  let reports = 0;
  try {
    for (let round = 0; round < ROUNDS; round++) {
      queryDatabase(stack.name, 'delete from articles');
      const due = `update match_reports set due_at = '${new Date(now).toISOString()}', record = null, held = null`;
      queryDatabase(stack.name, due);
      const settled = performance.now();
      await wait(TICK_MS);
      const waited: number[] = [];
      for (;;) {
        const looked = await writeDueReports({ db, log, now, lease });
        if (looked === 0) break;
        // All of a turn count as published at its end.
        waited.push(...Array.from({ length: looked }, () => performance.now() - settled));
      }
      reports = Number(queryDatabase(stack.name, `select count(*) from articles where status = 'published'`));
      if (reports === 0) throw new Error('no report was published');
      rounds.push(percentile(waited, 0.95));
    }
  } finally {
    await db.destroy();
  }
  const p95 = median(rounds);
  return {
    rows: [
      {
        what: 'settled data to published report, p95',
        unit: 'ms',
        ours: p95,
        rounds: { ours: rounds },
        value: p95,
        aim: { atMost: MOST_MS },
      },
    ],
    conditions: { reports },
  };
}
