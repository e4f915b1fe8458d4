import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub, Outlet, useLocation } from 'react-router';
import type { Site } from '../app/lib/site.ts';
import { useDelegatedLinks } from '../app/ui/use-delegated-links.ts';

const site: Site = { zone: 'Asia/Riyadh', offsetMinutes: 180, year: '2026', simulated: false };

/** Renders something as part of a page of ours, under a router that shows where it has been sent. */
export function renderPage(content: ReactNode, { at = '/', simulated = false } = {}) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ ...site, simulated }),
      Component: Root,
      HydrateFallback: () => null,
      children: [
        { index: true, Component: () => content },
        { path: '*', Component: Place },
      ],
    },
  ]);
  return render(<Stub initialEntries={[at]} />);
}

function Root() {
  useDelegatedLinks();
  return <Outlet />;
}

function Place() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}
