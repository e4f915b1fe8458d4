import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Greeting } from '../../features/account/greeting.tsx';
import { description, pages, tabsLabel, type MemberPageName } from '../../features/account/member-text.ts';
import { Shell } from '../../shell/shell.tsx';
import { announce } from '../../state/announce.ts';
import { useUser } from '../../state/session.ts';
import { Icon } from '../../ui/icons.tsx';
import { PageTabs } from '../../ui/page-tabs.tsx';
import { brand } from '../../ui/text.ts';
import * as styles from './account.module.css';
import { MemberOnly } from './member-only.tsx';
import { pageOf } from '../../lib/load.ts';
import type { Route } from './+types/account';

// Paths of Lucide (ISC licence).
const tabs = {
  dashboard: { to: '/account', path: 'M3 3h7v9H3zM14 3h7v5h-7zM14 12h7v9h-7zM3 16h7v5H3z' },
  favourites: {
    to: '/account/favourites',
    path: 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z',
  },
  preferences: {
    to: '/account/preferences',
    path: 'M21 4h-7M10 4H3M21 12h-9M8 12H3M21 20h-5M12 20H3M14 2v4M8 10v4M16 18v4',
  },
  security: {
    to: '/account/security',
    path: 'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
  },
} as const;

const pageAt = (pathname: string): keyof typeof tabs =>
  (Object.keys(tabs) as (keyof typeof tabs)[]).find((name) => tabs[name].to === pathname) ?? 'dashboard';

export const loader = ({ context }: Route.LoaderArgs) => ({ zone: pageOf(context).zone.name });

export const meta = ({ location }: Route.MetaArgs) => [
  { title: `${pages[pageAt(location.pathname)]} · ${brand}` },
  { name: 'description', content: description },
  { name: 'robots', content: 'noindex' },
];

/** The frame of the pages of an account: the same for everyone until the browser fills it. */
export default function AccountRoute({ loaderData: { zone } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  useAnnounced(page);
  return (
    <Shell
      zone={zone}
      hero={
        <>
          <div className={`wrap ${styles.heading}`}>
            <Heading page={page} />
          </div>
          <PageTabs
            label={tabsLabel}
            tabs={Object.entries(tabs).map(([name, { to, path }]) => ({
              name: (
                <>
                  <Icon small className={styles.icon}>
                    <path d={path} />
                  </Icon>
                  {pages[name as MemberPageName]}
                </>
              ),
              to,
              isCurrent: name === page,
            }))}
          />
        </>
      }
    >
      <div className={styles.content}>
        <MemberOnly>{(user) => <Outlet key={user.id} context={user} />}</MemberOnly>
      </div>
    </Shell>
  );
}

function Heading({ page }: { page: keyof typeof tabs }) {
  const user = useUser();
  if (page !== 'dashboard' || !user) return <h1>{pages[page]}</h1>;
  return (
    <>
      <span className={styles.avatar} aria-hidden="true">
        {[...user.name][0]}
      </span>
      <h1>
        <Greeting name={user.name} />
      </h1>
    </>
  );
}

/** The focus stays on the link that was followed; screen readers hear where it led. */
function useAnnounced(page: keyof typeof tabs) {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    announce(pages[page]);
  }, [page]);
}
