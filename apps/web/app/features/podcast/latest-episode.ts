import type { Answer } from '@safira/contract/endpoint';
import type { Day } from '@safira/contract/matches/matches';
import type { getLatestEpisode } from '@safira/contract/podcasts/podcasts';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { useAsyncData } from '../../lib/use-async-data.ts';
import { readStored, writeStored } from '../../state/stored.ts';
import { shownEpisode, type ShownEpisode } from './shown-episode.ts';

const KEY = 'latestPodcast';
/** POD-05 */
const CACHE_MS = 1_800_000;

/** Null before the first episode. */
export type Latest = ShownEpisode | null;

/** POD-04, POD-05: as the server sent it; if it could not read it, the browser does, and falls back to its cache. */
export function useLatestEpisode(initial: Latest | undefined, offsets: Day['offsets']) {
  const latest = useAsyncData<Latest>({ key: 'latest', load: () => loadLatest(offsets), initial });
  const value = latest.state === 'loaded' ? latest.value : undefined;
  useEffect(() => {
    if (value && value === initial) keep(value);
  }, [value, initial]);
  return latest;
}

async function loadLatest(offsets: Day['offsets']): Promise<Latest> {
  try {
    const { data } = await call<Answer<typeof getLatestEpisode>>('/podcasts/latest');
    const latest = data && shownEpisode(data, offsets);
    if (latest) keep(latest);
    return latest;
  } catch (error) {
    const cached = fromCache();
    if (!cached) throw error;
    console.warn('The newest episode could not be read; the cached one is shown.', error);
    return cached;
  }
}

function keep(episode: ShownEpisode) {
  writeStored(KEY, JSON.stringify({ at: Date.now(), episode }));
}

function fromCache(): ShownEpisode | undefined {
  try {
    const { at, episode } = JSON.parse(readStored(KEY) ?? '{}') as { at?: unknown; episode?: unknown };
    const age = Date.now() - Number(at);
    return age >= 0 && age < CACHE_MS && isShownEpisode(episode) ? episode : undefined;
  } catch {
    return undefined;
  }
}

/** Storage may hold anything. A file of another site would be refused by the policy of the page. */
function isShownEpisode(value: unknown): value is ShownEpisode {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, generated, leagues, file } = value as Record<string, unknown>;
  return (
    typeof id === 'number' &&
    [title, generated, leagues].every((text) => typeof text === 'string') &&
    (file === null || (typeof file === 'object' && typeof (file as { url?: unknown }).url === 'string'))
  );
}
