import type { ReactNode } from 'react';
import { Modal } from '../../ui/modal.tsx';
import * as styles from './match-dialog.module.css';
import { dialogLabel } from './text.ts';

type Props = { onClose: () => void; children: ReactNode };

/** DLG-01: modal over the list. The URL decides whether it is open; closing it navigates back. */
export function MatchDialog({ onClose, children }: Props) {
  return (
    <Modal label={dialogLabel} className={styles.dialog} onClose={onClose}>
      {children}
    </Modal>
  );
}
