import { Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { useIsOpened, useSpoilerFree } from '../../state/spoiler.ts';
import * as button from '../../ui/button.module.css';
import { Icon } from '../../ui/icons.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { brand } from '../../ui/text.ts';
import * as styles from './article-head.module.css';
import * as text from './article-text.ts';
import type { ShownArticle } from './shown-article.ts';
import { ShownTitle } from './shown-title.tsx';
import { Tags } from './tags.tsx';

const ShareButton = lazyComponent(() => import('./share-button.tsx'), 'ShareButton');

/** NEWS-02: the way back, the title, when it was written and by whom. */
export function ArticleHead({ article, shown }: ShownArticle) {
  const { title, category, isAutomatic, reporter, publishedAt, corrections } = article;
  const isOpened = useIsOpened(shown.resultKey);
  const neutral = isOpened ? undefined : shown.neutralTitle;
  useNeutralTab(neutral);
  return (
    <>
      <div className={styles.row} data-screen-only="">
        <Link className={button.quiet} to="/news">
          {/* A path of Lucide (ISC licence). */}
          <Icon small>
            <path d="M5 12h14M12 5l7 7-7 7" />
          </Icon>
          {text.backToNews}
        </Link>
        <Tags category={category} categoryName={shown.categoryName} isAutomatic={isAutomatic} />
      </div>
      <h1 className={styles.title}>
        <ShownTitle title={title} neutral={neutral} />
      </h1>
      <div className={styles.row}>
        <p className={styles.about}>
          <time dateTime={publishedAt}>{shown.published}</time>
          {corrections[0] && (
            <>
              {' · '}
              {text.modified} <time dateTime={corrections[0].at}>{shown.modified}</time>
            </>
          )}
          {reporter && (
            <>
              {' · '}
              {text.reporter} <bdi>{reporter.name}</bdi>
            </>
          )}
        </p>
        <div className={styles.share} data-screen-only="">
          <Suspense>
            <ShareButton article={article} shown={shown} />
          </Suspense>
        </div>
      </div>
    </>
  );
}

/** OURS-01: the tab of the browser shows the title, too. */
function useNeutralTab(neutral: string | undefined) {
  const isHidden = useSpoilerFree() && neutral !== undefined;
  useEffect(() => {
    if (!isHidden) return undefined;
    const own = document.title;
    const shown = `${neutral} · ${brand}`;
    document.title = shown;
    return () => {
      // The next page may have set its own.
      if (document.title === shown) document.title = own;
    };
  }, [isHidden, neutral]);
}
