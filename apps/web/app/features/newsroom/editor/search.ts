import type { Answer } from '@safira/contract/endpoint';
import type { searchAll } from '@safira/contract/search/search';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useAsyncData, type AsyncData } from '../../../lib/use-async-data.ts';
import { withQuery } from '../../../lib/with-query.ts';

export type Found = Answer<typeof searchAll>['data'];

/** After the last letter. */
const PAUSE_MS = 200;
const LIMIT = 6;

/** Teams and players for a text; while the editor types on, the last results stay. */
export function useSearch(text: string): AsyncData<Found> & { typed: string } {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useAsyncData({
    key: typed === '' ? undefined : typed,
    load: async () =>
      (await call<Answer<typeof searchAll>>(withQuery('/search', { q: typed, limit: LIMIT }))).data,
  });
  return { ...found, typed };
}
