import * as styles from './field.module.css';

/** In tenths of a metre, as in the laws of the game; the field itself is as long as it needs to be. */
const EDGE = 20;
const PENALTY_AREA = { depth: 165, breadth: 403 };
const GOAL_AREA = { depth: 55, breadth: 183 };
const SPOT = 110;
const CIRCLE = 91.5;
/** How far the arc in front of the penalty area reaches to each side. */
const ARC = 73;
const CORNER = 12;
const STRIPES = 14;

type Size = { length: number; breadth: number };

/** The empty pitch; the styles around it decide which of its two orientations is shown. */
export function Field({ className, isUpright }: { className: string | undefined; isUpright: boolean }) {
  const size = isUpright ? { length: 1300, breadth: 680 } : { length: 1050, breadth: 700 };
  const { length, breadth } = size;
  return (
    <svg
      className={`${styles.field} ${className}`}
      viewBox={isUpright ? `0 0 ${breadth} ${length}` : `0 0 ${length} ${breadth}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {/* Drawn in landscape; upright, the two axes are swapped. */}
      <g transform={isUpright ? 'matrix(0 1 1 0 0 0)' : undefined}>
        <path className={styles.stripes} d={stripes(size)} />
        <path className={styles.lines} d={lines(size)} />
        <circle className={styles.lines} cx={length / 2} cy={breadth / 2} r={CIRCLE} />
        {[length / 2, EDGE + SPOT, length - EDGE - SPOT].map((along) => (
          <circle key={along} className={styles.spot} cx={along} cy={breadth / 2} r="4" />
        ))}
      </g>
    </svg>
  );
}

function stripes({ length, breadth }: Size): string {
  const wide = length / STRIPES;
  return Array.from(
    { length: STRIPES / 2 },
    (_, index) => `M${index * 2 * wide} 0h${wide}v${breadth}h${-wide}Z`,
  ).join('');
}

function lines(size: Size): string {
  const { length, breadth } = size;
  const outline = `M${EDGE} ${EDGE}H${length - EDGE}V${breadth - EDGE}H${EDGE}Z`;
  return `${outline}M${length / 2} ${EDGE}V${breadth - EDGE}${end(size, 1)}${end(size, -1)}`;
}

/** The markings in front of one goal; `way` points from it into the field. */
function end({ length, breadth }: Size, way: 1 | -1): string {
  const goal = way === 1 ? EDGE : length - EDGE;
  const middle = breadth / 2;
  const [turned, straight] = way === 1 ? [1, 0] : [0, 1];
  const area = (box: { depth: number; breadth: number }) =>
    `M${goal} ${middle - box.breadth / 2}h${way * box.depth}v${box.breadth}h${-way * box.depth}`;
  return [
    area(PENALTY_AREA),
    area(GOAL_AREA),
    `M${goal + way * PENALTY_AREA.depth} ${middle - ARC}a${CIRCLE} ${CIRCLE} 0 0 ${turned} 0 ${2 * ARC}`,
    `M${goal} ${EDGE + CORNER}a${CORNER} ${CORNER} 0 0 ${straight} ${way * CORNER} ${-CORNER}`,
    `M${goal} ${breadth - EDGE - CORNER}a${CORNER} ${CORNER} 0 0 ${turned} ${way * CORNER} ${CORNER}`,
  ].join('');
}
