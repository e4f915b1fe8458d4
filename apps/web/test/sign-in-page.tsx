import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import SignInRoute from '../app/routes/account/sign-in.tsx';
import { clearSession } from '../app/state/session-store.ts';
import { currentSession } from '../app/state/session.ts';
import { accountServer, settled } from './account-server.ts';

/** The pages of signing in and a server that answers them, for the tests of a file. */
export function signInPages() {
  // Loaded once; a busy machine takes longer for them than a test may.
  beforeAll(() =>
    Promise.all([
      import('../app/shell/header.tsx'),
      import('../app/shell/footer.tsx'),
      import('../app/shell/account/account-button.tsx'),
      import('../app/features/account/google/google-screen.tsx'),
    ]),
  );
  beforeEach(() => void currentSession());
  afterEach(() => {
    clearSession();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
  return accountServer();
}

type Props = Parameters<typeof SignInRoute>[0];

/** The page at this address, as the browser shows it; other pages print their address. */
export async function visit(address: string) {
  history.replaceState(null, '', address);
  const Page = () => {
    const screenName = useLocation().pathname.slice(1);
    return <SignInRoute {...({ loaderData: { screen: screenName } } as Props)} />;
  };
  const Other = () => {
    const { pathname, search } = useLocation();
    return <output>{`${pathname}${search}`}</output>;
  };
  const paths = ['login', 'register', 'forgot', 'reset', 'verify'];
  const Stub = createRoutesStub([
    {
      id: 'root',
      loader: () => ({
        zone: 'Asia/Riyadh',
        offsetMinutes: 180,
        country: 'SA',
        year: '2026',
        simulated: false,
        mailLinks: true,
        googleSignIn: true,
      }),
      HydrateFallback: () => null,
      children: [...paths.map((path) => ({ path, Component: Page })), { path: '*', Component: Other }],
    },
  ]);
  render(<Stub initialEntries={[address]} />);
  await screen.findAllByText((text) => text === 'عن صافرة' || text.startsWith('/'));
  await settled();
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const shownAddress = () => screen.getByText(/^\//).textContent;
