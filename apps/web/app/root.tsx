import { countryOfZoneClass } from '@safira/arabic/names/arab-countries';
import { lazy, Suspense, useContext, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import displayArabic from '../.data/fonts/alexandria-arabic.woff2?url';
import displayDigits from '../.data/fonts/alexandria-digits.woff2?url';
import uiArabic from '../.data/fonts/plex-arabic-400.woff2?url';
import uiArabicBold from '../.data/fonts/plex-arabic-600.woff2?url';
import uiDigits from '../.data/fonts/plex-digits-400.woff2?url';
import uiDigitsBold from '../.data/fonts/plex-digits-600.woff2?url';
import type { Route } from './+types/root';
import { headScript } from './head-script.ts';
import { pageOf } from './lib/load.ts';
import { NonceContext } from './lib/nonce.ts';
import { useSite, type Site } from './lib/site.ts';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/print.css';
import { useDelegatedLinks } from './football-ui/use-delegated-links.ts';
import { lazyComponent, optionalComponent } from './ui/lazy-component.ts';
import { errors } from './ui/text.ts';

/** All are used on the first screen of every page; loaded late they would shift text that is already being read. */
const fonts = [uiArabic, displayArabic, uiDigits, displayDigits, uiArabicBold, uiDigitsBold];

const CrestShapes = lazyComponent(() => import('./football-ui/crest-shapes.tsx'), 'CrestShapes');
const SignInHost = lazyComponent(() => import('./features/account/sign-in-host.tsx'), 'SignInHost');
const MiniHost = optionalComponent(() => import('./features/podcast/mini-host.tsx'), 'MiniHost');

export function loader({ context }: Route.LoaderArgs): Site {
  const { zone, today, simulated, mailLinks, googleSignIn } = pageOf(context);
  const { name, offsetMinutes } = zone;
  const country = countryOfZoneClass(name);
  const year = today.slice(0, 4);
  return { zone: name, offsetMinutes, country, year, simulated, mailLinks, googleSignIn };
}

/** Nothing here changes while a page is open. */
export const shouldRevalidate = () => false;

/**
 * Scripts are rendered on the server only: they have run by the time React hydrates the page. In the browser React
 * creates scripts through innerHTML, which Trusted Types block, and the page would be blank. It would create them when
 * the layout is mounted again, after an error or a failed hydration.
 */
export function Layout({ children }: { children: ReactNode }) {
  const site = useSite();
  useScrollRestoration();
  const nonce = useContext(NonceContext);
  return (
    // The head script sets the theme before React hydrates the page.
    <html lang="ar" dir="rtl" data-offset={site?.offsetMinutes} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* OURS-08 */}
        {site?.simulated !== false && <meta name="robots" content="noindex" />}
        <meta name="theme-color" content="#0F1713" />
        {import.meta.env.SSR && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: headScript() }} />}
        <Meta />
        <Links />
        {import.meta.env.SSR && <StaticLinks />}
      </head>
      <body>
        <Suspense>
          <CrestShapes />
        </Suspense>
        {children}
        <Suspense>
          <SignInHost />
        </Suspense>
        <Suspense>
          <MiniHost />
        </Suspense>
        {import.meta.env.SSR && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** The browser needs no script for them. */
function StaticLinks() {
  return (
    <>
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}

export default function Root() {
  useDelegatedLinks();
  return <Outlet />;
}

const ErrorPage = lazy(async () => {
  try {
    return { default: (await import('./shell/error-page.tsx')).ErrorPage };
  } catch {
    return { default: BareError };
  }
});

/** Used if even the error page cannot be loaded. */
function BareError() {
  return (
    <main className="wrap">
      <h1>{errors.title}</h1>
      <a href="/">{errors.home}</a>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}
