import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  wrap,
  type IRetryBackoffContext,
} from 'cockatiel';
import type { Clock } from '@safira/football/clock';
import { call } from './call.ts';
import { ProviderError, type ProviderErrorKind } from './provider-error.ts';
import { makeQuota } from './quota.ts';
import { makeThrottle } from './throttle.ts';
import type { Envelope } from './wire/envelope.ts';

const TRIES = 3;
const FIRST_BACKOFF_MS = 250;
const LIMIT_PAUSES_MS = [2_000, 5_000];
const LONGEST_PAUSE_MS = 60_000;
const FAILURES_TO_OPEN = 3;
/**
 * The one call that finds out is made so long after the last failure. The live loop looks every 5 s while it fails:
 * together less than its interval of 15 s, within which what was missed is caught up.
 */
const OPEN_MS = 8_000;

/** pino's and Fastify's loggers fit. */
export type Log = { warn: (details: object, message: string) => void };

/** The items of one page and how many pages there are, where the provider says so. */
type Page = { items: unknown[]; pages: number | null };

type Settings = {
  baseUrl: string;
  key: string;
  clock: Clock;
  fetch: typeof globalThis.fetch;
  log?: Log;
  timeoutMs: number;
  perSecond: number;
  /** Counts a call before it is made, each try of it too; false and it is not made. */
  take?: (question: URL) => Promise<boolean>;
};

/** Asks with patience: paced, collapsed, tried again where that may help, and not at all while it cannot. */
export function makeRequester(settings: Settings) {
  const { clock, log, perSecond } = settings;
  const quota = makeQuota(clock);
  const throttle = makeThrottle(perSecond);
  const mayTryAgain = handleWhen(
    (error) => breaker.state !== CircuitState.HalfOpen && isOneOf(error, 'unavailable', 'rate-limited'),
  );
  const patience = retry(mayTryAgain, {
    maxAttempts: TRIES - 1,
    backoff: new DelegateBackoff(({ attempt, result }: IRetryBackoffContext<unknown>) => {
      const error = 'error' in result ? result.error : undefined;
      if (!(error instanceof ProviderError) || error.kind !== 'rate-limited') {
        return FIRST_BACKOFF_MS * 2 ** (attempt - 1) * jitter();
      }
      const pause = limitPause(error, attempt) / clock.speed;
      throttle.pause(pause);
      return pause;
    }),
  });
  const isFailure = handleWhen((error) => isOneOf(error, 'unavailable', 'rate-limited', 'malformed'));
  // Outside the tries, so that a call counts once however often it was tried; the one that finds out has one try.
  const breaker = circuitBreaker(isFailure, {
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
    halfOpenAfter: OPEN_MS / clock.speed,
  });
  const policy = wrap(breaker, patience);
  const underWay = new Map<string, Promise<Page>>();

  async function put(url: URL): Promise<Page> {
    try {
      const response = await policy.execute(() =>
        throttle.run(async () => {
          quota.check();
          if (settings.take && !(await settings.take(url)))
            throw new ProviderError(
              'quota-spent',
              'the calls of the day are spent, or kept for what is being played',
            );
          return pageOf(await call({ ...settings, url, onHeaders: quota.read }));
        }),
      );
      quota.succeeded();
      return response;
    } catch (thrown) {
      if (thrown instanceof ProviderError) quota.failed(thrown);
      const error = asProviderError(thrown);
      log?.warn({ kind: error.kind, codes: error.codes, question: url.pathname + url.search }, error.message);
      throw error;
    }
  }

  return {
    state: quota.state,

    /** What an endpoint that answers with a list has to say. */
    ask(endpoint: string, query: Record<string, string>): Promise<Page> {
      const url = new URL(endpoint, settings.baseUrl.replace(/\/?$/, '/'));
      for (const name of Object.keys(query).toSorted()) url.searchParams.set(name, query[name]!);
      const same = underWay.get(url.href);
      if (same) return same;
      const asked = put(url).finally(() => underWay.delete(url.href));
      underWay.set(url.href, asked);
      return asked;
    },
  };
}

function pageOf({ response, paging }: Envelope): Page {
  if (Array.isArray(response)) return { items: response, pages: paging?.total ?? null };
  throw new ProviderError('malformed', 'the response is no list');
}

function isOneOf(error: unknown, ...kinds: ProviderErrorKind[]): boolean {
  return error instanceof ProviderError && kinds.includes(error.kind);
}

function limitPause({ retryAfterMs }: ProviderError, attempt: number): number {
  const asked = retryAfterMs ?? (LIMIT_PAUSES_MS[attempt - 1] ?? LONGEST_PAUSE_MS) * jitter();
  return Math.min(asked, LONGEST_PAUSE_MS);
}

/** Between 0.75 and 1.25, so that processes that failed together do not come back together. */
function jitter(): number {
  return 0.75 + Math.random() / 2;
}

function asProviderError(thrown: unknown): ProviderError {
  if (thrown instanceof ProviderError) return thrown;
  if (thrown instanceof BrokenCircuitError) {
    return new ProviderError('unavailable', 'resting after repeated failures', { cause: thrown });
  }
  throw thrown;
}
