import { type RefObject, useEffect } from 'react';

/** Scrolls a strip so that this part of it, the current link unless another is named, is in its middle. */
export function useCentred(
  strip: RefObject<HTMLElement | null>,
  current: string | number | undefined,
  part = '[aria-current]',
) {
  useEffect(() => {
    const chosen = strip.current?.querySelector(part)?.getBoundingClientRect();
    if (!strip.current || !chosen) return;
    // Scrolls the strip alone: the browser's own scrolling would move the page, too.
    const { left, width } = strip.current.getBoundingClientRect();
    strip.current.scrollLeft += chosen.left + chosen.width / 2 - (left + width / 2);
  }, [strip, current, part]);
}
