import type { Match } from '@safira/contract/matches/matches';
import { useRef } from 'react';
import { openResult, useIsOpened } from '../state/spoiler.ts';
import { Penalties } from './penalties.tsx';
import * as styles from './score.module.css';
import { noScoreYet, scoreSpoken, showResult } from './text.ts';

type Side = 'home' | 'away';

type Props = {
  match: Pick<Match, 'apiId' | 'goals' | 'score' | 'teams'>;
  loser?: Side | undefined;
  /** Whether the result of a shoot-out is shown below; if not, it is shown elsewhere. */
  hasPenalties?: boolean;
  className?: string | undefined;
};

/** The result of a match, with its shoot-out below. OURS-01: in spoiler-free mode a closed card until clicked. */
export function Score({ match, loser, hasPenalties = true, className = '' }: Props) {
  const isOpened = useIsOpened(match.apiId);
  const result = useRef<HTMLSpanElement>(null);
  const { home, away } = match.goals;
  if (home === null || away === null) {
    return (
      <span className={`${styles.score} ${styles.none} ${className}`} role="img" aria-label={noScoreYet}>
        <b>–</b>
        <i>:</i>
        <b>–</b>
      </span>
    );
  }
  const { teams } = match;
  function open() {
    openResult(match.apiId);
    // The card that was clicked is gone; the result takes the focus instead.
    requestAnimationFrame(() => result.current?.focus({ preventScroll: true }));
  }
  return (
    <>
      <span
        ref={result}
        tabIndex={-1}
        className={isOpened ? styles.result : `${styles.result} ${styles.secret}`}
      >
        {/* Two cells in the page's direction: home first, so on the right. One string would be reordered. */}
        <span className={`${styles.score} ${className}`} role="img" aria-label={scoreSpoken(home, away)}>
          <b className={loser === 'home' ? styles.loser : undefined}>{home}</b>
          <i>–</i>
          <b className={loser === 'away' ? styles.loser : undefined}>{away}</b>
        </span>
        {hasPenalties && <Penalties goals={match.score.penalty} />}
      </span>
      {!isOpened && (
        <button
          type="button"
          className={`${styles.score} ${styles.closed} ${className}`}
          aria-label={showResult(teams.home.name, teams.away.name)}
          onClick={open}
        >
          <b />
          <i>–</i>
          <b />
        </button>
      )}
    </>
  );
}
