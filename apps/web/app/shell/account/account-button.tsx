import type { User } from '@safira/contract/accounts/parts';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useDismiss } from '../../ui/use-dismiss.ts';
import { AccountMenu } from './account-menu.tsx';
import * as styles from './account-button.module.css';
import { accountOf } from './text.ts';

type Props = {
  user: User;
  /** In the tab bar: its look and content. */
  tab?: { className: string | undefined; content: ReactNode };
};

/** Opens the menu of the account, in the header or in the tab bar. Only members load it. */
export function AccountButton({ user, tab }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(holder, isOpen, close);
  return (
    <div ref={holder} className={styles.holder}>
      <button
        type="button"
        className={tab?.className ?? styles.avatar}
        aria-label={tab ? undefined : accountOf(user.name)}
        aria-expanded={isOpen}
        data-account=""
        onClick={() => setIsOpen(!isOpen)}
      >
        {tab?.content ?? <span className={styles.initial}>{[...user.name][0]}</span>}
      </button>
      {isOpen && <AccountMenu user={user} place={tab ? 'above' : 'below'} />}
    </div>
  );
}
