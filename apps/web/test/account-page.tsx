import { render } from '@testing-library/react';
import { createRoutesStub, Outlet, useLocation } from 'react-router';
import AccountRoute from '../app/routes/member/account.tsx';
import DashboardRoute from '../app/routes/member/dashboard.tsx';
import FavouritesRoute from '../app/routes/member/favourites.tsx';
import PreferencesRoute from '../app/routes/member/preferences.tsx';
import SecurityRoute from '../app/routes/member/security.tsx';
import WelcomeRoute from '../app/routes/member/welcome.tsx';
import type { Site } from '../app/lib/site.ts';

const site: Site = {
  zone: 'Asia/Riyadh',
  offsetMinutes: 180,
  country: 'SA',
  year: '2026',
  simulated: false,
  mailLinks: true,
  googleSignIn: false,
};
const times = { today: '2026-11-21', offsets: [{ from: '2026-01-01T00:00:00Z', minutes: 180 }] };

/** A page of the account under its address, with the routes that it leads to. */
export function renderAccount(at: string) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => site,
      Component: Outlet,
      HydrateFallback: () => null,
      children: [
        {
          // The types of a route's own props come from its file.
          Component: AccountRoute as () => React.ReactNode,
          loader: () => ({ zone: site.zone }),
          children: [
            { path: 'account', Component: DashboardRoute as () => React.ReactNode, loader: () => times },
            { path: 'account/favourites', Component: FavouritesRoute },
            { path: 'account/preferences', Component: PreferencesRoute },
            { path: 'account/security', Component: SecurityRoute },
          ],
        },
        { path: 'account/welcome', Component: WelcomeRoute },
        { path: '*', Component: ShownUrl },
      ],
    },
  ]);
  return render(<Stub initialEntries={[at]} />);
}

function ShownUrl() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}
