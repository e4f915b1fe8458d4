import { render } from '@testing-library/react';
import { createRoutesStub, Outlet, useLocation } from 'react-router';
import { SignInHost } from '../app/features/account/sign-in-host.tsx';
import type { Site } from '../app/lib/site.ts';
import NewsroomRoute from '../app/routes/newsroom/newsroom.tsx';

const site: Site = {
  zone: 'Asia/Riyadh',
  offsetMinutes: 180,
  country: 'SA',
  year: '2026',
  simulated: false,
  mailLinks: true,
  googleSignIn: false,
};
const times = { zone: site.zone, offsets: [{ from: '2026-01-01T00:00:00Z', minutes: 180 }] };

/** A page of the newsroom under its address; what is not of the newsroom prints its URL. */
export function renderNewsroom(at: string) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => site,
      Component: Root,
      HydrateFallback: () => null,
      children: [
        {
          // The types of a route's own props come from its file.
          path: 'newsroom/*',
          Component: NewsroomRoute as () => React.ReactNode,
          loader: () => times,
        },
        { path: '*', Component: ShownUrl },
      ],
    },
  ]);
  return render(<Stub initialEntries={[at]} />);
}

function Root() {
  return (
    <>
      <Outlet />
      <SignInHost />
      <ShownUrl />
    </>
  );
}

function ShownUrl() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}
