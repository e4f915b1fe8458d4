import type { RadarAxis } from './radar-axes.ts';
import { radar as text } from './compare-text.ts';
import * as styles from './radar.module.css';

type Props = { axes: readonly RadarAxis[]; names: readonly [first: string, second: string] };

const CENTRE = { x: 190, y: 165 };
const RADIUS = 120;
const LABEL_RADIUS = 150;
const RINGS = [0.25, 0.5, 0.75, 1];

/** OURS-14: the six axes run to the left from the top, as a line of Arabic does; the second player is dashed. */
export function Radar({ axes, names }: Props) {
  const shape = (share: (axis: RadarAxis) => number) =>
    axes.map((axis, index) => pointAt(index / axes.length, share(axis) * RADIUS)).join(' ');
  return (
    <svg className={styles.radar} viewBox="0 0 380 330" role="img" aria-label={text.spoken(...names)}>
      {RINGS.map((ring) => (
        <polygon key={ring} className={styles.ring} points={shape(() => ring)} />
      ))}
      {axes.map(({ label }, index) => (
        <path
          key={label}
          className={styles.ring}
          d={`M${CENTRE.x},${CENTRE.y}L${pointAt(index / axes.length, RADIUS)}`}
        />
      ))}
      <polygon className={styles.second} points={shape(({ second }) => second)} />
      <polygon className={styles.first} points={shape(({ first }) => first)} />
      {axes.map(({ label }, index) => {
        const [x, y] = pointAt(index / axes.length, LABEL_RADIUS).split(',');
        return (
          <text
            key={label}
            className={styles.label}
            x={x}
            y={y}
            dy=".35em"
            textAnchor="middle"
            direction="rtl"
          >
            {label}
          </text>
        );
      })}
    </svg>
  );
}

/** `turn`: a share of the circle, against the clock, from the top. */
function pointAt(turn: number, radius: number): string {
  const angle = -Math.PI / 2 - turn * 2 * Math.PI;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return `${rounded(CENTRE.x + radius * Math.cos(angle))},${rounded(CENTRE.y + radius * Math.sin(angle))}`;
}
