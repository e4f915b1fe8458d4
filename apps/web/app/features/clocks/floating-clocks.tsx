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

/** The clocks beside a button anywhere on the page. Outside of the tables: nothing there may cut it off. */
export function FloatingClocks({ anchor, onClose, ...props }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (panel.current && anchor.current) stand(panel.current, anchor.current);
  }, [anchor]);
  useLeaving({ panel, anchor, onClose });

  function closeInside() {
    anchor.current?.focus({ preventScroll: true });
    onClose();
  }

  return createPortal(
    // To React it is still in its row, which a click would open and where arrows lead from row to row.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} className={styles.floating} onClick={stop} onAuxClick={stop} onKeyDown={stop}>
      <ClocksPopover {...props} onClose={closeInside} />
    </div>,
    document.body,
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

function stand(panel: HTMLElement, anchor: HTMLElement) {
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

/** Goes by Escape, a press or the focus elsewhere, and by anything that moves the page from under it. */
function useLeaving({ panel, anchor, onClose }: Leaving) {
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
      // From there a Tab goes on in the row.
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

/** Whether a Tab from here leads out of the panel. */
function isAtEdge(
  panel: HTMLElement,
  { target, shiftKey }: { target: EventTarget | null; shiftKey: boolean },
) {
  const stops = [...panel.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0);
  return stops.at(shiftKey ? 0 : -1) === target;
}
