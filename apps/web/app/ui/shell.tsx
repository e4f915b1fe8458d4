import { zoneLabel } from '@safira/arabic/zones';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSite } from '../lib/site.ts';
import { MoonIcon, SunIcon } from './icons.tsx';
import { Mark } from './mark.tsx';
import styles from './shell.module.css';
import { brand, demoData, skipToContent, switchTheme, timesIn, toHome } from './text.ts';
import { toggleTheme } from './theme.ts';

type Props = {
  /** The zone of the times on the page, where it has any. */
  zone?: string | undefined;
  children: ReactNode;
};

/** Header, content and footer of every page. */
export function Shell({ zone, children }: Props) {
  const site = useSite();
  return (
    <>
      <a className={styles.skip} href="#content">
        {skipToContent}
      </a>
      <Header simulated={site?.simulated === true} />
      <main id="content" className="wrap">
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={`wrap ${styles.footerRow}`}>
          <span>
            © {site?.year} {brand}
          </span>
          {site?.simulated && <span className={`${styles.demo} ${styles.demoBelow}`}>{demoData}</span>}
          {zone && <span className={styles.zone}>{timesIn(zoneLabel(zone))}</span>}
        </div>
      </footer>
    </>
  );
}

function Header({ simulated }: { simulated: boolean }) {
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.headerRow}`}>
        <Link className={styles.logo} to="/" aria-label={toHome}>
          <Mark size={38} />
          <span className={styles.wordmark}>{brand}</span>
        </Link>
        {/* OURS-08 */}
        {simulated && <span className={`${styles.demo} ${styles.demoAbove}`}>{demoData}</span>}
        <button type="button" className={styles.theme} aria-label={switchTheme} onClick={toggleTheme}>
          <MoonIcon className={styles.moon} />
          <SunIcon className={styles.sun} />
        </button>
      </div>
    </header>
  );
}
