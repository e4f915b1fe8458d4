import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub, Outlet, useLocation } from 'react-router';
import { useDelegatedLinks } from '../app/football-ui/use-delegated-links.ts';
import type { Site } from '../app/lib/site.ts';

const site: Site = {
  zone: 'Asia/Riyadh',
  offsetMinutes: 180,
  country: 'SA',
  year: '2026',
  simulated: false,
  mailLinks: false,
  googleSignIn: false,
};

/** Renders content inside a page, under a router that prints the URL it navigates to. */
export function renderPage(content: ReactNode, { at = '/', ...own }: { at?: string } & Partial<Site> = {}) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ ...site, ...own }),
      Component: Root,
      HydrateFallback: () => null,
      children: [
        { index: true, Component: () => content },
        { path: '*', Component: ShownUrl },
      ],
    },
  ]);
  return render(<Stub initialEntries={[at]} />);
}

function Root() {
  useDelegatedLinks();
  return <Outlet />;
}

function ShownUrl() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}
