import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { CloseIcon } from '../../ui/icons.tsx';
import styles from './match-dialog.module.css';
import { close, dialogLabel } from './text.ts';

type Props = { onClose: () => void; children: ReactNode };

/** DLG-01: modal over the list; closes by its button, a click on what is behind it, or Escape. */
export function MatchDialog({ onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The dialog itself: the browser would choose the close button, and ring it.
    element?.focus();
    // Closed before it leaves the page, or the browser would not give the focus back.
    return () => element?.close();
  }, []);

  useEffect(() => {
    const root = document.documentElement;
    root.dataset['locked'] = '';
    return () => {
      delete root.dataset['locked'];
    };
  }, []);

  function onCancel(event: SyntheticEvent) {
    // The address decides whether it is open; closing is going back.
    event.preventDefault();
    onClose();
  }

  function onClick(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={dialogLabel}
      tabIndex={-1}
      onCancel={onCancel}
      onClick={onClick}
    >
      <div className={styles.sheet}>
        <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
          <CloseIcon />
        </button>
        {children}
      </div>
    </dialog>
  );
}
