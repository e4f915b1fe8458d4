import { zoneLabel } from '@safira/arabic/formats/zones';
import { Link, useLocation } from 'react-router';
import { useSite } from '../lib/site.ts';
import { brand } from '../ui/text.ts';
import { Announcer } from '../ui/announcer.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import * as styles from './footer.module.css';
import { TabBar } from './tab-bar.tsx';
import { useStayOffline } from './use-stay-offline.ts';
import { change, demoData, footerPages, timesIn } from './places.ts';

/** The footer of every page, and what works on every page once its content is hydrated. */
export function Footer({ zone }: { zone: string | undefined }) {
  const site = useSite();
  const { pathname } = useLocation();
  useStayOffline();
  const isHydrated = useHydrated();
  return (
    <>
      <footer className={styles.footer}>
        <div className={`wrap ${styles.row}`}>
          <span>
            © {site?.year} {brand}
          </span>
          {Object.entries(footerPages).map(([to, name]) => (
            <Link key={to} className={styles.page} to={to}>
              {name}
            </Link>
          ))}
          {site?.simulated && <span className={styles.demo}>{demoData}</span>}
          {zone && (
            <span className={styles.zone}>
              {timesIn(zoneLabel(zone))}{' '}
              <a className={styles.change} href={pathname === '/' ? '#zone' : '/#zone'}>
                {change}
              </a>
            </span>
          )}
        </div>
      </footer>
      <TabBar />
      {/* Screen readers announce changes of a region that was there before. */}
      <Announcer />
      {/* The server shows no toasts. */}
      {isHydrated && <Toaster />}
    </>
  );
}
