import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useSite } from '../lib/site.ts';
import { toggleTheme } from '../state/theme.ts';
import { Icon, type IconProps } from '../ui/icons.tsx';
import { Mark } from '../ui/mark.tsx';
import { brand } from '../ui/text.ts';
import { AccountControl } from './account/account-control.tsx';
import * as styles from './header.module.css';
import * as text from './places.ts';
import { SearchBox } from './search/search-box.tsx';

/** HOME-01: the header of every page. */
export function Header({ children }: { children: ReactNode }) {
  const site = useSite();
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.headerRow}`}>
        <Link className={styles.logo} to="/" aria-label={text.toHome}>
          <Mark size={38} />
          <span className={styles.wordmark}>{brand}</span>
        </Link>
        {/* OURS-08 */}
        {site?.simulated && <span className={styles.demo}>{text.demoData}</span>}
        <nav className={styles.nav} aria-label={text.mainNavigation}>
          {Object.entries(text.places).map(([to, name]) => (
            <Link key={to} to={to} aria-current={text.currentAt(pathname, to)}>
              {name}
            </Link>
          ))}
        </nav>
        <SearchBox />
        <div className={styles.actions}>
          {children}
          <button type="button" className={styles.theme} aria-label={text.switchTheme} onClick={toggleTheme}>
            <MoonIcon className={styles.moon} />
            <SunIcon className={styles.sun} />
          </button>
          <AccountControl />
        </div>
      </div>
    </header>
  );
}

// Paths of Lucide (ISC licence).
const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401" />
  </Icon>
);

const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41" />
  </Icon>
);
