import { dayMonth, timeText } from '@safira/arabic/formats/dates';
import type { Match } from '@safira/contract/matches/matches';
import { loserOf } from '@safira/football/matches/side-behind';
import { Crest } from '../../../football-ui/crest.tsx';
import { Score } from '../../../football-ui/score.tsx';
import { wallTime } from '../../../lib/wall-time.ts';
import { useNewsroom } from '../context.ts';
import * as styles from './match-names.module.css';
import { versus } from './text.ts';

/** The teams, the home team first, with the result or the time of the match between them. */
export function MatchNames({ match, hasScore }: { match: Match; hasScore: boolean }) {
  const { home, away } = match.teams;
  return (
    <span className={styles.match}>
      <Crest team={home} size={28} />
      <bdi className={styles.name}>{home.name}</bdi>
      {hasScore ? <Score match={match} loser={loserOf(match)} hasPenalties={false} /> : <span>{versus}</span>}
      <bdi className={styles.name}>{away.name}</bdi>
      <Crest team={away} size={28} />
      {!hasScore && <Kickoff date={match.date} />}
    </span>
  );
}

function Kickoff({ date }: { date: string }) {
  const { times } = useNewsroom();
  const at = wallTime(date, times.offsets);
  return <time dateTime={date}>{at && `${dayMonth(at.date)}، ${timeText(at)}`}</time>;
}
