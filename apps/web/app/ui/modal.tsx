import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import * as styles from './modal.module.css';

type Props = {
  /** Read out by screen readers when it opens. */
  label: string;
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog over the page; Escape, a click outside or its own controls close it. The page behind does not scroll. */
export function Modal({ label, className, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Focus the dialog itself: the browser would focus the close button and show its focus ring.
    element?.focus();
    // Closed before it is removed, or the browser would not restore the focus.
    return () => element?.close();
  }, []);

  useEffect(() => {
    const root = document.documentElement;
    root.dataset['locked'] = '';
    return () => {
      // Another dialog may still be open.
      if (!document.querySelector('dialog[open]')) delete root.dataset['locked'];
    };
  }, []);

  function onCancel(event: SyntheticEvent) {
    // The event of a dialog opened over this one.
    if (event.target !== dialog.current) return;
    // The parent decides whether it is open.
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
