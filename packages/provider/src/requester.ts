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
import type { Clock } from '@safira/football/time/clock';
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
 * A half-open circuit makes its one trial call this long after the last failure. The live loop polls every 5 s while it
 * fails: together less than its normal interval of 15 s, within which it catches up on what was missed.
 */
const OPEN_MS = 8_000;

/** The loggers of pino and Fastify fit this type. */
export type Log = { warn: (details: object, message: string) => void };

/** The items of one page, and the number of pages where the provider reports it. */
type Page = { items: unknown[]; pages: number | null };

type Settings = {
  baseUrl: string;
  key: string;
  clock: Clock;
  fetch: typeof globalThis.fetch;
  log?: Log;
  timeoutMs: number;
  perSecond: number;
  /** Counts a call before it is made, each retry too; if it resolves to false, the call is not made. */
  take?: (url: URL) => Promise<boolean>;
};

/** Sends requests throttled and deduplicated, with retries where they may help and a circuit breaker. */
export function makeRequester(settings: Settings) {
  const { clock, log, perSecond } = settings;
  const quota = makeQuota(clock);
  const throttle = makeThrottle(perSecond);
  const isRetryable = handleWhen(
    (error) => breaker.state !== CircuitState.HalfOpen && isOneOf(error, 'unavailable', 'rate-limited'),
  );
  const retryPolicy = retry(isRetryable, {
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
  // Wraps the retries, so that a call counts once however often it was tried. The half-open trial call is not retried.
  const breaker = circuitBreaker(isFailure, {
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
    halfOpenAfter: OPEN_MS / clock.speed,
  });
  const policy = wrap(breaker, retryPolicy);
  const inFlight = new Map<string, Promise<Page>>();

  async function send(url: URL): Promise<Page> {
    try {
      const response = await policy.execute(() =>
        throttle.run(async () => {
          quota.check();
          if (settings.take && !(await settings.take(url)))
            throw new ProviderError('quota-spent', 'the daily calls are spent, or reserved for live matches');
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

    /** One page of an endpoint that answers with a list. Identical requests in flight share one call. */
    request(endpoint: string, query: Record<string, string>): Promise<Page> {
      const url = new URL(endpoint, settings.baseUrl.replace(/\/?$/, '/'));
      for (const name of Object.keys(query).toSorted()) url.searchParams.set(name, query[name]!);
      const same = inFlight.get(url.href);
      if (same) return same;
      const page = send(url).finally(() => inFlight.delete(url.href));
      inFlight.set(url.href, page);
      return page;
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
  const pause = retryAfterMs ?? (LIMIT_PAUSES_MS[attempt - 1] ?? LONGEST_PAUSE_MS) * jitter();
  return Math.min(pause, LONGEST_PAUSE_MS);
}

/** Between 0.75 and 1.25, so that processes that failed together do not retry together. */
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
