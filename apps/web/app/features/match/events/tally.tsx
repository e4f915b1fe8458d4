import { scoreSpoken } from '../../../football-ui/text.ts';
import * as styles from './tally.module.css';

type Props = { goals: { home: number; away: number }; className?: string | undefined };

/** A score in two cells, in the page's direction; the lower number is lighter. */
export function Tally({ goals: { home, away }, className = '' }: Props) {
  return (
    <span className={`${styles.tally} ${className}`} role="img" aria-label={scoreSpoken(home, away)}>
      <b className={home < away ? styles.behind : undefined}>{home}</b>
      <i>–</i>
      <b className={away < home ? styles.behind : undefined}>{away}</b>
    </span>
  );
}
