import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db.ts';

/** A holder's claim: once a newer term exists, writes under this one are refused. */
export type Lease = { name: string; holder: string; term: number };

/** The holder's status report, read by `/api/health`. */
export const LeaseReport = z.object({
  /** When the provider last gave a complete response. */
  newest: z.iso.datetime().nullable().default(null),
  /** OURS-09: the stored data of live matches is not older than this, in real time. */
  asOf: z.iso.datetime().optional(),
  provider: z
    .object({ state: z.enum(['ok', 'limited', 'down', 'unknown']), remaining: z.int().nullable() })
    .default({ state: 'unknown', remaining: null }),
});
export type LeaseReport = z.infer<typeof LeaseReport>;

/**
 * Takes a free or expired lease under the next term; undefined while another process holds it.
 * A holder of the same name is this process before its restart.
 */
export async function takeLease(
  db: Db,
  { name, holder, ttlMs }: { name: string; holder: string; ttlMs: number },
): Promise<Lease | undefined> {
  const { rows } = await sql<{ term: number }>`
    insert into leases as l (name, holder, term, expires_at)
    values (${name}, ${holder}, 1, clock_timestamp() + ${ttlMs} * interval '1 ms')
    on conflict (name) do update
      set holder = excluded.holder, term = l.term + 1, expires_at = excluded.expires_at
      where l.expires_at < clock_timestamp() or l.holder = excluded.holder
    returning term`.execute(db);
  return rows[0] && { name, holder, term: rows[0].term };
}

/** False when another process has taken the lease. Fields missing in the report keep the previous holder's values. */
export async function renewLease(
  db: Db,
  lease: Lease,
  { ttlMs, report }: { ttlMs: number; report?: LeaseReport },
): Promise<boolean> {
  const { rows } = await sql`
    update leases set
      expires_at = clock_timestamp() + ${ttlMs} * interval '1 ms',
      report = report || ${JSON.stringify(report ?? {})}::jsonb
    where name = ${lease.name} and holder = ${lease.holder} and term = ${lease.term}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Releases the lease at once, so that the next holder need not wait for it to expire. */
export async function releaseLease(db: Db, lease: Lease): Promise<void> {
  await sql`
    update leases set expires_at = '-infinity'
    where name = ${lease.name} and holder = ${lease.holder} and term = ${lease.term}`.execute(db);
}

const standbyOf = (name: string) => `standby ${name}`;

/** A worker that was refused a lease says that it would take it. */
export async function standBy(
  db: Db,
  { name, ...standing }: { name: string; holder: string; ttlMs: number },
): Promise<void> {
  await takeLease(db, { name: standbyOf(name), ...standing });
}

/** The name of a worker that would take the lease now. */
export async function findStandby(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('leases')
    .select('holder')
    .where('name', '=', standbyOf(name))
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return row?.holder;
}

/** The names of all leases that are held now. */
export async function listHeldLeases(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('leases')
    .select('name')
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .execute();
  return rows.map(({ name }) => name);
}

export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** Inside a transaction: fails unless the lease is still held, and locks its row until the commit. */
export async function assertLease(trx: Db, lease: Lease): Promise<void> {
  const { rows } = await sql`
    select 1 from leases
    where name = ${lease.name} and holder = ${lease.holder} and term = ${lease.term}
    for share`.execute(trx);
  if (rows.length === 0)
    throw new LeaseLost(`term ${lease.term} of the lease ${lease.name} was taken over by another holder`);
}

/** The match, when it was observed and under which lease: older observations and lost leases write nothing. */
export type WriteGuard = { matchId: number; observedAt: Date; lease: Lease };

/** The result of a write: `refused` if the match is unknown, or stored from a later observation. */
export type Saved = 'refused' | 'same' | 'changed';

/** Inside a transaction, locks the match: whether this observation is not older than the stored one. */
export async function mayWrite(trx: Db, { matchId, observedAt, lease }: WriteGuard): Promise<boolean> {
  await assertLease(trx, lease);
  const { rows } = await sql`
    select 1 from matches where api_id = ${matchId} and observed_at <= ${observedAt} for key share`.execute(
    trx,
  );
  return rows.length > 0;
}

export async function findLeaseReport(db: Db, name: string): Promise<LeaseReport | undefined> {
  const row = await db.selectFrom('leases').select('report').where('name', '=', name).executeTakeFirst();
  return row && LeaseReport.parse(row.report);
}
