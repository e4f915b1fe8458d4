import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * For a panel that opens next to its button and is not a dialog: Escape closes it and returns the focus to the button;
 * a click elsewhere and a focus that leaves close it, too. `holder` contains both, button and panel.
 */
export function useDismiss(holder: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  // An effect would run after the panel is painted and has the focus: an Escape in between would be lost.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (holder.current?.contains(target) ?? false);
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      holder.current?.querySelector('button')?.focus();
      close();
    }
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', ({ target }) => !isInside(target) && close(), { signal });
    document.addEventListener('focusin', ({ target }) => !isInside(target) && close(), { signal });
    return () => leaving.abort();
  }, [holder, isOpen]);
}
