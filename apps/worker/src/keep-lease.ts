import type { Logger } from '@safira/operations/log';
import type { Db } from '@safira/store/db';
import { type Duty, holdLease } from './hold-lease.ts';
import type { Progress } from './progress.ts';
import { sleep } from './sleep.ts';

const RETRY_MS = 4_000;
/** More than it takes to be refused a lease, or to release one, while PostgreSQL is unavailable. */
const TURN_MS = 60_000;

type Tools = {
  db: Db;
  holder: string;
  log: Logger;
  /** The duty, or the wait for its lease, must note progress here in time. */
  progress?: Progress;
};

/** Tries to hold a lease and does the duty while it is held, until stopped. */
export async function keepLease(
  { db, holder, log, progress }: Tools,
  duty: Duty,
  stop: AbortSignal,
): Promise<void> {
  const logged: Duty = {
    ...duty,
    work: async (lease, signal) => {
      log.info({ lease: duty.name, term: lease.term }, 'lease taken');
      await duty.work(lease, signal);
      log.info({ lease: duty.name, term: lease.term }, 'lease released');
    },
  };
  while (!stop.aborted) {
    progress?.note(duty.name, TURN_MS);
    const wasHeld = await holdLease({ db, holder }, logged, stop).catch((error: unknown) => {
      log.error({ err: error, lease: duty.name }, 'duty failed, or the lease could not be requested');
      return false;
    });
    if (!wasHeld) await sleep(RETRY_MS, stop);
  }
}
