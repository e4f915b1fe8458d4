import type { ArticleImage } from '@safira/contract/newsroom/images';
import { imageWidths } from '@safira/media/images/image';
import type { Db } from '../db.ts';
import { articlePicture } from './pictures.ts';

type Row = { id: number; sha256: string; width: number; height: number };

const columns = ['id', 'sha256', 'width', 'height'] as const;

/** NEWS-04: by the hash of the uploaded bytes. */
export async function findImage(db: Db, sha256: string): Promise<ArticleImage | undefined> {
  const row = await db
    .selectFrom('article_images')
    .select(columns)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row && toArticleImage(row);
}

/** The image of these bytes, which another editor may have uploaded a moment ago. */
export async function saveImage(
  db: Db,
  { sha256, width, height, userId, now }: Omit<Row, 'id'> & { userId: number; now: Date },
): Promise<ArticleImage> {
  await db
    .insertInto('article_images')
    .values({ sha256, width, height, uploaded_at: now, uploaded_by: userId })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
  const row = await db
    .selectFrom('article_images')
    .select(columns)
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow();
  return toArticleImage(row);
}

function toArticleImage({ id, sha256, width, height }: Row): ArticleImage {
  const sources = imageWidths.map((one) => ({
    url: articlePicture(sha256, one),
    width: Math.min(one, width),
  }));
  return { id, sha256, width, height, sources };
}
