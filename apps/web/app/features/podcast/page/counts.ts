import { count, type Noun } from '@safira/arabic/nouns/plurals';

const chapter: Noun = ['بلا فصول', 'فصل واحد', 'فصلان', 'فصلين', 'فصول', 'فصلًا', 'فصل'];
export const chapters = (n: number) => count(n, chapter);

const episode: Noun = ['لا حلقات', 'حلقة واحدة', 'حلقتان', 'حلقتين', 'حلقات', 'حلقة', 'حلقة'];
export const episodes = (n: number) => count(n, episode);
