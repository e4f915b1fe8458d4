import type { ArticleCard } from '@safira/contract/news/articles';
import { pictureSet } from '../../football-ui/article-blocks/picture-files.ts';

export type ShownImage = { url: string; set: string | undefined; alt: string; credit: string };

/** NEWS-03: the article's own picture, made by the loader. Only of ours: the page may load nothing from other hosts. */
export function shownImage([image]: ArticleCard['images']): ShownImage | undefined {
  if (!image?.url.startsWith('/')) return undefined;
  return { url: image.url, set: pictureSet(image.url), alt: image.alt, credit: image.credit };
}
