import { Suspense } from 'react';
import { description, pages } from '../../features/account/member-text.ts';
import { Shell } from '../../shell/shell.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { brand } from '../../ui/text.ts';
import { Loading } from './loading.tsx';
import { MemberOnly } from './member-only.tsx';
import * as styles from './account.module.css';

// For members only, so the server never renders it.
const WelcomeContent = lazyComponent(() => import('./welcome-content.tsx'), 'WelcomeContent');

export const meta = () => [
  { title: `${pages.welcome} · ${brand}` },
  { name: 'description', content: description },
  { name: 'robots', content: 'noindex' },
];

/** OURS-42: the choices after registration, in two steps that can be skipped. */
export default function WelcomeRoute() {
  return (
    <Shell>
      <div className={styles.welcome}>
        <MemberOnly title={pages.welcome}>
          {(user) => (
            <Suspense fallback={<Loading />}>
              <WelcomeContent user={user} />
            </Suspense>
          )}
        </MemberOnly>
      </div>
    </Shell>
  );
}
