import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import * as styles from './page-tabs.module.css';

type Props = {
  label: string;
  tabs: readonly { name: ReactNode; to: string; isCurrent: boolean }[];
};

/** The parts of a page below its hero. Each is an address of its own: a link, not a widget. */
export function PageTabs({ label, tabs }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to;
  useEffect(() => {
    const chosen = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!strip.current || !chosen) return;
    // Scrolls the strip alone: the browser's own scrolling would move the page, too.
    const { left, width } = strip.current.getBoundingClientRect();
    strip.current.scrollLeft += chosen.left + chosen.width / 2 - (left + width / 2);
  }, [current]);
  return (
    <nav className={styles.tabs} aria-label={label} data-screen-only="">
      <div ref={strip} className={`wrap ${styles.strip}`}>
        {tabs.map(({ name, to, isCurrent }) => (
          <Link
            key={to}
            className={styles.tab}
            to={to}
            preventScrollReset
            aria-current={isCurrent ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </div>
    </nav>
  );
}
