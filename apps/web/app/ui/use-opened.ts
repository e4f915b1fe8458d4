import { useCallback, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { showToast } from '../state/toast.ts';
import { notLoaded } from './text.ts';

type Load<P> = () => Promise<ComponentType<P>>;

/**
 * A part of the page that is loaded when it is first opened, or when the user hovers or focuses its button: it adds
 * nothing to the first load. If it cannot be loaded, a toast says so and the next click tries again. `Part` is set once
 * it is loaded and stays set, so that closing can be animated.
 */
export function useOpened<P>(load: Load<P>) {
  const [isOpen, setIsOpen] = useState(false);
  const [Part, setPart] = useState<ComponentType<P>>();
  const close = useCallback(() => setIsOpen(false), []);
  const prepare = useCallback(() => {
    load().then(
      (part) => setPart(() => part),
      () => undefined, // opening it will report the error
    );
  }, [load]);
  const open = useCallback(() => {
    setIsOpen(true);
    load().then(
      (part) => setPart(() => part),
      (error: unknown) => {
        reportNotLoaded(error);
        setIsOpen(false);
      },
    );
  }, [load]);
  return { Part, isOpen, prepare, open, close };
}

/** The same for a part that is opened elsewhere: `onClose` is called if it cannot be loaded. */
export function useShown<P>(load: Load<P>, shown: object | undefined, onClose: () => void) {
  const [Part, setPart] = useState<ComponentType<P>>();
  const fail = useEffectEvent((error: unknown) => {
    reportNotLoaded(error);
    onClose();
  });
  useEffect(() => {
    if (shown) load().then((part) => setPart(() => part), fail);
  }, [load, shown]);
  return { Part };
}

function reportNotLoaded(error: unknown) {
  console.warn('A part of the page could not be loaded.', error);
  showToast(notLoaded);
}
