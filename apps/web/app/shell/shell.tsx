import { Suspense, type ReactNode } from 'react';
import * as styles from './shell.module.css';
import { skipToContent } from './text.ts';
import { lazyComponent } from '../ui/lazy-component.ts';

type Props = {
  /** The zone of the times on the page, if it has any. */
  zone?: string | undefined;
  /** Buttons in the header next to the theme switch. */
  actions?: ReactNode;
  /** Between header and content, from edge to edge. */
  strip?: ReactNode;
  /** The first part of the content, from edge to edge. */
  hero?: ReactNode;
  children: ReactNode;
};

// Rendered on the server; they hydrate after the content.
const Header = lazyComponent(() => import('./header.tsx'), 'Header');
const Footer = lazyComponent(() => import('./footer.tsx'), 'Footer');

/** Header, content and footer of every page. */
export function Shell({ zone, actions, strip, hero, children }: Props) {
  return (
    <>
      <a className={styles.skip} href="#content">
        {skipToContent}
      </a>
      <Suspense>
        <Header>{actions}</Header>
      </Suspense>
      {strip}
      <main id="content">
        {hero}
        <div className="wrap">{children}</div>
      </main>
      <Suspense>
        <Footer zone={zone} />
      </Suspense>
    </>
  );
}
