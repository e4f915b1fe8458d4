import type { ObservedHighlight } from '@safira/football/observed/records';
import type { z } from 'zod';
import { inGroups } from '../in-groups.ts';
import { ProviderError, type ProviderErrorKind } from '../provider-error.ts';
import type { Log } from '../requester.ts';
import { WireList, WireRefusal, WireUpload, WireVideo } from './wire.ts';

/** The most videos per request, and per page of an answer. */
export const VIDEOS_AT_ONCE = 50;
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
 * DLG-11: the YouTube Data API v3, where each request costs one unit of 10,000 a day. A call returns the readable items
 * or throws a ProviderError; it is not retried, because the next scheduled run follows anyway.
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
    const { items } = await request(url, { fetch, timeoutMs });
    return items.flatMap((item) => {
      const { success, data, error } = schema.safeParse(item);
      if (!success) log?.warn({ endpoint, reason: error.message }, 'video site item refused');
      return success ? [data] : [];
    });
  }

  return {
    /** The newest fifty uploads of a channel: the playlist of channel `UC…` has the id `UU…`. */
    async uploads(channel: string): Promise<Upload[]> {
      const items = await list(
        'playlistItems',
        {
          part: 'snippet,contentDetails',
          playlistId: channel.replace(/^UC/, 'UU'),
          maxResults: String(VIDEOS_AT_ONCE),
        },
        WireUpload,
      );
      return items.map(({ snippet, contentDetails }) => ({
        videoId: contentDetails.videoId,
        title: snippet.title,
        publishedAt: Date.parse(contentDetails.videoPublishedAt),
      }));
    },

    /** The videos that are public; a missing one is deleted, private or blocked in our readers' countries. */
    async videos(ids: readonly string[]): Promise<ObservedHighlight[]> {
      const highlights: ObservedHighlight[] = [];
      for (const group of inGroups([...new Set(ids)], VIDEOS_AT_ONCE)) {
        const query = { part: 'snippet,status,contentDetails', id: group.join(',') };
        const videos = await list('videos', query, WireVideo);
        highlights.push(...videos.filter(isWatchable).map(toHighlight));
      }
      return highlights;
    },
  };
}

async function request(
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
    // Redirects are not followed, so that the key is sent to no other host.
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
    return undefined; // an HTML page, or a truncated answer
  }
}

function kindOf(status: number, codes: readonly string[]): ProviderErrorKind {
  if (codes.some((code) => code === 'quotaExceeded' || code === 'dailyLimitExceeded')) return 'quota-spent';
  return status === 429 || codes.some((code) => /rateLimitExceeded$/i.test(code))
    ? 'rate-limited'
    : 'refused';
}

/** The countries of most of our readers: a video that is blocked in all of them is left out. */
const READER_COUNTRIES = ['SA', 'EG', 'OM', 'AE', 'QA', 'KW', 'BH', 'IQ', 'JO', 'MA', 'DZ', 'TN'];

function isWatchable({ snippet, status, contentDetails }: WireVideo): boolean {
  const { allowed, blocked = [] } = contentDetails?.regionRestriction ?? {};
  const isShown = READER_COUNTRIES.some(
    (country) => (allowed?.includes(country) ?? true) && !blocked.includes(country),
  );
  return (
    isShown &&
    status.privacyStatus === 'public' &&
    status.uploadStatus === 'processed' &&
    snippet.liveBroadcastContent !== 'upcoming'
  );
}

function toHighlight({ id, snippet, status }: WireVideo): ObservedHighlight {
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
