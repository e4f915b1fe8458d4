import type { ArticleCard, listNewsAbout } from '@safira/contract/news/articles';
import { newsCategories } from '@safira/arabic/terms/news-categories';
import { relativeTime } from '@safira/arabic/formats/relative-time';
import type { Answer } from '@safira/contract/endpoint';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { useSite } from '../../lib/site.ts';
import { useAsyncData } from '../../lib/use-async-data.ts';
import { useIsNear } from '../../ui/use-is-near.ts';
import { about as text } from './about-text.ts';
import { neutralTitle } from './neutral-title.ts';
import * as styles from './news-about.module.css';

type Props = { subject: 'team' | 'player' | 'match' | 'competition'; id: number };

/**
 * NEWS-01: the newest articles about what a page shows. Read by the browser when the reader comes near: a withdrawn
 * article is gone in seconds, while copies of the page itself live longer.
 */
export function NewsAbout({ subject, id }: Props) {
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section);
  const news = useAsyncData({
    key: isNear ? `${subject} ${id}` : undefined,
    load: async () =>
      (await call<Answer<typeof listNewsAbout>>(`/news/about?subject=${subject}&id=${id}`)).data,
  });
  return (
    <section ref={section} className={styles.section} aria-labelledby="news-about" data-screen-only="">
      <div className={styles.head}>
        <h2 id="news-about">{text.title}</h2>
        <Link to="/news">{text.all}</Link>
      </div>
      <div className={styles.content} aria-busy={news.state === 'loading'}>
        {/* Without words: what the server wrote stays until there is more to say. */}
        {news.state === 'loading' && <span className={styles.waiting} aria-hidden="true" />}
        {news.state === 'failed' && (
          <p role="alert">
            {text.failed}{' '}
            <button type="button" onClick={news.retry}>
              {text.retry}
            </button>
          </p>
        )}
        {news.state === 'loaded' &&
          (news.value.length > 0 ? <List articles={news.value} /> : <p>{text.none}</p>)}
      </div>
    </section>
  );
}

function List({ articles }: { articles: readonly ArticleCard[] }) {
  const offsetMinutes = useSite()?.offsetMinutes ?? 0;
  const [now] = useState(() => Date.now());
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.id}>
          <Link className={styles.title} to={`/news/${encodeURIComponent(article.slug)}`}>
            <Title article={article} />
          </Link>
          <p className={styles.note}>
            {newsCategories[article.category]} ·{' '}
            <time dateTime={article.publishedAt}>
              {relativeTime({ instant: Date.parse(article.publishedAt), now, offsetMinutes })}
            </time>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** OURS-01: as `ShownTitle`, whose chunk readers of news would load apart from their page if it were used here. */
function Title({ article }: { article: ArticleCard }) {
  const neutral = neutralTitle(article);
  if (neutral === undefined) return article.title;
  return (
    <>
      <span className={styles.secret} data-result="">
        {article.title}
      </span>
      <span className={styles.neutral}>{neutral}</span>
    </>
  );
}
