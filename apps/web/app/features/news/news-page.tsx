import { Link } from 'react-router';
import * as button from '../../ui/button.module.css';
import { NumberedPages } from '../../ui/numbered-pages.tsx';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { listAddress, type Filters } from './address.ts';
import { ArticleCard } from './article-card.tsx';
import type { NewsCard } from './card-of.ts';
import { NewsFilter } from './news-filter.tsx';
import * as styles from './news-page.module.css';
import * as text from './text.ts';

type Props = {
  /** The lead and those next to it, on the first page without filters. */
  featured: readonly NewsCard[];
  cards: readonly NewsCard[];
  filters: Filters;
  competitions: readonly { id: number; name: string }[];
  page: number;
  totalPages: number;
};

/** NEWS-01: the page of all news below its title. */
export function NewsPage({ featured, cards, filters, competitions, page, totalPages }: Props) {
  const [lead, ...others] = featured;
  return (
    <div className={styles.page}>
      {lead && (
        <section className={styles.featured} aria-label={text.featured}>
          <ArticleCard card={lead} look="lead" />
          <div className={styles.others}>
            {others.map((card) => (
              <ArticleCard key={card.slug} card={card} look="short" />
            ))}
          </div>
        </section>
      )}
      <NewsFilter filters={filters} competitions={competitions} />
      {cards.length === 0 && !lead && <Nothing isFiltered={listAddress(filters) !== '/news'} />}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.slug}>
            <ArticleCard card={card} />
          </li>
        ))}
      </ul>
      <NumberedPages current={page} total={totalPages} addressOf={(number) => listAddress(filters, number)} />
    </div>
  );
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) => (
  <StatePanel drawing={<QuietPitch />} title={text.none.title} text={text.none.text}>
    {isFiltered && (
      <Link className={button.primary} to="/news">
        {text.none.all}
      </Link>
    )}
    <Link className={isFiltered ? button.quiet : button.primary} to="/">
      {text.none.home}
    </Link>
  </StatePanel>
);
