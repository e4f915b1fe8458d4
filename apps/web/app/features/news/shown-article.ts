import { newsCategories } from '@safira/arabic/terms/news-categories';
import { longDate, timeText } from '@safira/arabic/formats/dates';
import type { Article } from '@safira/contract/news/articles';
import type { Day } from '@safira/contract/matches/matches';
import { wallTime } from '../../lib/wall-time.ts';
import { dateText } from './card-of.ts';
import { neutralTitle } from './neutral-title.ts';
import { shownImage, type ShownImage } from './shown-image.ts';

/** An article as its page receives it. `content` is for other readers of the API. */
export type LoadedArticle = Omit<Article, 'content'>;

/** What is shown of it, made by the loader: browsers need no code for it. */
type Shown = {
  categoryName: string;
  image: ShownImage | undefined;
  /** OURS-01: in place of the title in spoiler-free mode. */
  neutralTitle: string | undefined;
  /** OURS-01: what the reader reveals: the match, and with it its report. */
  resultKey: number;
  /** «السبت 21 نوفمبر 2026، 7:24 م» */
  published: string;
  /** «10:02 م», with the date if it is another day. */
  modified: string | undefined;
  /** «21 نوفمبر 2026، 10:02 م» of each. */
  corrected: string[];
};

export type ShownArticle = { article: LoadedArticle; shown: Shown };

export function shownArticle(article: LoadedArticle, offsets: Day['offsets']): Shown {
  const corrected = article.corrections.map(({ at }) => `${dateText(at, offsets)}، ${clock(at, offsets)}`);
  const newest = article.corrections[0]?.at;
  return {
    categoryName: newsCategories[article.category],
    image: shownImage(article.images),
    neutralTitle: neutralTitle(article),
    // No match has a negative id.
    resultKey: article.match?.apiId ?? -article.id,
    published: `${longDate(dayOf(article.publishedAt, offsets))}، ${clock(article.publishedAt, offsets)}`,
    modified:
      newest && dayOf(newest, offsets) === dayOf(article.publishedAt, offsets)
        ? clock(newest, offsets)
        : corrected[0],
    corrected,
  };
}

const dayOf = (instant: string, offsets: Day['offsets']) => wallTime(instant, offsets)?.date ?? '';

function clock(instant: string, offsets: Day['offsets']): string {
  const at = wallTime(instant, offsets);
  return at ? timeText(at) : '';
}
