import type { Goals } from '@safira/contract/matches/matches';
import * as styles from './penalties.module.css';
import { penalties, penaltiesShort, scoreSpoken } from './text.ts';

/** The result of a shoot-out, shown under the score; nothing without one. */
export function Penalties({ goals: { home, away } }: { goals: Goals }) {
  if (home === null || away === null) return null;
  return (
    <span className={styles.line} role="img" aria-label={`${penalties}: ${scoreSpoken(home, away)}`}>
      <span className={styles.long}>{penalties}</span>
      <span className={styles.short}>{penaltiesShort}</span>
      <b>{home}</b>
      <i>–</i>
      <b>{away}</b>
    </span>
  );
}
