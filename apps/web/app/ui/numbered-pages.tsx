import { Link } from 'react-router';
import * as styles from './numbered-pages.module.css';
import { pages } from './page-text.ts';

/** How many neighbouring pages are listed. */
const WINDOW = 5;

type Props = {
  current: number;
  total: number;
  addressOf: (page: number) => string;
};

/** NEWS-01: pages by number: the first, five around the current one, the last, and an ellipsis for those left out. */
export function NumberedPages({ current, total, addressOf }: Props) {
  if (total < 2) return null;
  const start = Math.max(1, Math.min(current - (WINDOW - 1) / 2, total - WINDOW + 1));
  const end = Math.min(total, start + WINDOW - 1);
  const near = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  const page = (number: number) =>
    number === current ? (
      <span key={number} className={styles.page} aria-current="page">
        <PageName number={number} />
      </span>
    ) : (
      <Link key={number} className={styles.page} to={addressOf(number)}>
        <PageName number={number} />
      </Link>
    );
  return (
    <nav className={styles.pages} aria-label={pages.label} data-screen-only="">
      {start > 1 && page(1)}
      {start > 2 && <span className={styles.gap}>…</span>}
      {near.map(page)}
      {end < total - 1 && <span className={styles.gap}>…</span>}
      {end < total && page(total)}
    </nav>
  );
}

const PageName = ({ number }: { number: number }) => (
  <span>
    <span className="srOnly">{pages.page} </span>
    {number}
  </span>
);
