import { dayMonth, dayName, timeText } from '@safira/arabic/formats/dates';
import { formResult } from '@safira/arabic/terms/forms';
import type { Day, Match } from '@safira/contract/matches/matches';
import { seenFrom } from '@safira/football/teams/form';
import { loserOf } from '@safira/football/matches/side-behind';
import { hasKnownTime, isLiveCode, statusGroup } from '@safira/football/matches/status';
import { Link } from 'react-router';
import { Crest } from '../../../football-ui/crest.tsx';
import { FormLetters } from '../../../football-ui/form-letters.tsx';
import { Score } from '../../../football-ui/score.tsx';
import { SpoilerGate } from '../../../football-ui/spoiler-gate.tsx';
import { StatusBadge } from '../../../football-ui/status-badge.tsx';
import { wallTime } from '../../../lib/wall-time.ts';
import { dot } from '../member-text.ts';
import * as styles from './team-card.module.css';
import * as text from './text.ts';

export type Times = { offsets: Day['offsets']; today: string };
type Props = { match: Match; teamId: number; times: Times };

/** OURS-40: a match as the favourite team sees it: against whom, when or how it ended. */
export function MatchRow({ match, teamId, times }: Props) {
  const { teams, status } = match;
  const side = teams.home.id === teamId ? 'home' : 'away';
  const opponent = teams[side === 'home' ? 'away' : 'home'];
  const isLive = isLiveCode(status.short);
  return (
    <div className={isLive ? `${styles.row} ${styles.live}` : styles.row}>
      <span className={styles.label}>{labelOf(match, times)}</span>
      <Crest team={opponent} size={28} />
      <div className={styles.words}>
        <Link
          className={`${styles.name} ${styles.open}`}
          to={`/match/${match.apiId}`}
          aria-label={text.versus(teams.home.name, teams.away.name)}
        >
          <bdi>{opponent.name}</bdi>
        </Link>
        <p className={styles.note}>{isLive ? <StatusBadge status={status} /> : noteOf(match, side, times)}</p>
      </div>
      <span className={styles.end}>
        <Outcome match={match} side={side} times={times} />
      </span>
    </div>
  );
}

function labelOf({ status, date }: Match, { offsets, today }: Times): string {
  if (isLiveCode(status.short)) return text.now;
  if (statusGroup(status.short) !== 'scheduled') return text.last;
  return wallTime(date, offsets)?.date === today ? text.today : text.next;
}

function noteOf({ status, date, league }: Match, side: 'home' | 'away', { offsets }: Times) {
  const at = wallTime(date, offsets);
  const words =
    statusGroup(status.short) === 'scheduled'
      ? [at && `${dayName(at.date)} ${dayMonth(at.date)}`, league.name]
      : [league.roundName ?? league.name, side === 'home' ? text.atHome : text.away];
  return words.filter(Boolean).join(dot);
}

function Outcome({ match, side, times }: { match: Match; side: 'home' | 'away'; times: Times }) {
  const { status, goals, teams } = match;
  const at = wallTime(match.date, times.offsets);
  if (statusGroup(status.short) === 'scheduled')
    return at && hasKnownTime(status.short) ? timeText(at) : null;
  const winner = teams.home.winner ? 'home' : teams.away.winner ? 'away' : null;
  const seen = statusGroup(status.short) === 'result' ? seenFrom(side, { goals, winner }) : undefined;
  const letter = seen && formResult(seen.outcome);
  return (
    <>
      <Score match={match} loser={loserOf(match)} />
      {letter && (
        <SpoilerGate matchId={match.apiId}>
          <FormLetters results={[letter]} />
        </SpoilerGate>
      )}
    </>
  );
}
