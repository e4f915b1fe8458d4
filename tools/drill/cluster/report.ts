import { countOutcomes, type Operation } from './history.ts';

export type Result = {
  fault: string;
  host: string;
  reads: { total: number; failed: number; slowestMs: number; reasons: string[] };
  changes: { ok: number; fail: number; unknown: number };
  /** Of the follower that waited longest. */
  silenceS: number;
  promisedS: number | undefined;
  /** After the peace; undefined if it took too long. */
  healedS: number | undefined;
  broken: string[];
};

export function readsOf(history: readonly Operation[]): Result['reads'] {
  const reads = history.filter(({ kind }) => kind === 'read');
  const failed = reads.filter(({ outcome }) => outcome !== 'ok');
  const reasons = [...Map.groupBy(failed, ({ reason }) => reason ?? '')].map(
    ([why, each]) => `${each.length} ${why}`,
  );
  const slowestMs = Math.round(Math.max(0, ...reads.map(({ at, endedAt }) => endedAt - at)));
  return { total: reads.length, failed: failed.length, slowestMs, reasons };
}

export const changesOf = (history: readonly Operation[]) =>
  countOutcomes(history.filter(({ kind }) => kind !== 'read' && kind !== 'list'));

/** The share of reads that may fail. */
const FAILED_SHARE = 0.001;

/** What was promised and is not true of a result. */
export function missesOf({ fault, reads, silenceS, promisedS, healedS, broken }: Result): string[] {
  const misses = [
    ...(reads.failed > reads.total * FAILED_SHARE ? [`${reads.failed} of ${reads.total} reads failed`] : []),
    ...(promisedS !== undefined && silenceS > promisedS
      ? [`push was silent for ${silenceS.toFixed(1)} s, at most ${promisedS} s are promised`]
      : []),
    ...(healedS === undefined ? ['did not heal'] : []),
    ...broken,
  ];
  return misses.map((miss) => `${fault}: ${miss}`);
}

export function describe(result: Result): string {
  const { fault, host, reads, changes, silenceS, healedS, broken } = result;
  const failed = `${reads.failed} / ${reads.total}${reads.failed > 0 ? ` (${reads.reasons.join(', ')})` : ''}`;
  return [
    fault.padEnd(20),
    host.padEnd(9),
    `reads failed ${failed}, slowest ${(reads.slowestMs / 1_000).toFixed(1)} s`.padEnd(42),
    `silence ${silenceS.toFixed(1)} s`.padEnd(15),
    `writes ${changes.ok} ok ${changes.fail} fail ${changes.unknown} unknown`.padEnd(36),
    `healed ${healedS === undefined ? 'NOT' : `${healedS.toFixed(0)} s`}`.padEnd(12),
    broken.length === 0 ? 'all hold' : `BROKEN: ${broken.join('; ')}`,
  ].join(' | ');
}
