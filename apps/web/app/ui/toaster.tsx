import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { onToast } from './toast.ts';
import styles from './toaster.module.css';

const TOAST_MS = 2_000;

/** HOME-10: one text at a time, gone after two seconds; waits while somebody points at it or holds it by focus. */
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

  // Before the next effect, which counts on it.
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
    // There before its text: what comes together with its text, many readers do not say.
    <div role="status">
      {toast.text && (
        // Nothing to operate: it only stays while somebody reads.
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

/** An open dialog covers and silences everything outside of it, so the toast goes in, and out again when it closes. */
function moveToFront(host: HTMLElement) {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const place = dialog ?? document.body;
  if (host.parentNode !== place) place.append(host);
  dialog?.addEventListener('close', () => document.body.append(host), { once: true });
}
