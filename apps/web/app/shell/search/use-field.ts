import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

type Field = { holder: RefObject<HTMLElement | null>; input: RefObject<HTMLInputElement | null> };

/**
 * The text of the search field, and whether its panel is open: from the focus on until Escape, a click or a focus
 * elsewhere, or another page. The field itself is rendered by the header, which is loaded before this.
 */
export function useField({ holder, input }: Field) {
  const [text, setText] = useState(input.current?.value ?? '');
  // The panel is loaded because the field was focused; by then the reader may have gone on.
  const [isOpen, setIsOpen] = useState(document.activeElement === input.current);

  const onEvent = useEffectEvent((event: Event) => {
    const isInside = event.target instanceof Node && holder.current?.contains(event.target);
    if (!isInside) setIsOpen(false);
    else if (event.target === input.current) {
      setText(input.current?.value ?? '');
      setIsOpen(true);
    }
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // The focus stays in the field; a second press clears it, as browsers do.
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setIsOpen(false);
    input.current?.focus();
  });
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const options = { signal: leaving.signal };
    for (const name of ['focusin', 'pointerdown', 'input'])
      document.addEventListener(name, onEventNow, options);
    holder.current?.addEventListener('keydown', onKeyNow, options);
    return () => leaving.abort();
    function onEventNow(event: Event) {
      onEvent(event);
    }
    function onKeyNow(event: KeyboardEvent) {
      onKey(event);
    }
  }, [holder]);

  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  if (openedAt !== key) {
    setOpenedAt(key);
    setText('');
    setIsOpen(false);
  }
  const cleared = useRef(key);
  useEffect(() => {
    if (cleared.current === key || !input.current) return;
    cleared.current = key;
    input.current.value = '';
  }, [input, key]);
  return { text, isOpen };
}
