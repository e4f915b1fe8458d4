import type { Logger } from '@safira/operations/log';
import type { Db } from '@safira/store/db';
import { type Duty, holdLease } from './hold-lease.ts';
import type { Progress } from './progress.ts';
import { sleep } from './sleep.ts';

const RETRY_MS = 4_000;
/** More than it takes to be refused a lease, or to let one go, with PostgreSQL away. */
const TURN_MS = 60_000;

type Tools = {
  db: Db;
  holder: string;
  log: Logger;
  /** Where the duty, or the waiting for its lease, must be heard of in time. */
  progress?: Progress;
};

/** Holds a lease whenever it can and does the duty while it holds it, until stopped. */
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
      log.info({ lease: duty.name, term: lease.term }, 'lease let go');
    },
  };
  while (!stop.aborted) {
    progress?.note(duty.name, TURN_MS);
    const wasHeld = await holdLease({ db, holder }, logged, stop).catch((error: unknown) => {
      log.error({ err: error, lease: duty.name }, 'duty failed, or the lease could not be asked for');
      return false;
    });
    if (!wasHeld) await sleep(RETRY_MS, stop);
  }
}
