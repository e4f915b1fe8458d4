import { longDate, timeText } from '@safira/arabic/dates';
import { longEnglishDate } from '@safira/arabic/english-dates';
import { zoneLabel } from '@safira/arabic/zones';
import type { Match, MatchDetails } from '@safira/contract/matches/matches';
import { sideBehind } from '@safira/football/side-behind';
import { Crest } from '../../football-ui/crest.tsx';
import { Score } from '../../football-ui/score.tsx';
import { SpoilerGate } from '../../football-ui/spoiler-gate.tsx';
import { StatusBadge } from '../../football-ui/status-badge.tsx';
import { wallTime } from '../../lib/wall-time.ts';
import { GoalLists } from './goal-lists.tsx';
import { CalendarIcon } from './icons.tsx';
import * as styles from './match-summary.module.css';
import { ScoreBreakdown } from './score-breakdown.tsx';
import { ShootOut } from './shoot-out.tsx';
import type { Zone } from './tab.ts';
import * as text from './text.ts';
import { useFresh } from './use-fresh.ts';

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
          <Score
            match={match}
            loser={sideBehind(match)}
            hasPenalties={false}
            className={isFresh ? `${styles.score} ${styles.fresh}` : styles.score}
          />
          <SpoilerGate matchId={match.apiId}>
            <ScoreBreakdown match={match} />
          </SpoilerGate>
        </div>
        <Team team={teams.away} />
      </div>
      {/* Above the parts that load with the details, whose height is not known before: it must not move. */}
      <KickOff date={match.date} zone={zone} />
      <SpoilerGate matchId={match.apiId}>
        <div className={styles.scorers} data-lines={Math.min(8, Math.max(goals.home ?? 0, goals.away ?? 0))}>
          {details && <GoalLists match={details} />}
        </div>
        {(match.score.penalty.home !== null || match.status.short === 'P') && (
          <div className={styles.shootOut}>{details && <ShootOut match={details} />}</div>
        )}
      </SpoilerGate>
    </div>
  );
}

/** DLG-02: the same in one line, for the folded summary. */
export function SummaryLine({ match }: { match: Match }) {
  return (
    <div className={styles.inOneLine}>
      <bdi>{match.teams.home.name}</bdi>
      <Crest team={match.teams.home} size={28} />
      <Score match={match} loser={sideBehind(match)} className={styles.smallScore} />
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

/** DLG-03: the long Arabic date, and next to it the long English one. */
function KickOff({ date, zone: { timezone, offsets } }: { date: string; zone: Zone }) {
  const at = wallTime(date, offsets);
  return (
    <p className={styles.date}>
      <CalendarIcon small />
      <time dateTime={date}>
        {at ? `${longDate(at.date)}، ${timeText(at)} ${zoneLabel(timezone)}` : text.unknownDate}
      </time>
      {at && (
        <span className={styles.english} lang="en" dir="ltr">
          {longEnglishDate(at.date)}
        </span>
      )}
    </p>
  );
}
