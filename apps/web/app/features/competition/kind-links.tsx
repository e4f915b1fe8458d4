import { useRef } from 'react';
import { Link } from 'react-router';
import * as chips from '../../ui/chip.module.css';
import { withQuery } from '../../lib/with-query.ts';
import * as styles from './kind-links.module.css';
import { type Kind, kinds } from './kinds.ts';
import * as text from './list-text.ts';
import { useCentred } from '../../ui/use-centred.ts';

type Props = {
  kind: Kind | undefined;
  /** Those with a competition. */
  known: readonly Kind[];
  /** What is typed stays. */
  typed: string;
};

/** COMP-09: a link for each kind of competition; on a phone the strip scrolls. */
export function KindLinks({ kind, known, typed }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  useCentred(strip, kind);
  const shown = [undefined, ...kinds.filter((one) => one === kind || known.includes(one))];
  return (
    <nav className={styles.nav} aria-label={text.kinds.label} data-screen-only="">
      <div ref={strip} className={styles.strip}>
        {shown.map((one) => (
          <Link
            key={one ?? ''}
            className={chips.chip}
            to={withQuery('/competitions', { q: typed.trim(), kind: one })}
            preventScrollReset
            aria-current={one === kind ? 'true' : undefined}
          >
            {one === 'live' && <span className={styles.dot} />}
            {one ? text.kinds.names[one] : text.kinds.all}
          </Link>
        ))}
      </div>
    </nav>
  );
}
