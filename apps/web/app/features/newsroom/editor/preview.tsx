import { newsCategories } from '@safira/arabic/terms/news-categories';
import type { ArticleContent } from '@safira/contract/newsroom/articles';
import { ArticleBlock, ArticleBlocks } from '../../../football-ui/article-blocks/article-blocks.tsx';
import { pictureUrl } from '../../../football-ui/article-blocks/picture-files.ts';
import { photographedBy } from '../../../football-ui/article-blocks/text.ts';
import { preview as text } from './panels-text.ts';
import * as styles from './preview.module.css';
import { useMatches } from './read-match.ts';

/** The article as a reader sees it on a phone, made of the same components. Its links lead nowhere. */
export function Preview({ content: { title, category, picture, body } }: { content: ArticleContent }) {
  const loaded = useMatches(body.flatMap((block) => (block.type === 'match' ? block.id : [])));
  const matches = loaded.state === 'loaded' ? loaded.value : [];
  const [first, ...others] = body;
  return (
    <section className={styles.frame} aria-label={text.label}>
      <article inert>
        <span className={styles.category}>{newsCategories[category]}</span>
        <h2 className={styles.title}>{title || text.noTitle}</h2>
        {picture && (
          <figure className={styles.figure}>
            <img
              src={pictureUrl(picture.picture)}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
            />
            <figcaption>{photographedBy(picture.credit)}</figcaption>
          </figure>
        )}
        {first && <ArticleBlock block={first} matches={matches} isLead />}
        <ArticleBlocks blocks={others} matches={matches} />
      </article>
    </section>
  );
}
