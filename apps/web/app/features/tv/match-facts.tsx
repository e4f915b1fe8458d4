import { timeText } from '@safira/arabic/formats/dates';
import type { Day, Match } from '@safira/contract/matches/matches';
import { loserOf } from '@safira/football/matches/side-behind';
import { statusGroup } from '@safira/football/matches/status';
import { Score } from '../../football-ui/score.tsx';
import { StatusBadge } from '../../football-ui/status-badge.tsx';
import { wallTime } from '../../lib/wall-time.ts';
import { isTimed } from './axis.ts';
import { unknownTime, versus } from './text.ts';

type Props = { match: Match; day: Day };

/** «ضد» until there is a score. OURS-01: which is hidden in spoiler-free mode. */
export function ScoreOrVersus({ match }: Pick<Props, 'match'>) {
  const isToCome = match.goals.home === null || match.goals.away === null;
  return isToCome ? <small>{versus}</small> : <Score match={match} loser={loserOf(match)} />;
}

/** The kick-off of a match to come, the status of any other. */
export function KickOffOrStatus({ match, day }: Props) {
  const at = wallTime(match.date, day.offsets);
  if (statusGroup(match.status.short) !== 'scheduled') return <StatusBadge status={match.status} />;
  return at && isTimed(match) ? <time dateTime={match.date}>{timeText(at)}</time> : <>{unknownTime}</>;
}

/** For styles. */
export function lookOf({ status }: Match): 'live' | 'finished' | 'plain' {
  const group = statusGroup(status.short);
  if (group === 'live') return 'live';
  return group === 'result' ? 'finished' : 'plain';
}
