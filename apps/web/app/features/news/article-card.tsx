import { Link } from 'react-router';
import { articlePath } from './address.ts';
import * as styles from './article-card.module.css';
import type { NewsCard } from './card-of.ts';
import { Picture } from './picture.tsx';
import * as hiding from './shown-title.module.css';
import { ShownTitle } from './shown-title.tsx';
import { Tags } from './tags.tsx';

type Props = {
  card: NewsCard;
  /** `lead`: the large one of the front page; `short`: one of those next to it, without a summary. */
  look?: 'lead' | 'short' | 'plain';
};

/** NEWS-01: an article in the list; the whole card opens it. */
export function ArticleCard({ card, look = 'plain' }: Props) {
  const { slug, title, summary, neutralTitle: neutral, published, reporter, ...rest } = card;
  return (
    <article className={styles.card} data-look={look}>
      <Picture article={card} image={card.image} isFirst={look === 'lead'} />
      <div className={styles.text}>
        <p className={styles.about}>
          <Tags {...rest} isLead={look === 'lead'} />
          <time dateTime={published.at}>{published.text}</time>
        </p>
        <h2 className={styles.title}>
          <Link className={styles.open} to={articlePath(slug)}>
            <ShownTitle title={title} neutral={neutral} />
          </Link>
        </h2>
        {look !== 'short' && summary !== '' && (
          <p
            className={neutral ? `${styles.summary} ${hiding.secret}` : styles.summary}
            data-result={neutral && ''}
          >
            {summary}
          </p>
        )}
        {look === 'lead' && reporter && (
          <p className={styles.about}>
            <bdi>{reporter}</bdi>
          </p>
        )}
      </div>
    </article>
  );
}
