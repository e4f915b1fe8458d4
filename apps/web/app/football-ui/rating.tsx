import { rated } from './player-text.ts';
import * as styles from './rating.module.css';

/** DLG-09: the rating of a player, to one decimal; the better it is, the more it stands out. */
export function Rating({ value, className = '' }: { value: number; className?: string | undefined }) {
  return (
    <span className={`${styles.rating} ${className}`} data-level={levelOf(value)}>
      <span className="srOnly">{rated} </span>
      {value.toFixed(1)}
    </span>
  );
}

/** By the rounded value: 7.96 is shown as 8.0 and counts as one of the best. */
export function levelOf(value: number): 'best' | 'good' | 'fair' | 'poor' {
  const printed = Math.round(value * 10) / 10;
  if (printed >= 8) return 'best';
  if (printed >= 7) return 'good';
  return printed >= 6 ? 'fair' : 'poor';
}
