import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { useAsyncData, type AsyncData } from '../../lib/use-async-data.ts';
import { resultGroups, searchPath, type ResultGroup, type SearchAnswer } from './results.ts';

/** After the last letter: shorter than a pause, longer than the time between two keys. */
const PAUSE_MS = 180;
const LIMIT = 4;

/** What is found for a text; while the reader types on, the last results stay. */
export function useResults(text: string): AsyncData<ResultGroup[]> & { typed: string } {
  const typed = useSettled(text.trim());
  const found = useAsyncData({
    key: typed === '' ? undefined : typed,
    load: async () => resultGroups((await call<SearchAnswer>(searchPath(typed, LIMIT))).data),
  });
  return { ...found, typed };
}

/** The value once it has not changed for a pause. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
