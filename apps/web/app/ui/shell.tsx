import { lazy, Suspense, type ReactNode } from 'react';
import styles from './shell.module.css';
import { skipToContent } from './text.ts';

type Props = {
  /** The zone of the times on the page, where it has any. */
  zone?: string | undefined;
  /** What the header offers beside the theme. */
  actions?: ReactNode;
  /** Between header and content, from edge to edge. */
  strip?: ReactNode;
  children: ReactNode;
};

// The server renders both; they come alive after the content.
const Header = lazy(async () => ({ default: (await import('./header.tsx')).Header }));
const Footer = lazy(async () => ({ default: (await import('./footer.tsx')).Footer }));

/** Header, content and footer of every page. */
export function Shell({ zone, actions, strip, children }: Props) {
  return (
    <>
      <a className={styles.skip} href="#content">
        {skipToContent}
      </a>
      <Suspense>
        <Header>{actions}</Header>
      </Suspense>
      {strip}
      <main id="content" className="wrap">
        {children}
      </main>
      <Suspense>
        <Footer zone={zone} />
      </Suspense>
    </>
  );
}
