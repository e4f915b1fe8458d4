import type { ReactNode } from 'react';
import { CloseIcon } from '../../ui/icons.tsx';
import { Mark } from '../../ui/mark.tsx';
import { close } from '../../ui/text.ts';
import * as styles from './account-card.module.css';

/** Where a screen is shown: on a page of its own, or in a dialog that it can close. */
export type Frame = {
  heading: 'h1' | 'h2';
  onClose?: () => void;
  /** The choice between signing in and registering. */
  entrances?: ReactNode;
};

type Props = { frame: Frame; title: string; subtitle: string; children: ReactNode };

/** A screen of the account: a dark band with its title, and its form below. */
export function AccountCard({ frame: { heading: Heading, onClose }, title, subtitle, children }: Props) {
  return (
    <>
      <div className={styles.band}>
        <Arcs />
        <Mark size={52} />
        <div className={styles.words}>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        {onClose && (
          <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
            <CloseIcon />
          </button>
        )}
      </div>
      <div className={styles.body}>{children}</div>
    </>
  );
}

/** As in ui/hero.tsx, whose pages would become heavier if it were shared. */
function Arcs() {
  return (
    <svg className={styles.arcs} viewBox="0 0 130 130" aria-hidden="true" data-screen-only="">
      {[26, 52, 78, 104].map((radius) => (
        <circle key={radius} cx="0" cy="130" r={radius} />
      ))}
    </svg>
  );
}
