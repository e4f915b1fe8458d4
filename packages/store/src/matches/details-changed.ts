import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { assertLease, type Lease } from '../coordination/leases.ts';
import { allocateSeqs, lockNumbers, saveChanges, scopeOf } from './changes.ts';
import { patchOf } from './patch.ts';
import { listStoredMatches } from './rows.ts';

/** Logs a change for matches of which only line-ups, players or highlights changed, so that clients reload them. */
export async function saveDetailsChanged(db: Db, ids: readonly number[], lease: Lease): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await lockNumbers(trx);
    await assertLease(trx, lease);
    await logDetailsChanged(trx, ids);
  });
}

/**
 * The same inside the transaction of a person's change, which no lease guards: there is no older observation that it
 * could bring back. The last statement of that transaction, because all writers of matches wait for the numbers.
 */
export async function logDetailsChanged(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await lockNumbers(trx);
  const stored = [...(await listStoredMatches(trx, { ids, eventsOf: [], statisticsOf: [] })).values()];
  const numbers = await allocateSeqs(trx, stored.length);
  const changedAt = new Date();
  await sql`
    update matches m set change_seq = t.seq, told_seq = t.seq, changed_at = ${changedAt}
    from unnest(${stored.map(({ state }) => state.id)}::int[], ${numbers}::bigint[]) as t (id, seq)
    where m.api_id = t.id`.execute(trx);
  await saveChanges(
    trx,
    stored.map(({ state, pulse, eventSummary, lastPublishedSeq }, index) => ({
      change: {
        seq: numbers[index]!,
        matchId: state.id,
        kinds: ['details'],
        patch: patchOf(state, { pulse, eventSummary, changedAt }),
      },
      prevSeq: lastPublishedSeq,
      kickoffs: [state.kickoff.toISOString()],
      scope: scopeOf(state),
    })),
  );
}
