import { dayMonth, longDate, timeText } from '@safira/arabic/formats/dates';
import { longEnglishDate } from '@safira/arabic/formats/english-dates';
import { zoneLabel } from '@safira/arabic/formats/zones';
import type { Match, MatchDetails } from '@safira/contract/matches/matches';
import { sideBehind } from '@safira/football/matches/side-behind';
import { hasKnownTime, statusGroup } from '@safira/football/matches/status';
import { Suspense } from 'react';
import { Crest } from '../../football-ui/crest.tsx';
import { Score } from '../../football-ui/score.tsx';
import { SpoilerGate } from '../../football-ui/spoiler-gate.tsx';
import { StatusBadge } from '../../football-ui/status-badge.tsx';
import { wallTime } from '../../lib/wall-time.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { GoalLists } from './goal-lists.tsx';
import { CalendarIcon } from './icons.tsx';
import * as styles from './match-summary.module.css';
import { ScoreBreakdown } from './score-breakdown.tsx';
import type { Zone } from './tab.ts';
import * as text from './text.ts';
import { useFresh } from './use-fresh.ts';

/** Few matches have one. */
const ShootOut = lazyComponent(() => import('./shoot-out.tsx'), 'ShootOut');

type Props = {
  match: Match;
  /** Undefined until they are loaded. */
  details: MatchDetails | undefined;
  zone: Zone;
};

/** DLG-02: the whole summary: teams, score, scorers and date. */
export function MatchSummary({ match, details, zone }: Props) {
  const { teams, goals } = match;
  const isFresh = useFresh([`${goals.home}-${goals.away}`]).size > 0;
  return (
    <div className={styles.summary}>
      <div className={styles.teams}>
        <Team team={teams.home} />
        <div className={styles.middle}>
          <StatusBadge status={match.status} />
          {isAhead(match) ? (
            <Time match={match} zone={zone} className={styles.time} />
          ) : (
            <Score
              match={match}
              loser={sideBehind(match)}
              hasPenalties={false}
              className={isFresh ? `${styles.score} ${styles.fresh}` : styles.score}
            />
          )}
          <SpoilerGate matchId={match.apiId}>
            <ScoreBreakdown match={match} />
          </SpoilerGate>
        </div>
        <Team team={teams.away} />
      </div>
      {/* Above the parts that load with the details, whose height is not known before: it must not move. */}
      <KickOff match={match} zone={zone} />
      <SpoilerGate matchId={match.apiId}>
        <div className={styles.scorers} data-lines={Math.min(8, Math.max(goals.home ?? 0, goals.away ?? 0))}>
          {details && <GoalLists match={details} />}
        </div>
        {(match.score.penalty.home !== null || match.status.short === 'P') && (
          <div className={styles.shootOut}>
            <Suspense>{details && <ShootOut match={details} />}</Suspense>
          </div>
        )}
      </SpoilerGate>
    </div>
  );
}

type LineProps = {
  match: Match;
  zone: Zone;
  /** In the bar, which has room for little more than the score. */
  isSlim?: boolean;
};

/** DLG-02: the same in one line, for the folded summary and for the bar. */
export function SummaryLine({ match, zone, isSlim = false }: LineProps) {
  return (
    <div className={isSlim ? `${styles.inOneLine} ${styles.slim}` : styles.inOneLine}>
      <bdi>{match.teams.home.name}</bdi>
      <Crest team={match.teams.home} size={28} />
      {isAhead(match) ? (
        <Time match={match} zone={zone} className={undefined} />
      ) : (
        <Score match={match} loser={sideBehind(match)} className={styles.smallScore} />
      )}
      <Crest team={match.teams.away} size={28} />
      <bdi>{match.teams.away.name}</bdi>
      <StatusBadge status={match.status} />
    </div>
  );
}

function Team({ team }: { team: Match['teams']['home'] }) {
  return (
    <div className={styles.team}>
      <Crest team={team} size={76} />
      <bdi>{team.name}</bdi>
    </div>
  );
}

const isAhead = ({ status, goals }: Match) =>
  statusGroup(status.short) === 'scheduled' && goals.home === null;

const isTimeKnown = ({ status, isTimeConfirmed }: Match) => isTimeConfirmed && hasKnownTime(status.short);

type TimeProps = { match: Match; zone: Zone; className: string | undefined };

/** OURS-30: before a match its time stands where the score will be; the day while no time is confirmed. */
function Time({ match, zone, className }: TimeProps) {
  const at = wallTime(match.date, zone.offsets);
  return <b className={className}>{at && (isTimeKnown(match) ? timeText(at) : dayMonth(at.date))}</b>;
}

/** DLG-03: the long Arabic date, and next to it the long English one. */
function KickOff({ match, zone: { timezone, offsets } }: { match: Match; zone: Zone }) {
  const { date } = match;
  const at = wallTime(date, offsets);
  const time = at && match.isTimeConfirmed ? `، ${timeText(at)} ${zoneLabel(timezone)}` : '';
  return (
    <p className={styles.date}>
      <CalendarIcon small />
      <time dateTime={date}>{at ? longDate(at.date) + time : text.unknownDate}</time>
      {at && (
        <span className={styles.english} lang="en" dir="ltr">
          {longEnglishDate(at.date)}
        </span>
      )}
    </p>
  );
}
