import { AppError, type ErrorCode } from '@safira/contract/errors';

export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs a few at once; the others wait in order, not too many of them and not too long. */
export function makeTurns({
  atOnce,
  mostWaiting,
  patienceMs,
  refusal = 'unavailable',
}: {
  atOnce: number;
  mostWaiting: number;
  patienceMs: number;
  /** What the others are answered. */
  refusal?: ErrorCode;
}): Turns {
  let running = 0;
  const waiting = new Set<() => void>();

  function next(): void {
    const [first] = waiting;
    if (!first) running--;
    else {
      waiting.delete(first);
      first();
    }
  }

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    if (waiting.size >= mostWaiting) throw new AppError(refusal, 'too many wait for a turn');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      waiting.delete(resolve);
      reject(new AppError(refusal, 'no turn in time'));
    }, patienceMs);
    waiting.add(resolve);
    await promise.finally(() => clearTimeout(timer));
  }

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      next();
    }
  };
}
