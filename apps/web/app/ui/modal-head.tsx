import type { ReactNode } from 'react';
import { CloseIcon } from './icons.tsx';
import * as styles from './modal.module.css';
import { close } from './text.ts';

type Props = { icon: ReactNode; title: string; onClose: () => void };

/** Icon, title and close button of a dialog. */
export function ModalHead({ icon, title, onClose }: Props) {
  return (
    <div className={styles.head}>
      {icon}
      <h2>{title}</h2>
      <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
