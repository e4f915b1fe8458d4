/** `unknown`: no answer, or one that does not say whether it was done. */
export type Outcome = 'ok' | 'fail' | 'unknown';

/** What a client did: when it was sent, when it ended, and what came of it. Times are monotonic milliseconds. */
export type Operation = {
  client: string;
  kind: 'read' | 'add' | 'remove' | 'list' | 'sign-in' | 'sign-out';
  /** What it was about: a path, or a match. */
  about: string;
  at: number;
  endedAt: number;
  outcome: Outcome;
  /** Why it did not succeed. */
  reason?: string;
  /** Of a list: what was in it. */
  found?: string[];
};

/** A refusal says that nothing was done; a server error may come after the commit. */
export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'ok';
  return status >= 400 && status < 500 ? 'fail' : 'unknown';
}

export const countOutcomes = (operations: readonly Operation[]) => {
  const of = (outcome: Outcome) => operations.filter((one) => one.outcome === outcome).length;
  return { ok: of('ok'), fail: of('fail'), unknown: of('unknown') };
};
