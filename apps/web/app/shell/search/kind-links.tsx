import { Link } from 'react-router';
import { withQuery } from '../../lib/with-query.ts';
import { kinds as text } from './kinds-text.ts';
import { choicesOf } from './kinds.ts';
import * as styles from './kinds.module.css';
import type { ResultGroup } from './results.ts';

type Props = {
  groups: readonly ResultGroup[];
  typed: string;
  /** Undefined for all. */
  kind: string | undefined;
  /** The most results of a kind that were read. */
  limit: number;
};

/** OURS-07: the kinds of results as links of the page of the search. */
export function KindLinks({ groups, typed, kind, limit }: Props) {
  const choices = choicesOf(groups, limit);
  if (choices.length === 0) return null;
  return (
    <nav className={styles.chips} aria-label={text.label} data-screen-only="">
      {choices.map(({ kind: own, name, count }) => (
        <Link
          key={name}
          to={withQuery('/search', { q: typed, kind: own })}
          replace
          preventScrollReset
          aria-current={own === kind ? 'page' : undefined}
        >
          {name} {count !== undefined && <b className={styles.count}>{count}</b>}
        </Link>
      ))}
    </nav>
  );
}
