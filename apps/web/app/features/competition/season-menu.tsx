import { useRef } from 'react';
import { Link } from 'react-router';
import { ChevronIcon } from '../../ui/icons.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { useDismiss } from '../../ui/use-dismiss.ts';
import { addressOf, type PageQuery } from './address.ts';
import * as styles from './season-menu.module.css';
import { season as seasonWord, seasons as label } from './text.ts';

type Props = {
  id: number;
  seasons: readonly { season: number; name: string; isCurrent: boolean }[];
  season: number;
  query: PageQuery;
};

/** OURS-12: the seasons as links that keep the tab; it opens without JavaScript, too. */
export function SeasonMenu({ id, seasons, season, query }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  // Always, not while it is open: the browser reports the opening late, and an Escape before that would be lost.
  useDismiss(menu, true, () => {
    const details = menu.current;
    if (!details?.open) return;
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    details.open = false;
  });
  const shown = seasons.find((one) => one.season === season);
  if (!shown || seasons.length < 2) return null;
  return (
    // Another season closes it.
    <details key={season} ref={menu} className={styles.menu} data-screen-only="">
      <summary className={styles.opener}>
        {seasonWord} <Ltr>{shown.name}</Ltr>
        <ChevronIcon small className={styles.chevron} />
      </summary>
      <nav className={styles.list} aria-label={label}>
        {seasons.map((one) => (
          <Link
            key={one.season}
            className={styles.season}
            to={addressOf(id, { season: one.isCurrent ? undefined : one.season, tab: query.tab })}
            aria-current={one.season === season ? 'page' : undefined}
          >
            {seasonWord} <Ltr>{one.name}</Ltr>
          </Link>
        ))}
      </nav>
    </details>
  );
}
