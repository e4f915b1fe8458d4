import { Link, useLocation } from 'react-router';
import { Icon } from '../ui/icons.tsx';
import { AccountTab } from './account/account-control.tsx';
import * as styles from './tab-bar.module.css';
import { currentAt, places, quickNavigation } from './places.ts';

// Paths of Lucide (ISC licence).
const tabs = [
  {
    to: '/',
    name: places['/'],
    path: 'M8 2v4M16 2v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M3 10h18M8 14h.01M12 14h.01M16 14h.01M8 18h.01M12 18h.01M16 18h.01',
  },
  {
    to: '/competitions',
    name: places['/competitions'],
    path: 'M6 9H4.5a2.5 2.5 0 0 1 0-5H6M18 9h1.5a2.5 2.5 0 0 0 0-5H18M4 22h16M10 14.66V17c0 .55-.47.98-.97 1.21C7.85 18.75 7 20.24 7 22M14 14.66V17c0 .55.47.98.97 1.21C16.15 18.75 17 20.24 17 22M18 2H6v7a6 6 0 0 0 12 0V2Z',
  },
  {
    to: '/teams',
    name: places['/teams'],
    path: 'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
  },
  {
    to: '/news',
    name: places['/news'],
    path: 'M15 18h-5M18 14h-8M4 22h16a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16a2 2 0 0 1-4 0v-9a2 2 0 0 1 2-2h2M11 6h6a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Z',
  },
];
const ACCOUNT =
  'M18 20a6 6 0 0 0-12 0M12 14a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20Z';

/** Navigation at the bottom of a phone screen, within reach of the thumb. */
export function TabBar() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label={quickNavigation}>
      {tabs.map(({ to, name, path }) => (
        <Link key={to} className={styles.tab} to={to} aria-current={currentAt(pathname, to)}>
          <Icon>
            <path d={path} />
          </Icon>
          {name}
        </Link>
      ))}
      <AccountTab
        className={styles.tab}
        icon={
          <Icon>
            <path d={ACCOUNT} />
          </Icon>
        }
      />
    </nav>
  );
}
