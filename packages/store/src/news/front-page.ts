import type { ArticleCard } from '@safira/contract/news/articles';
import type { Db } from '../db.ts';
import { type Filter, listArticles, selectCards, toCard } from './articles.ts';

const WEEK_MS = 7 * 86_400_000;
/** Automatic articles are at most one in so many of the first page. */
const ONE_IN = 3;

/** The newest that an editor marked leads, unless so many of editors are newer: it stays on the first page. */
const LEAD_AMONG = 8;

type Query = Filter & { page: number; limit: number; now: number };

/**
 * NEWS-01: a page of the news. Without a filter, and while editors have published something in the last week, automatic
 * articles fill at most a third of the first page, unless there are too few others, and the lead is by an editor. The
 * pages after it hold everything else, the newest first.
 */
export async function listNews(db: Db, { page, limit, now, ...filter }: Query): Promise<ArticleCard[]> {
  const isFiltered = filter.category !== undefined || filter.competition !== undefined;
  const front = isFiltered ? undefined : await findFront(db, { limit, now });
  if (!front) return listArticles(db, { page, limit, ...filter });
  if (page > 1) {
    return listArticles(db, { page: page - 1, limit, except: front });
  }
  const rows = await selectCards(db).where('a.id', 'in', front).execute();
  return rows.toSorted((a, b) => front.indexOf(a.id) - front.indexOf(b.id)).map(toCard);
}

type Dated = { id: number; published_at: Date | null };

/** The ids of the first page in their order; undefined where the newest articles are listed as they come. */
async function findFront(
  db: Db,
  { limit, now }: Pick<Query, 'limit' | 'now'>,
): Promise<number[] | undefined> {
  const [editorial, automatic] = await Promise.all([
    listNewest(db, { isAutomatic: false, limit: Math.max(limit, LEAD_AMONG) }),
    listNewest(db, { isAutomatic: true, limit }),
  ]);
  const [newest] = editorial;
  if (!newest || newest.published_at!.getTime() < now - WEEK_MS) return undefined;
  const share = Math.min(Math.floor(limit / ONE_IN), automatic.length);
  const lead = editorial.slice(0, LEAD_AMONG).find((article) => article.is_lead) ?? newest;
  const chosen = editorial.filter((article) => article !== lead).slice(0, limit - share - 1);
  const others = [...chosen, ...automatic.slice(0, limit - 1 - chosen.length)].toSorted(byNewest);
  return [lead.id, ...others.map(({ id }) => id)];
}

const byNewest = (a: Dated, b: Dated) => b.published_at!.getTime() - a.published_at!.getTime() || b.id - a.id;

/** By the index articles_by_author, however many there are. */
const listNewest = (db: Db, { isAutomatic, limit }: { isAutomatic: boolean; limit: number }) =>
  db
    .selectFrom('articles')
    .select(['id', 'published_at', 'is_lead'])
    .where('status', '=', 'published')
    .where('is_automatic', '=', isAutomatic)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
