import type { ArticleContent } from '@safira/contract/newsroom/articles';
import { linesOf } from './content.ts';

/** NEWS-01: the list cuts what is longer. */
export const TITLE_WORDS = 15;
export const SUMMARY_CHARACTERS = 150;
/** Arabic prose on a screen. */
const WORDS_A_MINUTE = 180;

export type Counters = { words: number; titleWords: number; summaryCharacters: number; minutes: number };

export function countersOf({ title, summary, body }: ArticleContent): Counters {
  const isText = ({ type }: ArticleContent['body'][number]) =>
    type !== 'image' && type !== 'match' && type !== 'video';
  const words = wordCount(body.filter(isText).flatMap(linesOf).join('\n'));
  return {
    words,
    titleWords: wordCount(title),
    summaryCharacters: [...summary.trim()].length,
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
  };
}

const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
