import { dayMonth, dayName, timeText } from '@safira/arabic/formats/dates';
import type { Day, Match } from '@safira/contract/matches/matches';
import { loserOf } from '@safira/football/matches/side-behind';
import { hasKnownTime, statusGroup } from '@safira/football/matches/status';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { wallTime } from '../lib/wall-time.ts';
import { Crest } from './crest.tsx';
import * as styles from './match-line.module.css';
import { Score } from './score.tsx';
import { StatusBadge } from './status-badge.tsx';
import { versus } from './match-line-text.ts';

type Props = {
  match: Omit<Match, 'tvChannels' | 'tvElsewhere'>;
  offsets: Day['offsets'];
  /** Below the date, where the list does not say it: the competition or the round. */
  note?: string | undefined;
  /** False where the list says the day. */
  hasDate?: boolean;
  /** What the list adds to the match, below it. */
  children?: ReactNode;
};

/** COMP-06: a match in the list of a competition or a team, with its date; home is on the right. */
export function MatchLine({ match, offsets, note, hasDate = true, children }: Props) {
  const { teams, status, apiId } = match;
  const at = wallTime(match.date, offsets);
  const loser = loserOf(match);
  const isToCome = statusGroup(status.short) === 'scheduled';
  return (
    <li className={`${styles.line} ${status.short.toLowerCase()}`}>
      <Link
        className={styles.open}
        to={`/match/${apiId}`}
        aria-label={versus(teams.home.name, teams.away.name)}
      />
      <span className={styles.when}>
        {hasDate && at && (
          <time dateTime={match.date}>
            {dayName(at.date)} {dayMonth(at.date)}
          </time>
        )}
        <StatusBadge status={status} />
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <TeamName team={teams.home} isWinner={loser === 'away'} />
      <span className={styles.score}>
        {isToCome && at && hasKnownTime(status.short) ? (
          <span className={styles.time}>{timeText(at)}</span>
        ) : (
          <Score match={match} loser={loser} />
        )}
      </span>
      <TeamName team={teams.away} isWinner={loser === 'home'} />
      {children && <div className={styles.below}>{children}</div>}
    </li>
  );
}

function TeamName({ team, isWinner }: { team: Match['teams']['home']; isWinner: boolean }) {
  return (
    <span className={isWinner ? `${styles.team} ${styles.winner}` : styles.team}>
      <Crest team={team} size={28} />
      <bdi>{team.name}</bdi>
    </span>
  );
}
