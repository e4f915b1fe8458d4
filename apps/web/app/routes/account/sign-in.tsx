import { Suspense, useState } from 'react';
import { data, Link, useLocation, useNavigate } from 'react-router';
import type { Frame } from '../../features/account/account-card.tsx';
import * as styles from '../../features/account/account-card.module.css';
import { ForgotScreen } from '../../features/account/forgot-screen.tsx';
import { googleAnswer } from '../../features/account/google/answer.ts';
import { LoginScreen } from '../../features/account/login-screen.tsx';
import { RegisterScreen } from '../../features/account/register-screen.tsx';
import { ResetScreen } from '../../features/account/reset-screen.tsx';
import { entrances, pageTitles } from '../../features/account/text.ts';
import { useFragment } from '../../features/account/use-fragment.ts';
import { useWhenMember } from '../../features/account/use-when-member.ts';
import { VerifyScreen } from '../../features/account/verify-screen.tsx';
import { pageOf, type Failure } from '../../lib/load.ts';
import { returnPath, welcomePath } from '../../lib/return-path.ts';
import { Shell } from '../../shell/shell.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { brand, errors } from '../../ui/text.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { Route } from './+types/sign-in';

const GoogleScreen = lazyComponent(
  () => import('../../features/account/google/google-screen.tsx'),
  'GoogleScreen',
);

const screens = {
  login: LoginPage,
  register: RegisterPage,
  forgot: () => <ForgotScreen frame={page} />,
  reset: () => <ResetScreen frame={page} />,
  verify: () => <VerifyScreen frame={page} />,
};
type Screen = keyof typeof screens;

const page: Frame = { heading: 'h1' };

/** One page for everyone: whether the reader is signed in, and where the way leads back to, only the browser knows. */
export function loader({ url, context }: Route.LoaderArgs): { screen: Screen } {
  // The route has no other paths.
  const screen = url.pathname.replaceAll('/', '') as Screen;
  // AUTH-10: without a mail server nothing could be sent.
  if (screen === 'forgot' && !pageOf(context).mailLinks) {
    throw data({ message: errors.missing } satisfies Failure, { status: 404 });
  }
  return { screen };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData ? `${pageTitles[loaderData.screen]} · ${brand}` : brand },
  { name: 'robots', content: 'noindex' },
];

/** AUTH-02, AUTH-10: signing in, a new account, a forgotten password and the links of messages, as pages. */
export default function SignInRoute({ loaderData: { screen } }: Route.ComponentProps) {
  const Page = screens[screen];
  return (
    <Shell>
      <div className={styles.page}>
        <Page />
      </div>
    </Shell>
  );
}

/** AUTH-14: Google sends the browser back to this page. */
function LoginPage() {
  const google = googleAnswer(useFragment());
  const [back, setBack] = useState<{ failure: string | undefined }>();
  if (back) return <LoginForm {...back} />;
  if (!google || 'failure' in google) return <LoginForm failure={google?.failure} />;
  return (
    <Suspense>
      <GoogleScreen frame={page} token={google.token} onBack={(failure) => setBack({ failure })} />
    </Suspense>
  );
}

function LoginForm({ failure }: { failure: string | undefined }) {
  useReturn();
  return <LoginScreen frame={{ ...page, entrances: <Entrances /> }} failure={failure} />;
}

function RegisterPage() {
  return <RegisterScreen frame={{ ...page, entrances: <Entrances /> }} {...useReturn()} />;
}

/** Members go back to where they came from; new ones choose their teams first. */
function useReturn() {
  const navigate = useNavigate();
  return useWhenMember((isNew) => {
    const path = returnPath(location.search);
    void navigate(isNew ? welcomePath(path) : path, { replace: true });
  });
}

function Entrances() {
  const { pathname, search } = useLocation();
  // The server renders the page without `?return=`.
  const query = useHydrated() ? search : '';
  return (
    <nav className={styles.entrances} aria-label={entrances.label}>
      {(['login', 'register'] as const).map((entrance) => (
        <Link
          key={entrance}
          to={`/${entrance}${query}`}
          replace
          aria-current={pathname === `/${entrance}` ? 'page' : undefined}
        >
          {entrances[entrance]}
        </Link>
      ))}
    </nav>
  );
}
