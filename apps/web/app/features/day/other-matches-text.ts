import { count, type Noun } from '@safira/arabic/nouns/plurals';

const otherMatch: Noun = [
  'لا مباريات أخرى',
  'مباراة أخرى',
  'مباراتان أخريان',
  'مباراتين أخريين',
  'مباريات أخرى',
  'مباراة أخرى',
  'مباراة أخرى',
];

/** «58 مباراة أخرى» */
export const otherMatches = (n: number) => count(n, otherMatch);
