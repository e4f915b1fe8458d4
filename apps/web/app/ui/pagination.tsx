import { Link } from 'react-router';
import { ChevronIcon } from './icons.tsx';
import { pages } from './page-text.ts';
import * as styles from './pagination.module.css';

type Props = {
  current: number;
  total: number;
  /** «صفحة 2 من 5 (96 مباراة)» */
  summary: string;
  addressOf: (page: number) => string;
};

/** Previous and next as links, so that each page has an address; at an end the link is absent, not dead. */
export function Pagination({ current, total, summary, addressOf }: Props) {
  return (
    <nav className={styles.pages} aria-label={pages.label} data-screen-only="">
      {current > 1 ? (
        <Link className={styles.step} to={addressOf(current - 1)} rel="prev">
          <ChevronIcon small className={styles.previous} />
          {pages.previous}
        </Link>
      ) : (
        <span className={styles.end}>
          <ChevronIcon small className={styles.previous} />
          {pages.previous}
        </span>
      )}
      <span className={styles.summary}>{summary}</span>
      {current < total ? (
        <Link className={styles.step} to={addressOf(current + 1)} rel="next">
          {pages.next}
          <ChevronIcon small className={styles.next} />
        </Link>
      ) : (
        <span className={styles.end}>
          {pages.next}
          <ChevronIcon small className={styles.next} />
        </span>
      )}
    </nav>
  );
}
