import { type RefObject, useEffect } from 'react';

/** Scrolls a strip of links so that the current one is in its middle. */
export function useCentred(strip: RefObject<HTMLElement | null>, current: string | undefined) {
  useEffect(() => {
    const chosen = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!strip.current || !chosen) return;
    // Scrolls the strip alone: the browser's own scrolling would move the page, too.
    const { left, width } = strip.current.getBoundingClientRect();
    strip.current.scrollLeft += chosen.left + chosen.width / 2 - (left + width / 2);
  }, [strip, current]);
}
