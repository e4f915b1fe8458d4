import { AppError } from '@safira/contract/errors';
import { articleCard } from '@safira/contract/files';
import type { Db } from '@safira/store/db';
import { findArticle } from '@safira/store/news/articles';
import { drawArticleCard } from '../../share-card/article/draw.ts';
import { articleFacts } from '../../share-card/article/facts.ts';
import type { ServeCard } from '../../share-card/serve-card.ts';

/** OURS-05 */
export function articleCardRoutes(serveCard: ServeCard, { db }: { db: Db }): void {
  serveCard(articleCard, {
    draw: drawArticleCard,
    read: async ({ slug }) => {
      const article = await findArticle(db, slug);
      if (!article) throw new AppError('not_found', `article ${slug}`);
      return { facts: articleFacts(article), cache: 'brief', dependsOn: {} };
    },
  });
}
