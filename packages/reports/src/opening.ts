import { plainText, type Sentence } from './text.ts';

/** The first word of a text. */
export const openingOf = (sentence: Sentence): string => plainText(sentence).split(' ', 1)[0]!;

/** No two texts in a row open alike. */
export const opensOtherwise = (lastOpening: string | undefined) => (sentence: Sentence) =>
  openingOf(sentence) !== lastOpening;
