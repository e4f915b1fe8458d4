import { newsCategories } from '@safira/arabic/terms/news-categories';
import { dayMonth } from '@safira/arabic/formats/dates';
import type { ArticleCard } from '@safira/contract/news/articles';
import type { Day } from '@safira/contract/matches/matches';
import { wallTime } from '../../lib/wall-time.ts';
import { cutCharacters, cutWords } from './cut.ts';
import { neutralTitle } from './neutral-title.ts';
import { shownImage, type ShownImage } from './shown-image.ts';

const TITLE_WORDS = 15;
const SUMMARY_CHARACTERS = 150;

/** What a card shows, made by the loader: browsers need no code for it. */
export type NewsCard = Pick<
  ArticleCard,
  'slug' | 'title' | 'summary' | 'category' | 'isAutomatic' | 'teams'
> & {
  /** OURS-01: shown in place of the title and the summary in spoiler-free mode. */
  neutralTitle: string | undefined;
  categoryName: string;
  image: ShownImage | undefined;
  reporter: string | undefined;
  published: { at: string; text: string };
};

export function cardOf(article: ArticleCard, offsets: Day['offsets']): NewsCard {
  const { slug, title, summary, category, isAutomatic, teams, images, reporter, publishedAt } = article;
  return {
    slug,
    title: cutWords(title, TITLE_WORDS),
    summary: cutCharacters(summary, SUMMARY_CHARACTERS),
    category,
    isAutomatic,
    teams: category === 'reports' ? teams : [],
    neutralTitle: neutralTitle(article),
    categoryName: newsCategories[category],
    image: shownImage(images),
    reporter: reporter?.name,
    published: { at: publishedAt, text: dateText(publishedAt, offsets) },
  };
}

/** «21 نوفمبر 2026» */
export function dateText(instant: string, offsets: Day['offsets']): string {
  const date = wallTime(instant, offsets)?.date ?? '';
  return `${dayMonth(date)} ${date.slice(0, 4)}`;
}
