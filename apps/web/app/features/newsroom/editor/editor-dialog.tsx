import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import * as button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icons.tsx';
import { ModalHead } from '../../../ui/modal-head.tsx';
import { Modal } from '../../../ui/modal.tsx';
import * as styles from '../dialog.module.css';
import { cancel } from './dialog-text.ts';

type Props = {
  title: string;
  /** What the main button says; without it the content has its own controls. */
  apply?: string;
  onApply?: () => void;
  /** More buttons. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog of the toolbar: a form whose first field has the focus. */
export function EditorDialog({ title, apply, onApply, actions, onClose, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  function submit(event: FormEvent) {
    event.preventDefault();
    onApply?.();
  }
  return (
    <Modal label={title} className={styles.dialog} onClose={onClose}>
      <ModalHead
        icon={
          <Icon small>
            <path d="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z" />
          </Icon>
        }
        title={title}
        onClose={onClose}
      />
      <form ref={form} className={styles.content} noValidate onSubmit={submit}>
        {children}
        <div className={styles.actions}>
          {apply && (
            <button type="submit" className={button.primary}>
              {apply}
            </button>
          )}
          {actions}
          <button type="button" className={button.quiet} onClick={onClose}>
            {cancel}
          </button>
        </div>
      </form>
    </Modal>
  );
}
