import { useRef } from 'react';
import { Link } from 'react-router';
import type { PageQuery } from './address.ts';
import * as styles from './matches-tab.module.css';
import { months as text } from './text.ts';
import * as choices from '../../ui/choice-links.module.css';
import { useCentred } from '../../ui/use-centred.ts';

type Props = {
  months: readonly { key: string; name: string; year: number; count: number }[];
  month: string | undefined;
  addressWith: (change: Partial<PageQuery>) => string;
};

/** COMP-04: a link for each month with its number of matches; on a phone the strip scrolls. */
export function MonthLinks({ months, month, addressWith }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  useCentred(strip, month);
  const total = months.reduce((sum, { count }) => sum + count, 0);
  const all = { key: undefined, label: text.all, count: total };
  const each = months.map(({ key, name, year, count }) => ({ key, label: `${name} ${year}`, count }));
  return (
    <nav aria-label={text.label} data-screen-only="">
      <div ref={strip} className={styles.months}>
        {[all, ...each].map(({ key, label, count }) => (
          <Link
            key={label}
            className={choices.choice}
            to={addressWith({ month: key })}
            preventScrollReset
            aria-current={key === month ? 'true' : undefined}
          >
            {label}
            <span className={styles.count}>{count}</span>
          </Link>
        ))}
      </div>
    </nav>
  );
}
