import { rated } from './text.ts';
import styles from './rating.module.css';

/** DLG-09: how well somebody played, to one decimal; the better the louder. */
export function Rating({ value, className = '' }: { value: number; className?: string | undefined }) {
  return (
    <span className={`${styles.rating} ${className}`} data-level={levelOf(value)}>
      <span className="srOnly">{rated} </span>
      {value.toFixed(1)}
    </span>
  );
}

/** By what is printed: 7.96 reads 8.0 and is one of the best. */
export function levelOf(value: number): 'best' | 'good' | 'fair' | 'poor' {
  const printed = Math.round(value * 10) / 10;
  if (printed >= 8) return 'best';
  if (printed >= 7) return 'good';
  return printed >= 6 ? 'fair' : 'poor';
}
