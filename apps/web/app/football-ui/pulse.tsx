import type { Match } from '@safira/contract/matches/matches';
import * as styles from './pulse.module.css';
import { pulseSpoken } from './text.ts';

const WIDTH = 88;
const MIDDLE = 14;
/** The number of bars in ninety minutes; more of them make each narrower. */
const BARS = 18;

/**
 * OURS-04: which side pressed when, five minutes a bar, time from right to left; minutes without data stay empty. The
 * highest bar has the whole height: a quiet match can be read, too.
 */
export function Pulse({ bars }: { bars: NonNullable<Match['pulse']> }) {
  const highest = Math.max(...bars.map((bar) => Math.abs(bar ?? 0)));
  const step = WIDTH / Math.max(BARS, bars.length);
  return (
    <svg
      className={styles.pulse}
      viewBox={`0 0 ${WIDTH} ${2 * MIDDLE}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={pulseSpoken}
    >
      <title>{pulseSpoken}</title>
      <path className={styles.line} d={`M0 ${MIDDLE}H${WIDTH}`} />
      {bars.map((bar, index) => {
        if (!bar) return null;
        const height = Math.max(1.5, (Math.abs(bar) / highest) * (MIDDLE - 1));
        return (
          <rect
            // Bars are only ever added at the end.
            key={index}
            className={bar > 0 ? styles.home : styles.away}
            x={WIDTH - (index + 1) * step + step * 0.15}
            y={bar > 0 ? MIDDLE - height : MIDDLE}
            width={step * 0.7}
            height={height}
            rx=".7"
          />
        );
      })}
    </svg>
  );
}
