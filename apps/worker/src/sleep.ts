import { setTimeout as wait } from 'node:timers/promises';

/** Resolves early, without an error, when the signal is aborted. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await wait(Math.max(0, ms), undefined, { signal }).catch(() => {});
}
