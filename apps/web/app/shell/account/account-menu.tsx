import type { User } from '@safira/contract/accounts/parts';
import { Link } from 'react-router';
import { signOut } from '../../state/session.ts';
import { showToast } from '../../state/toast.ts';
import { Icon } from '../../ui/icons.tsx';
import { restoreFocus } from '../../ui/restore-focus.ts';
import * as styles from './account-menu.module.css';
import { accountPages, newsroom, signedOut, signOutLabel } from './text.ts';

/** Whose account it is, the ways to its pages, and the way out. */
export function AccountMenu({ user, place }: { user: User; place: 'above' | 'below' }) {
  function leave() {
    signOut();
    showToast(signedOut);
    // The menu and its button are gone after this event.
    setTimeout(() => restoreFocus('[data-account]'));
  }
  return (
    <div className={styles.menu} data-place={place}>
      <p className={styles.name}>
        <bdi>{user.name}</bdi>
      </p>
      <p className={styles.email}>
        <bdi dir="ltr" lang="en">
          {user.email}
        </bdi>
      </p>
      {Object.entries(accountPages).map(([to, name]) => (
        <Link key={to} className={styles.item} to={to}>
          {name}
        </Link>
      ))}
      {user.role !== 'member' && (
        // Its own document: the policy of the newsroom allows its editor more than this one does.
        <Link className={styles.item} to="/newsroom" reloadDocument>
          {newsroom}
        </Link>
      )}
      <button type="button" className={styles.item} onClick={leave}>
        {/* Paths of Lucide (ISC licence). */}
        <Icon small>
          <path d="m16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4" />
        </Icon>
        {signOutLabel}
      </button>
    </div>
  );
}
