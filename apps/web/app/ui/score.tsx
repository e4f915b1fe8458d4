import type { Goals } from '@safira/contract/matches';
import styles from './score.module.css';
import { noScoreYet, scoreSpoken } from './text.ts';

type Side = 'home' | 'away';

type Props = { goals: Goals; loser?: Side | undefined; className?: string | undefined };

/** Two cells in the page's direction: home first, so on the right. One string would turn around (arabic.md 4.1). */
export function Score({ goals: { home, away }, loser, className }: Props) {
  if (home === null || away === null) {
    return (
      <span
        className={`${styles.score} ${styles.none} ${className ?? ''}`}
        role="img"
        aria-label={noScoreYet}
      >
        <b>–</b>
        <i>:</i>
        <b>–</b>
      </span>
    );
  }
  return (
    <span className={`${styles.score} ${className ?? ''}`} role="img" aria-label={scoreSpoken(home, away)}>
      <b className={loser === 'home' ? styles.loser : undefined}>{home}</b>
      <i>–</i>
      <b className={loser === 'away' ? styles.loser : undefined}>{away}</b>
    </span>
  );
}
