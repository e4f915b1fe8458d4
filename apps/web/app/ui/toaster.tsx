import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { onToast } from '../state/toast.ts';
import * as styles from './toaster.module.css';

const TOAST_MS = 2_000;

/** HOME-10: one text at a time, gone after two seconds; the timer is paused while it is hovered or focused. */
export function Toaster() {
  const [host] = useState(() => document.createElement('div'));
  const [toast, setToast] = useState({ text: '', number: 0 });
  const [isHeld, setIsHeld] = useState(false);
  const left = useRef(TOAST_MS);

  useEffect(() => {
    document.body.append(host);
    const stop = onToast((text) => {
      moveToFront(host);
      setToast(({ number }) => ({ text, number: number + 1 }));
    });
    return () => {
      stop();
      host.remove();
    };
  }, [host]);

  // Must run before the next effect, which reads it.
  useEffect(() => {
    left.current = TOAST_MS;
  }, [toast]);

  useEffect(() => {
    if (!toast.text || isHeld) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => setToast(({ number }) => ({ text: '', number })), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [toast, isHeld]);

  return createPortal(
    // Rendered before its text: many screen readers do not announce a region that appears together with its text.
    <div role="status">
      {toast.text && (
        // Not interactive: hovering and focus only pause the timer.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <p
          key={toast.number}
          className={styles.toast}
          tabIndex={-1}
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          {toast.text}
        </p>
      )}
    </div>,
    host,
  );
}

/** An open dialog covers the page and makes it inert, so the toast moves into it, and back when the dialog closes. */
function moveToFront(host: HTMLElement) {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const place = dialog ?? document.body;
  if (host.parentNode !== place) place.append(host);
  dialog?.addEventListener('close', () => document.body.append(host), { once: true });
}
