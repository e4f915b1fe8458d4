import { scoreSpoken } from '../../../ui/text.ts';
import styles from './tally.module.css';

type Props = { goals: { home: number; away: number }; className?: string | undefined };

/** How it stood: two cells in the page's direction, who is behind in a lighter hand. */
export function Tally({ goals: { home, away }, className = '' }: Props) {
  return (
    <span className={`${styles.tally} ${className}`} role="img" aria-label={scoreSpoken(home, away)}>
      <b className={home < away ? styles.behind : undefined}>{home}</b>
      <i>–</i>
      <b className={away < home ? styles.behind : undefined}>{away}</b>
    </span>
  );
}
