import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

type Field = {
  holder: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
  isOpenAtFirst: boolean;
};

/**
 * The text of the search field, and whether its panel is open: from a press, a letter or an arrow key on until Escape, a
 * press or a focus elsewhere, or another page. The focus alone does not open it: the Tab key would have to go through it.
 * The field itself is rendered by the header, which is loaded before this.
 */
export function useField({ holder, input, isOpenAtFirst }: Field) {
  const [text, setText] = useState(input.current?.value ?? '');
  // By the time the panel is loaded the reader may have typed, or gone on.
  const [isOpen, setIsOpen] = useState(
    document.activeElement === input.current && (isOpenAtFirst || text !== ''),
  );

  const onEvent = useEffectEvent((event: Event) => {
    const isInside = event.target instanceof Node && holder.current?.contains(event.target);
    if (!isInside) setIsOpen(false);
    else if (event.target === input.current && event.type !== 'focusin') {
      setText(input.current?.value ?? '');
      setIsOpen(true);
    }
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setIsOpen(true);
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
