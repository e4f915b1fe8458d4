import { type Lease, takeLease } from '@safira/store/coordination/leases';
import type { Db } from '@safira/store/db';

/** A lease that outlives its test. */
export async function aLease(db: Db, name = 'live'): Promise<Lease> {
  return (await takeLease(db, { name, holder: 'test', ttlMs: 600_000 }))!; // the test is its only holder
}
