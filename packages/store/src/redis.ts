import { Redis, type RedisOptions } from 'ioredis';

export type { Redis } from 'ioredis';

/** One server, or those that Sentinels watch under a name: then the URL has only the password and the database number. */
export type RedisAddress = {
  url: string;
  sentinels?: { host: string; port: number }[];
  name?: string;
};

type Options = {
  onError?: (error: Error) => void;
  /** A command without a reply by then fails: for callers whose own clients wait. */
  patienceMs?: number;
};

const LONGEST_RETRY_MS = 2_000;
/** While no Sentinel knows a primary they are queried again this often: a failover takes some seconds. */
const SENTINELS_EVERY_MS = 500;
const CONNECT_TIMEOUT_MS = 1_500;

/** A connection that keeps reconnecting: Redis may be down, even at start, and come back. */
export function openRedis(address: string | RedisAddress, { onError, patienceMs }: Options = {}): Redis {
  const { url, sentinels, name } = typeof address === 'string' ? { url: address } : address;
  const shared: RedisOptions = {
    ...(patienceMs === undefined ? {} : { commandTimeout: patienceMs }),
    maxRetriesPerRequest: null, // BullMQ requires it; callers that cannot wait use `withinMs`
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_RETRY_MS),
  };
  const redis = sentinels
    ? new Redis({ ...shared, ...credentialsOf(url), ...failingOver, sentinels, name: name! })
    : new Redis(url, shared);
  redis.on('error', (error: Error) => onError?.(error));
  return redis;
}

const failingOver: RedisOptions = {
  // Otherwise a client stays with a former primary that is cut off from the Sentinels, or only frozen.
  failoverDetector: true,
  sentinelRetryStrategy: () => SENTINELS_EVERY_MS,
  connectTimeout: CONNECT_TIMEOUT_MS,
};

/** The Sentinels have the same password as the servers. */
function credentialsOf(url: string): RedisOptions {
  const { username, password, pathname } = new URL(url);
  return {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && {
      password: decodeURIComponent(password),
      sentinelPassword: decodeURIComponent(password),
    }),
    db: Number(pathname.slice(1) || 0),
  };
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
