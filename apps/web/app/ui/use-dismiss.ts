import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * For what opens beside its button and is no dialog: Escape closes it and gives the focus back to the button,
 * a press elsewhere closes it, and so does the focus when it leaves. `holder` holds both, button and panel.
 */
export function useDismiss(holder: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
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
