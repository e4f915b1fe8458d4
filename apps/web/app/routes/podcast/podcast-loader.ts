import type { Answer } from '@safira/contract/endpoint';
import type { Episode, getEpisode, getLatestEpisode, listEpisodes } from '@safira/contract/podcasts/podcasts';
import { data, type RouterContextProvider } from 'react-router';
import { listedEpisode, shownDetails } from '../../features/podcast/page/shown-page.ts';
import { noSuchEpisode } from '../../features/podcast/page/text.ts';
import { bodyOf, type Failure, pageOf } from '../../lib/load.ts';
import { offsetsOf } from '../../lib/offsets.ts';
import type { Reading } from '../../lib/page.ts';
import { withQuery } from '../../lib/with-query.ts';
import { errors } from '../../ui/text.ts';

type LoadArgs = { context: Readonly<RouterContextProvider>; url: URL; params: { id?: string | undefined } };

/** OURS-25: the newest episode, or that of the address, with a page of the others; or why it cannot be read now. */
export async function loadPodcast({ context, url, params: { id } }: LoadArgs) {
  const { read, siteUrl, zone, today } = pageOf(context);
  const page = id === undefined ? pageIn(url.searchParams) : 1;
  const [chosen, list] = await Promise.all([
    id === undefined ? readNewest(read) : read(`/podcasts/episodes/${id}`),
    read(withQuery('/podcasts/history', { page: page > 1 ? page : undefined })),
  ]);
  const failed = [chosen, list].find((reading) => reading && !reading.ok && reading.status >= 500);
  if (failed && !failed.ok) return { message: failed.message };
  if (chosen && !chosen.ok && chosen.status === 404) throw missing(noSuchEpisode);
  const details = chosen && bodyOf<Answer<typeof getEpisode>>(chosen).data;
  const { data: listed, pagination } = bodyOf<Answer<typeof listEpisodes>>(list);
  if (page > Math.max(1, pagination.totalPages)) throw missing(errors.missing);
  const offsets = offsetsOf(zone.name, [...(details ? [details] : []), ...listed].map(dated));
  return {
    podcast: {
      episode: details && shownDetails(details, offsets),
      others: listed
        .filter((other) => other.id !== details?.id)
        .map((other) => listedEpisode(other, { offsets, today })),
      isOwnPage: id !== undefined,
      page,
      totalPages: pagination.totalPages,
      total: pagination.total,
    },
    siteUrl,
    zone: zone.name,
  };
}

/** With its text; undefined before the first one. */
async function readNewest(read: (path: string) => Promise<Reading>): Promise<Reading | undefined> {
  const reading = await read('/podcasts/latest');
  if (!reading.ok) return reading;
  const newest = bodyOf<Answer<typeof getLatestEpisode>>(reading).data;
  return newest ? read(`/podcasts/episodes/${newest.id}`) : undefined;
}

const dated = ({ generatedAt }: Pick<Episode, 'generatedAt'>) => ({ date: generatedAt });

function pageIn(query: URLSearchParams): number {
  const text = query.get('page') ?? '1';
  if (!/^[1-9]\d{0,2}$/.test(text)) throw missing(errors.missing);
  return Number(text);
}

const missing = (message: string) => data({ message } satisfies Failure, { status: 404 });
