import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { ClocksPopover, type ClocksProps } from './clocks-popover.tsx';
import * as styles from './floating-clocks.module.css';
import { placeBy } from './place.ts';

type Props = ClocksProps & { anchor: HTMLElement; onClose: () => void };

/** The clocks next to a button anywhere on the page. Rendered outside of the tables, so that nothing clips them. */
export function FloatingClocks({ anchor, onClose, ...props }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (panel.current) position(panel.current, anchor);
    // Directly: a state in each of a hundred rows would cost every page, opened or not.
    anchor.setAttribute('aria-expanded', 'true');
    return () => anchor.setAttribute('aria-expanded', 'false');
  }, [anchor]);
  useCloseOnLeave({ panel, anchor, onClose });

  function closeInside() {
    anchor.focus({ preventScroll: true });
    onClose();
  }

  return createPortal(
    <div ref={panel} className={styles.floating}>
      <ClocksPopover {...props} onClose={closeInside} />
    </div>,
    document.body,
  );
}

function position(panel: HTMLElement, anchor: HTMLElement) {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const place = placeBy(anchor.getBoundingClientRect(), panel.getBoundingClientRect(), { width, height });
  panel.style.insetInlineStart = `${place.start}px`;
  panel.style.insetBlockStart = `${place.top}px`;
}

type Leaving = { panel: RefObject<HTMLElement | null>; anchor: HTMLElement; onClose: () => void };

/** Closes on Escape, on a click or focus elsewhere, and on anything that moves the page under it. */
function useCloseOnLeave({ panel, anchor, onClose }: Leaving) {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const isIn = (holder: HTMLElement | null, target: EventTarget | null) =>
      target instanceof Node && (holder?.contains(target) ?? false);
    const closeOutside = ({ target }: Event) => {
      if (!isIn(panel.current, target) && !isIn(anchor, target)) close();
    };
    function onKey({ key, shiftKey, target }: KeyboardEvent) {
      const leaves =
        key === 'Tab' && isIn(panel.current, target) && isAtEdge(panel.current!, { target, shiftKey });
      if (key !== 'Escape' && !leaves) return;
      // From here Tab continues in the row.
      anchor.focus({ preventScroll: true });
      close();
    }
    document.addEventListener('keydown', onKey, { capture: true, signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('scroll', ({ target }) => !isIn(panel.current, target) && close(), {
      capture: true,
      passive: true,
      signal,
    });
    window.addEventListener('resize', () => close(), { signal });
    return () => leaving.abort();
  }, [anchor, panel]);
}

/** Whether Tab from here leaves the panel. */
function isAtEdge(
  panel: HTMLElement,
  { target, shiftKey }: { target: EventTarget | null; shiftKey: boolean },
) {
  const stops = [...panel.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0);
  return stops.at(shiftKey ? 0 : -1) === target;
}
