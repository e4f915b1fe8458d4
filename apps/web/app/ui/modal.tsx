import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import styles from './modal.module.css';

type Props = {
  /** Said to listeners when it opens. */
  label: string;
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog over the page: closes by Escape, by a click beside it, or by what is in it; the page behind stands still. */
export function Modal({ label, className, onClose, children }: Props) {
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
      // One may lie over another.
      if (!document.querySelector('dialog[open]')) delete root.dataset['locked'];
    };
  }, []);

  function onCancel(event: SyntheticEvent) {
    // That of one that lies over this.
    if (event.target !== dialog.current) return;
    // Whoever opened it decides whether it is open.
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
      className={`${styles.modal} ${className ?? ''}`}
      aria-label={label}
      tabIndex={-1}
      onCancel={onCancel}
      onClick={onClick}
    >
      {children}
    </dialog>
  );
}
