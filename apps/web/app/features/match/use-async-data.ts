import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { AsyncData } from './async-data.ts';

type Options<T> = {
  /** What is asked for: another key asks again, and what was there stays until the answer comes. Undefined asks nothing. */
  key: string | undefined;
  load: () => Promise<T>;
  /** What the server sent along with the page, under the key of that time. */
  initial: T | undefined;
};

type Answer<T> = { key: string | undefined; value?: T; hasFailed?: boolean };

/** DLG-13: loads beside the details; a failure is logged and stays where it is. */
export function useAsyncData<T>({ key, load, initial }: Options<T>): AsyncData<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<T>>(
    initial === undefined ? { key: undefined } : { key, value: initial },
  );

  const start = useEffectEvent(async (isWanted: () => boolean) => {
    let next: Answer<T>;
    try {
      next = { key, value: await load() };
    } catch (error) {
      console.warn('A part of the match could not be read.', error);
      next = { ...answer, key, hasFailed: true };
    }
    if (isWanted()) startTransition(() => setAnswer(next));
  });
  const isKnown = answer.key === key && !answer.hasFailed;
  useEffect(() => {
    if (key === undefined || isKnown) return undefined;
    let isWanted = true;
    void start(() => isWanted);
    return () => {
      isWanted = false;
    };
    // What is known is asked again only under another key or by hand.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, attempt]);

  if (answer.value !== undefined) return { state: 'loaded', value: answer.value };
  if (!answer.hasFailed) return { state: 'loading' };
  const retry = () => {
    setAnswer({ key: undefined });
    setAttempt(attempt + 1);
  };
  return { state: 'failed', retry };
}
