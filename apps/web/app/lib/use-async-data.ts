import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/** A part of a page that loads on its own and may fail on its own (DLG-13). */
export type AsyncData<T> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'loaded'; value: T };

type Options<T> = {
  /** Identifies the data: another key loads it again, and the old value stays until then. Undefined loads nothing. */
  key: string | undefined;
  load: () => Promise<T>;
  /** What the server sent along with the page, for the first key. */
  initial?: T | undefined;
};

type Answer<T> = { key: string | undefined; value?: T; hasFailed?: boolean };

/** Loads a part of the page in the browser; a failure is logged and affects only this part. */
export function useAsyncData<T>({ key, load, initial }: Options<T>): AsyncData<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<T>>(
    initial === undefined ? { key: undefined } : { key, value: initial },
  );

  const start = useEffectEvent(async (isCurrent: () => boolean) => {
    let next: Answer<T>;
    try {
      next = { key, value: await load() };
    } catch (error) {
      console.warn('A part of the page could not be read.', error);
      next = { ...answer, key, hasFailed: true };
    }
    if (isCurrent()) startTransition(() => setAnswer(next));
  });
  const isKnown = answer.key === key && !answer.hasFailed;
  useEffect(() => {
    if (key === undefined || isKnown) return undefined;
    let isCurrent = true;
    void start(() => isCurrent);
    return () => {
      isCurrent = false;
    };
    // Known data is loaded again only for another key or on retry.
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
