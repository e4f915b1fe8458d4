import type { Picture } from '@safira/contract/news/body';
import type { ArticleContent } from '@safira/contract/newsroom/articles';
import type { Db } from '../db.ts';

/** The content with the sizes of its pictures as they are stored; undefined if one was never uploaded. */
export async function withStoredPictures(
  db: Db,
  content: ArticleContent,
): Promise<ArticleContent | undefined> {
  const { picture, body } = content;
  const hashes = [picture, ...body].flatMap((one) => (one && 'picture' in one ? one.picture : []));
  if (hashes.length === 0) return content;
  const stored = await db
    .selectFrom('article_images')
    .select(['sha256', 'width', 'height'])
    .where('sha256', 'in', hashes)
    .execute();
  const sizes = new Map(stored.map(({ sha256, width, height }) => [sha256, { width, height }]));
  if (hashes.some((hash) => !sizes.has(hash))) return undefined;
  const sized = <T extends Picture>(one: T): T => ({ ...one, ...sizes.get(one.picture) });
  return {
    ...content,
    picture: picture && sized(picture),
    body: body.map((block) => (block.type === 'image' ? sized(block) : block)),
  };
}
