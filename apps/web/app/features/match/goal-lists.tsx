import { eventLabel } from '@safira/arabic/terms/events';
import { missedPenaltyMark, ownGoalMark, penaltyMark } from '@safira/arabic/terms/goal-marks';
import { minuteSpoken, minuteText } from '@safira/arabic/terms/status';
import type { MatchDetails, MatchEvent } from '@safira/contract/matches/matches';
import {
  isGoal,
  isMissedPenalty,
  isOwnGoal,
  isPenaltyGoal,
  isSendingOff,
  isTakenOff,
} from '@safira/football/matches/goals';
import { isSecondYellow } from '@safira/football/matches/second-yellow';
import { type PlayEntry, timelineOf } from '@safira/football/matches/timeline';
import { Ball, CardMark } from '../../football-ui/marks.tsx';
import { playerName } from '../../football-ui/player-link.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { entryKeys } from './events/entry-keys.ts';
import { TakenOff } from './events/taken-off.tsx';
import * as styles from './goal-lists.module.css';
import { unnamedPlayer } from './text.ts';
import { useFresh } from './use-fresh.ts';

/**
 * DLG-05: goals and red cards in time order, then the missed penalties and the disallowed goals. Renders nothing
 * without such events.
 */
export function GoalLists({ match }: { match: MatchDetails }) {
  const play = timelineOf(match).filter((entry) => entry.kind === 'event');
  const entries = [
    ...play.filter(({ event }) => isGoal(event) || isSendingOff(event)),
    ...play.filter(({ event }) => isMissedPenalty(event)),
    ...play.filter(({ event }) => isTakenOff(event)),
  ];
  const keys = entryKeys(entries);
  const fresh = useFresh(keys);
  if (entries.length === 0) return null;
  const lines = entries.map((entry, index) => {
    const key = keys[index]!;
    return { ...entry, key, isFresh: fresh.has(key) };
  });
  const { home, away } = match.teams;
  return (
    <div className={styles.lists}>
      <List team={home.name} side="home" lines={lines} />
      <span className={styles.middle}>{play.some(({ event }) => isGoal(event)) && <Ball />}</span>
      <List team={away.name} side="away" lines={lines} />
    </div>
  );
}

type Line = PlayEntry & { key: string; isFresh: boolean };
type ListProps = { team: string; side: Line['side']; lines: readonly Line[] };

function List({ team, side, lines }: ListProps) {
  const own = lines.filter((line) => line.side === side);
  if (own.length === 0) return null;
  return (
    <ul className={styles.list} data-side={side} aria-label={team}>
      {own.map(({ key, event, isFresh }) => (
        <li key={key} data-fresh={isFresh || undefined}>
          <span className="srOnly">{eventLabel(event)}: </span>
          <EventPlayer event={event} />
          <span aria-hidden="true">
            <Ltr>{minuteText(event.time.elapsed, event.time.extra)}</Ltr>
          </span>
          <span className="srOnly"> {minuteSpoken(event.time.elapsed, event.time.extra)}</span>
          <Short event={event} />
        </li>
      ))}
    </ul>
  );
}

function EventPlayer({ event }: { event: MatchEvent }) {
  const { player } = event;
  if (isTakenOff(event)) {
    return (
      <TakenOff>
        <bdi>{player.name || unnamedPlayer}</bdi>
      </TakenOff>
    );
  }
  if (isGoal(event)) {
    return (
      <>
        <bdi>{player.name || unnamedPlayer}</bdi>
        {isOwnGoal(event) && <span aria-hidden="true">{ownGoalMark}</span>}
      </>
    );
  }
  return (
    <>
      {isSendingOff(event) ? (
        <CardMark colour={isSecondYellow(event) ? 'second' : 'red'} size={16} />
      ) : (
        <CloseIcon small />
      )}
      <bdi>{playerName(player)}</bdi>
    </>
  );
}

/** The visible abbreviation after the minute; screen readers get it in full before the name. */
function Short({ event }: { event: MatchEvent }) {
  const short = (isPenaltyGoal(event) && penaltyMark) || (isMissedPenalty(event) && missedPenaltyMark);
  return short && <span aria-hidden="true">{short}</span>;
}
