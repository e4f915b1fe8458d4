import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@safira/football/time/clock';
import { makeProvider } from '@safira/provider/client';
import type { Answer } from '@safira/provider/map/collect';
import { ProviderError } from '@safira/provider/provider-error';
import { requestEverything, type SendRequest } from './requests.ts';
import { unknownWords, type UnknownWords } from './unknown-words.ts';

/** The most calls of a key's daily quota that a check may use, whatever goes wrong. */
const MOST_CALLS = 30;
const SPENT = `the ${MOST_CALLS} calls of this check are spent`;
const MINUTE_MS = 60_000;

export type CheckSettings = {
  baseUrl: string;
  key: string;
  clock: Clock;
  leagues: number[];
  /** For tests, whose clock stands still. */
  perSecond?: number;
};

export type CheckedRequest = {
  name: string;
  /** The status of each try; empty if it was not sent. */
  statuses: number[];
  error: string | null;
  items: number;
  refused: Answer<unknown>['refused'];
  /** Why it was not sent, or what was empty. */
  remarks: string[];
};

export type CheckedProvider = {
  requests: CheckedRequest[];
  unknown: UnknownWords;
  calls: number;
  /** The quota in the headers of the last answer. */
  quota: { remaining: number | null; limit: number | null };
};

/** HOME-14: sends one request of each kind, with at most thirty calls, retries included, and collects the misfits. */
export async function checkProvider(settings: CheckSettings): Promise<CheckedProvider> {
  const { baseUrl, key, clock, leagues, perSecond } = settings;
  const requests: CheckedRequest[] = [];
  let calls = 0;
  let isShut = false;
  let statuses: number[] = [];
  const provider = makeProvider({
    baseUrl,
    key,
    clock,
    ...(perSecond && { perSecond }),
    take: async () => calls < MOST_CALLS && ++calls > 0,
    fetch: async (...request) => {
      const response = await fetch(...request);
      statuses.push(response.status);
      return response;
    },
  });

  const send: SendRequest = async (name, request, remarksOf) => {
    const checked: CheckedRequest = { name, statuses: [], error: null, items: 0, refused: [], remarks: [] };
    requests.push(checked);
    const reason = typeof request === 'string' ? request : whyNot(calls, isShut);
    if (typeof request === 'string' || reason) {
      checked.remarks = [`not sent: ${reason}`];
      return [];
    }
    // The smallest plan has ten calls a minute.
    if (provider.state().minuteRemaining === 0) await sleep(MINUTE_MS);
    statuses = checked.statuses;
    try {
      const { items, refused } = await request();
      checked.items = items.length;
      checked.refused = refused;
      const isEmpty = items.length + refused.length === 0;
      checked.remarks = [...(isEmpty ? ['empty'] : []), ...(remarksOf?.(items) ?? [])];
      return items;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const isSpent = error.kind === 'quota-spent' && calls >= MOST_CALLS;
      checked.error = isSpent ? SPENT : `${error.kind}: ${error.message}`;
      isShut ||=
        error.kind === 'refused' && error.codes.some((code) => code === 'token' || code === 'access');
      return [];
    }
  };

  const { observations, rounds } = await requestEverything(provider, send, { leagues, now: clock.now() });
  const { remaining, limit } = provider.state();
  return { requests, unknown: unknownWords(observations, rounds), calls, quota: { remaining, limit } };
}

/** Whether all items could be read and no request failed. */
export function isFitting({ requests }: CheckedProvider): boolean {
  return requests.every(({ error, refused }) => error === null && refused.length === 0);
}

function whyNot(calls: number, isShut: boolean): string | null {
  if (isShut) return 'the key is not accepted';
  return calls >= MOST_CALLS ? SPENT : null;
}
