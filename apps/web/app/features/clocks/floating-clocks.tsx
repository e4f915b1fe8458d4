import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { ClocksPopover, type ClocksProps } from './clocks-popover.tsx';
import styles from './floating-clocks.module.css';
import { placeBy } from './place.ts';

type Props = ClocksProps & { anchor: RefObject<HTMLElement | null>; onClose: () => void };

/** The clocks next to a button anywhere on the page. Rendered outside of the tables, so that nothing clips them. */
export function FloatingClocks({ anchor, onClose, ...props }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (panel.current && anchor.current) position(panel.current, anchor.current);
  }, [anchor]);
  useCloseOnLeave({ panel, anchor, onClose });

  function closeInside() {
    anchor.current?.focus({ preventScroll: true });
    onClose();
  }

  return createPortal(
    // In React's tree it is still inside its row, where a click opens the match and arrow keys move between rows.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} className={styles.floating} onClick={stop} onAuxClick={stop} onKeyDown={stop}>
      <ClocksPopover {...props} onClose={closeInside} />
    </div>,
    document.body,
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

function position(panel: HTMLElement, anchor: HTMLElement) {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const place = placeBy(anchor.getBoundingClientRect(), panel.getBoundingClientRect(), { width, height });
  panel.style.insetInlineStart = `${place.start}px`;
  panel.style.insetBlockStart = `${place.top}px`;
}

type Leaving = {
  panel: RefObject<HTMLElement | null>;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** Closes on Escape, on a click or focus elsewhere, and on anything that moves the page under it. */
function useCloseOnLeave({ panel, anchor, onClose }: Leaving) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const isIn = (holder: RefObject<HTMLElement | null>, target: EventTarget | null) =>
      target instanceof Node && (holder.current?.contains(target) ?? false);
    const closeOutside = ({ target }: Event) => {
      if (!isIn(panel, target) && !isIn(anchor, target)) close();
    };
    function onKey({ key, shiftKey, target }: KeyboardEvent) {
      const leaves = key === 'Tab' && isIn(panel, target) && isAtEdge(panel.current!, { target, shiftKey });
      if (key !== 'Escape' && !leaves) return;
      // From here Tab continues in the row.
      anchor.current?.focus({ preventScroll: true });
      close();
    }
    document.addEventListener('keydown', onKey, { capture: true, signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('scroll', ({ target }) => !isIn(panel, target) && close(), {
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
