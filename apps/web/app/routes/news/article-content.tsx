import { ArticleBody } from '../../features/news/article-body.tsx';
import type { ShownArticle } from '../../features/news/shown-article.ts';
import { ReportRow } from '../../features/report-error/report-row.tsx';

/** What hydrates after the title. */
export function ArticleContent({ article, shown }: ShownArticle) {
  // OURS-01: the form names the article, too.
  const about = { kind: 'article', id: article.id, name: shown.neutralTitle ?? article.title } as const;
  return (
    <>
      <ArticleBody article={article} shown={shown} />
      <ReportRow about={about} />
    </>
  );
}
