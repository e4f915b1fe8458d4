import { setTimeout as wait } from 'node:timers/promises';
import { get } from '@safira/testkit/get';
import { addressOfHost, workerHosts } from '@safira/testkit/cluster/hosts';
import type { Secrets } from '@safira/testkit/cluster/secrets';
import type { HoldSample, LeaseSample, LogRead } from './judges.ts';
import { query } from './world.ts';

const LEASES = ['live', 'publisher'];
const EVERY_MS = 250;

/** Watches the log, the leases and who holds them, for as long as the drill runs. */
export function startObservers(secrets: Secrets) {
  const stopping = new AbortController();
  const logReads: LogRead[] = [];
  const leases: LeaseSample[] = [];
  const holds: HoldSample[] = [];
  let after: number | undefined;

  const readLog = async () => {
    if (after === undefined) {
      const [row] = await query<{ head: string }>(
        secrets,
        'select coalesce(max(seq), 0) as head from match_changes',
      );
      after = Number(row!.head);
      return;
    }
    const from = after;
    const rows = await query<{ seq: string }>(
      secrets,
      'select seq from match_changes where seq > $1 order by seq',
      [from],
    );
    const found = rows.map(({ seq }) => Number(seq));
    logReads.push({ after: from, found });
    after = Math.max(from, ...found);
  };
  const readLeases = async () => {
    const rows = await query<{ name: string; holder: string; term: number }>(
      secrets,
      'select name, holder, term::int from leases where name = any($1)',
      [LEASES],
    );
    leases.push(...rows.map((row) => ({ at: performance.now(), ...row })));
  };
  const readHolds = async (worker: (typeof workerHosts)[number]) => {
    const { status, body } = await get(`http://${addressOfHost(worker)}:10898/metrics`, { timeoutMs: 1_000 });
    if (status !== 200) return;
    for (const lease of LEASES) {
      const isHeld = new RegExp(`^safira_lease_held\\{lease="${lease}".*\\} 1$`, 'm').test(body);
      holds.push({ at: performance.now(), worker, lease, isHeld });
    }
  };
  const loops = [readLog, readLeases, ...workerHosts.map((worker) => () => readHolds(worker))].map(
    async (step) => {
      while (!stopping.signal.aborted) {
        await step().catch(() => {});
        await wait(EVERY_MS);
      }
    },
  );
  return {
    logReads,
    leases,
    holds,
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}
