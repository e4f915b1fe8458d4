import type { ReactNode } from 'react';
import { ModalHead } from '../../../ui/modal-head.tsx';
import { Modal } from '../../../ui/modal.tsx';
import * as styles from './dialog.module.css';

type Props = { icon: ReactNode; title: string; onClose: () => void; children: ReactNode };

/** A change of the account, over its page. */
export function Dialog({ icon, title, onClose, children }: Props) {
  return (
    <Modal label={title} className={styles.dialog} onClose={onClose}>
      <ModalHead icon={icon} title={title} onClose={onClose} />
      <div className={styles.body}>{children}</div>
    </Modal>
  );
}
