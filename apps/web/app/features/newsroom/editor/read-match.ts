import type { Match } from '@safira/contract/matches/matches';
import { api } from '../../../lib/api.ts';
import { useAsyncData, type AsyncData } from '../../../lib/use-async-data.ts';

const read = new Map<number, Promise<Match | undefined>>();

/** Each match once: its card is shown in the text and in the preview. */
function readMatch(id: number): Promise<Match | undefined> {
  const known = read.get(id);
  if (known) return known;
  const match = api.match(id).then(
    ({ data }) => data,
    (error: unknown) => {
      console.warn('A match of the article could not be read.', error);
      read.delete(id);
      return undefined;
    },
  );
  read.set(id, match);
  return match;
}

/** Those that can be read, in their order. */
export const useMatches = (ids: readonly number[]): AsyncData<Match[]> =>
  useAsyncData({
    key: ids.join(),
    load: async () => (await Promise.all(ids.map(readMatch))).filter((match) => match !== undefined),
  });
