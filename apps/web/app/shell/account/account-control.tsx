import { Suspense, type ReactNode } from 'react';
import { useUser } from '../../state/session.ts';
import { optionalComponent } from '../../ui/lazy-component.ts';
import * as styles from './account.module.css';
import { SignInLink } from './sign-in-link.tsx';
import { myAccount, signIn } from './text.ts';

const AccountButton = optionalComponent(() => import('./account-button.tsx'), 'AccountButton');

/** The account in the header. Its place is as wide for a visitor as for a member, so that nothing moves. */
export function AccountControl() {
  const user = useUser();
  return (
    <div className={styles.slot}>
      {user ? (
        <Suspense>
          <AccountButton user={user} />
        </Suspense>
      ) : (
        <SignInLink className={styles.signIn}>{signIn}</SignInLink>
      )}
    </div>
  );
}

type TabProps = { className: string | undefined; icon: ReactNode };

/** The account in the tab bar of a phone, whose header has no room for it. */
export function AccountTab({ className, icon }: TabProps) {
  const user = useUser();
  if (!user) {
    return (
      <SignInLink className={`${className} ${styles.signInTab}`}>
        {icon}
        {signIn}
      </SignInLink>
    );
  }
  const content = (
    <>
      {icon}
      {myAccount}
    </>
  );
  return (
    // Keeps the place of the tab until its script is there.
    <Suspense fallback={<div />}>
      <AccountButton user={user} tab={{ className, content }} />
    </Suspense>
  );
}
