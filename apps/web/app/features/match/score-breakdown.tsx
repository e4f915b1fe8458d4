import type { Match, MatchDetails } from '@safira/contract/matches/matches';
import { scoreLines } from '@safira/football/matches/score-lines';
import { scoreSpoken } from '../../football-ui/text.ts';
import * as styles from './match-summary.module.css';
import { scoreLineNames, wonShootOut } from './text.ts';

/** DLG-04: half-time, the end of normal time and extra time under the score. */
export function ScoreBreakdown({ match }: { match: Match | MatchDetails }) {
  const lines = scoreLines(match);
  const winner = match.status.short === 'PEN' ? winnerOf(match) : undefined;
  if (lines.length === 0 && !winner) return null;
  return (
    <div className={styles.lines}>
      {lines.map(({ of, goals: { home, away } }) => (
        <p key={of} className={styles.line}>
          {scoreLineNames[of]}{' '}
          <span role="img" aria-label={scoreSpoken(home, away)}>
            <b>{home}</b>
            <i>–</i>
            <b>{away}</b>
          </span>
        </p>
      ))}
      {winner && (
        <p className={styles.line}>
          {wonShootOut}{' '}
          <strong>
            <bdi>{winner.name}</bdi>
          </strong>
        </p>
      )}
    </div>
  );
}

function winnerOf({ teams: { home, away } }: Match) {
  if (home.winner) return home;
  return away.winner ? away : undefined;
}
