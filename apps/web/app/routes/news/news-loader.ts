import type { ArticleCard, getFeaturedNews, listNews } from '@safira/contract/news/articles';
import type { Answer } from '@safira/contract/endpoint';
import { data, type RouterContextProvider } from 'react-router';
import { listAddress, type Filters } from '../../features/news/address.ts';
import { cardOf } from '../../features/news/card-of.ts';
import { newsCategories } from '@safira/arabic/terms/news-categories';
import { competitionsPath, type CompetitionsAnswer } from '../../lib/api.ts';
import { bodyOf, type Failure, pageOf } from '../../lib/load.ts';
import { offsetsOf } from '../../lib/offsets.ts';
import { partOf } from '../../lib/part.ts';
import { withQuery } from '../../lib/with-query.ts';
import { errors } from '../../ui/text.ts';

/** NEWS-01 */
const PAGE_SIZE = 12;
/** One lead and three next to it. */
const FEATURED = 4;

type LoadArgs = { context: Readonly<RouterContextProvider>; url: URL };

/** NEWS-01: a page of the news that match the address, or the message if they cannot be read now. */
export async function loadNews({ context, url }: LoadArgs) {
  const { read, siteUrl, zone } = pageOf(context);
  const filters = filtersOf(url.searchParams);
  const page = pageIn(url.searchParams);
  const isFront = page === 1 && listAddress(filters) === '/news';
  const [reading, followed, chosen] = await Promise.all([
    read(withQuery('/news', { ...filters, page: page > 1 ? page : undefined, limit: PAGE_SIZE })),
    read(competitionsPath),
    isFront ? read('/news/featured') : undefined,
  ]);
  if (!reading.ok && reading.status >= 500) return { message: reading.message };
  const { data: articles, pagination } = bodyOf<Answer<typeof listNews>>(reading);
  if (page > Math.max(1, pagination.totalPages)) throw missing();
  // Without them the list is shown without a lead, and can be filtered by category.
  const featured = chosen ? loaded<ArticleCard>(partOf<Answer<typeof getFeaturedNews>>(chosen)) : [];
  const competitions = loaded<CompetitionsAnswer['data'][number]>(partOf<CompetitionsAnswer>(followed));
  const front = featured.length >= FEATURED ? featured.slice(0, FEATURED) : [];
  const onFront = new Set(front.map(({ id }) => id));
  const offsets = offsetsOf(
    zone.name,
    [...front, ...articles].map(({ publishedAt }) => ({ date: publishedAt })),
  );
  return {
    news: {
      featured: front.map((article) => cardOf(article, offsets)),
      cards: articles.filter(({ id }) => !onFront.has(id)).map((article) => cardOf(article, offsets)),
      filters,
      competitions: competitions.map(({ id, name }) => ({ id, name })),
      page,
      totalPages: pagination.totalPages,
    },
    siteUrl,
    zone: zone.name,
  };
}

const loaded = <T>(part: { state: string; data?: T[] }): T[] => part.data ?? [];

/** What cannot be a filter is left out. */
function filtersOf(query: URLSearchParams): Filters {
  const category = query.get('category') ?? '';
  const competition = query.get('competition') ?? '';
  return {
    category: category in newsCategories ? category : '',
    competition: /^[1-9]\d{0,9}$/.test(competition) ? competition : '',
  };
}

function pageIn(query: URLSearchParams): number {
  const text = query.get('page') ?? '1';
  if (!/^[1-9]\d{0,2}$/.test(text)) throw missing();
  return Number(text);
}

const missing = () => data({ message: errors.missing } satisfies Failure, { status: 404 });
