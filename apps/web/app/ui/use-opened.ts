import { useCallback, useState, type ComponentType } from 'react';
import { notLoaded } from './text.ts';
import { showToast } from './toast.ts';

/**
 * A part of the page that comes over the network when it is first opened, or when somebody comes near its button:
 * it costs a first visit nothing. One that cannot be loaded is said in passing and may be tried again.
 * `Part` is there once it is loaded, and stays: what closes may take its time.
 */
export function useOpened<P>(load: () => Promise<ComponentType<P>>) {
  const [isOpen, setIsOpen] = useState(false);
  const [Part, setPart] = useState<ComponentType<P>>();
  const close = useCallback(() => setIsOpen(false), []);
  const prepare = useCallback(() => {
    load().then(
      (part) => setPart(() => part),
      () => undefined, // opening it will tell
    );
  }, [load]);
  const open = useCallback(() => {
    setIsOpen(true);
    load().then(
      (part) => setPart(() => part),
      (error: unknown) => {
        console.warn('A part of the page could not be loaded.', error);
        showToast(notLoaded);
        setIsOpen(false);
      },
    );
  }, [load]);
  return { Part, isOpen, prepare, open, close };
}
