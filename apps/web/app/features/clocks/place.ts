type Box = { width: number; height: number };

const EDGE = 8;
const GAP = 6;

/**
 * The position of a panel: below its anchor, else above, and never past an edge of the view. `start` is counted from
 * the right, where lines begin.
 */
export function placeBy(
  anchor: { top: number; bottom: number; right: number },
  panel: Box,
  view: Box,
): { start: number; top: number } {
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - panel.height;
  const fitsBelow = below + panel.height <= view.height - EDGE;
  const top = fitsBelow || above < EDGE ? below : above;
  return {
    start: within(view.width - anchor.right, view.width - panel.width - EDGE),
    top: within(top, view.height - panel.height - EDGE),
  };
}

const within = (preferred: number, max: number) => Math.max(EDGE, Math.min(preferred, max));
