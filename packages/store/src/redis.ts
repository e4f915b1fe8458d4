import { Redis } from 'ioredis';

export type { Redis } from 'ioredis';

/** A connection that keeps reconnecting: Redis may be down, even at start, and come back. */
export function openRedis(
  url: string,
  {
    onError,
    patienceMs,
  }: {
    onError?: (error: Error) => void;
    /** A command without a reply by then fails: for callers whose own clients wait. */
    patienceMs?: number;
  } = {},
): Redis {
  const redis = new Redis(url, {
    ...(patienceMs === undefined ? {} : { commandTimeout: patienceMs }),
    maxRetriesPerRequest: null, // BullMQ requires it; callers that cannot wait use `withinMs`
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  redis.on('error', (error: Error) => onError?.(error));
  return redis;
}

/** Fails when the reply is late, instead of waiting for the server to come back. */
export async function withinMs<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
