import * as button from '../../ui/button.module.css';
import { Icon } from '../../ui/icons.tsx';
import { ModalHead } from '../../ui/modal-head.tsx';
import { Modal } from '../../ui/modal.tsx';
import * as styles from './dialog.module.css';

type Props = {
  title: string;
  text: string;
  yes: string;
  no: string;
  onYes: () => void;
  onClose: () => void;
};

/** Before something that readers notice. */
export function ConfirmDialog({ title, text, yes, no, onYes, onClose }: Props) {
  return (
    <Modal label={title} className={styles.dialog} onClose={onClose}>
      <ModalHead
        icon={
          <Icon small>
            <path d="M12 9v4M12 17h.01M10.3 3.9 1.8 18a2 2 0 0 0 1.7 3h17a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0" />
          </Icon>
        }
        title={title}
        onClose={onClose}
      />
      <div className={styles.content}>
        <p>{text}</p>
        <div className={styles.actions}>
          <button type="button" className={button.primary} onClick={onYes}>
            {yes}
          </button>
          <button type="button" className={button.quiet} onClick={onClose}>
            {no}
          </button>
        </div>
      </div>
    </Modal>
  );
}
