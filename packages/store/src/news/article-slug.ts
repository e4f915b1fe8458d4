import { foldForSearch } from '@safira/arabic/search/search-key';

/** The words of a title are at most this many, so that an address can be read. */
const MOST_WORDS = 8;
const MOST_LETTERS = 120;

/** «الأهلي-يفوز-على-الزمالك-1208»: the words of the title and a number, in the letters that the edge passes. */
export const articleSlug = (title: string, unique: string): string =>
  [
    ...foldForSearch(title)
      .replace(/[^a-z0-9\u0620-\u06d3 ]/g, '')
      .split(' ')
      .filter(Boolean)
      .slice(0, MOST_WORDS),
    unique,
  ]
    .join('-')
    .slice(-MOST_LETTERS);
