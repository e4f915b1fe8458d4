import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../packages/football/src/clock.ts';
import { makeProvider } from '../../packages/provider/src/client.ts';
import type { Answer } from '../../packages/provider/src/map/collect.ts';
import { ProviderError } from '../../packages/provider/src/provider-error.ts';
import { askEverything, type Ask } from './requests.ts';
import { unknownWords, type UnknownWords } from './unknown-words.ts';

/** Of a key's day, whatever goes wrong. */
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

export type CheckedQuestion = {
  name: string;
  /** The status of each try; none when it was not asked. */
  statuses: number[];
  error: string | null;
  items: number;
  refused: Answer<unknown>['refused'];
  /** Why it was not asked, or what was empty. */
  remarks: string[];
};

export type CheckedProvider = {
  questions: CheckedQuestion[];
  unknown: UnknownWords;
  calls: number;
  /** As the answers' headers said last. */
  told: { remaining: number | null; limit: number | null };
};

/** HOME-14: asks one of everything, with at most thirty calls, tries again included, and keeps what did not fit. */
export async function checkProvider(settings: CheckSettings): Promise<CheckedProvider> {
  const { baseUrl, key, clock, leagues, perSecond } = settings;
  const questions: CheckedQuestion[] = [];
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

  const ask: Ask = async (name, question, remarksOf) => {
    const asked: CheckedQuestion = { name, statuses: [], error: null, items: 0, refused: [], remarks: [] };
    questions.push(asked);
    const reason = typeof question === 'string' ? question : whyNot(calls, isShut);
    if (typeof question === 'string' || reason) {
      asked.remarks = [`not asked: ${reason}`];
      return [];
    }
    // The smallest plan has ten calls a minute.
    if (provider.state().minuteRemaining === 0) await sleep(MINUTE_MS);
    statuses = asked.statuses;
    try {
      const { items, refused } = await question();
      asked.items = items.length;
      asked.refused = refused;
      const isEmpty = items.length + refused.length === 0;
      asked.remarks = [...(isEmpty ? ['empty'] : []), ...(remarksOf?.(items) ?? [])];
      return items;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const isSpent = error.kind === 'quota-spent' && calls >= MOST_CALLS;
      asked.error = isSpent ? SPENT : `${error.kind}: ${error.message}`;
      isShut ||=
        error.kind === 'refused' && error.codes.some((code) => code === 'token' || code === 'access');
      return [];
    }
  };

  const { observations, rounds } = await askEverything(provider, ask, { leagues, now: clock.now() });
  const { remaining, limit } = provider.state();
  return { questions, unknown: unknownWords(observations, rounds), calls, told: { remaining, limit } };
}

/** Everything was read and nothing failed. */
export function isFitting({ questions }: CheckedProvider): boolean {
  return questions.every(({ error, refused }) => error === null && refused.length === 0);
}

function whyNot(calls: number, isShut: boolean): string | null {
  if (isShut) return 'the key is not accepted';
  return calls >= MOST_CALLS ? SPENT : null;
}
