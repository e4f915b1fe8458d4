import type { ObservedHighlight } from '@safira/football/records';
import type { z } from 'zod';
import { inGroups } from '../in-groups.ts';
import { ProviderError, type ProviderErrorKind } from '../provider-error.ts';
import type { Log } from '../requester.ts';
import { WireList, WireRefusal, WireUpload, WireVideo } from './wire.ts';

/** The most that one question may ask for, or be answered with. */
export const FILMS_AT_ONCE = 50;
const TIMEOUT_MS = 10_000;

export type Upload = { videoId: string; title: string; publishedAt: number };

export type VideoSite = ReturnType<typeof makeVideoSite>;

type Settings = {
  baseUrl: string;
  key: string;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
  log?: Log;
};

/**
 * DLG-11: the YouTube Data API v3, of which each question costs one unit of 10,000 a day. A call gives what could be
 * read, or throws a ProviderError; it is not tried again, for the next round comes by itself.
 */
export function makeVideoSite(settings: Settings) {
  const { baseUrl, key, fetch = globalThis.fetch, timeoutMs = TIMEOUT_MS, log } = settings;

  async function list<T>(
    endpoint: string,
    query: Record<string, string>,
    schema: z.ZodType<T>,
  ): Promise<T[]> {
    const url = new URL(endpoint, baseUrl.replace(/\/?$/, '/'));
    url.search = new URLSearchParams({ ...query, key }).toString();
    const { items } = await ask(url, { fetch, timeoutMs });
    return items.flatMap((item) => {
      const { success, data, error } = schema.safeParse(item);
      if (!success) log?.warn({ endpoint, reason: error.message }, 'an item of the video site refused');
      return success ? [data] : [];
    });
  }

  return {
    /** The newest fifty of a channel: the list of `UC…` is called `UU…`. */
    async uploads(channel: string): Promise<Upload[]> {
      const items = await list(
        'playlistItems',
        {
          part: 'snippet,contentDetails',
          playlistId: channel.replace(/^UC/, 'UU'),
          maxResults: String(FILMS_AT_ONCE),
        },
        WireUpload,
      );
      return items.map(({ snippet, contentDetails }) => ({
        videoId: contentDetails.videoId,
        title: snippet.title,
        publishedAt: Date.parse(contentDetails.videoPublishedAt),
      }));
    },

    /** Those of the films that everybody may watch; whichever is missing is gone, private or barred where we are read. */
    async films(ids: readonly string[]): Promise<ObservedHighlight[]> {
      const films: ObservedHighlight[] = [];
      for (const group of inGroups([...new Set(ids)], FILMS_AT_ONCE)) {
        const query = { part: 'snippet,status,contentDetails', id: group.join(',') };
        const videos = await list('videos', query, WireVideo);
        films.push(...videos.filter(isWatchable).map(toFilm));
      }
      return films;
    },
  };
}

async function ask(
  url: URL,
  { fetch, timeoutMs }: Required<Pick<Settings, 'fetch' | 'timeoutMs'>>,
): Promise<z.output<typeof WireList>> {
  const { status, body } = await send(url, { fetch, timeoutMs });
  if (status >= 500) throw new ProviderError('unavailable', `HTTP ${status}`);
  const { data: refusal } = WireRefusal.safeParse(body);
  if (refusal || status === 429) {
    const { message = `HTTP ${status}`, errors = [] } = refusal?.error ?? {};
    const codes = errors.map(({ reason }) => reason);
    throw new ProviderError(kindOf(status, codes), message, { codes });
  }
  const { data: answer } = WireList.safeParse(body);
  if (status !== 200 || !answer) throw new ProviderError('malformed', `HTTP ${status} without a list`);
  return answer;
}

async function send(
  url: URL,
  { fetch, timeoutMs }: Required<Pick<Settings, 'fetch' | 'timeoutMs'>>,
): Promise<{ status: number; body: unknown }> {
  try {
    // The key goes to no other address.
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    return { status: response.status, body: parsed(text) };
  } catch (cause) {
    throw new ProviderError('unavailable', `no answer: ${String(cause)}`, { cause });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // somebody's HTML page, or half an answer
  }
}

function kindOf(status: number, codes: readonly string[]): ProviderErrorKind {
  if (codes.some((code) => code === 'quotaExceeded' || code === 'dailyLimitExceeded')) return 'quota-spent';
  return status === 429 || codes.some((code) => /rateLimitExceeded$/i.test(code))
    ? 'rate-limited'
    : 'refused';
}

/** Most of our readers are in one of these: a film that is barred in all of them is shown to nobody. */
const READERS = ['SA', 'EG', 'OM', 'AE', 'QA', 'KW', 'BH', 'IQ', 'JO', 'MA', 'DZ', 'TN'];

function isWatchable({ snippet, status, contentDetails }: WireVideo): boolean {
  const { allowed, blocked = [] } = contentDetails?.regionRestriction ?? {};
  const isShown = READERS.some(
    (country) => (allowed?.includes(country) ?? true) && !blocked.includes(country),
  );
  return (
    isShown &&
    status.privacyStatus === 'public' &&
    status.uploadStatus === 'processed' &&
    snippet.liveBroadcastContent !== 'upcoming'
  );
}

function toFilm({ id, snippet, status }: WireVideo): ObservedHighlight {
  const { maxres, standard, high, medium, default: smallest } = snippet.thumbnails;
  return {
    videoId: id,
    url: `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`,
    title: snippet.title,
    source: snippet.channelTitle ?? null,
    isEmbeddable: status.embeddable,
    thumbnail: (maxres ?? standard ?? high ?? medium ?? smallest)?.url ?? null,
    publishedAt: new Date(snippet.publishedAt),
  };
}
