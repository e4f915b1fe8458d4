import { eventLabel } from '@safira/arabic/terms/events';
import type { MatchDetails, MatchEvent } from '@safira/contract/matches/matches';
import {
  isBooking,
  isGoal,
  isMissedPenalty,
  isSendingOff,
  isSubstitution,
  isTakenOff,
} from '@safira/football/matches/goals';
import { isSecondYellow } from '@safira/football/matches/second-yellow';
import type { KickEntry, PlayEntry, TimelineEntry } from '@safira/football/matches/timeline';
import { Ball, CardMark } from '../../../football-ui/marks.tsx';
import { playerName } from '../../../football-ui/player-link.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { unnamedPlayer } from '../text.ts';
import { cardLine, goalLine, takenOffReason } from './event-words.ts';
import { SwapIcon } from './icons.tsx';
import { Minute, Row, type RowProps } from './row.tsx';
import { TakenOff } from './taken-off.tsx';
import * as text from './text.ts';
import { WhistleRow } from './whistle-row.tsx';

type Teams = MatchDetails['teams'];
type Words = Pick<RowProps, 'icon' | 'spoken' | 'title' | 'line'>;

type Props<Entry> = {
  entry: Entry;
  teams: Teams;
  /** Just arrived: flashes once. */
  isFresh?: boolean;
};

/** DLG-06: one entry of the timeline, to be rendered in a `Timeline`. */
export function EventRow({ entry, teams, isFresh = false }: Props<TimelineEntry>) {
  switch (entry.kind) {
    case 'whistle':
      return <WhistleRow whistle={entry} teams={teams} />;
    case 'kick':
      return <KickRow entry={entry} teams={teams} isFresh={isFresh} />;
    case 'event':
      return <PlayRow entry={entry} teams={teams} isFresh={isFresh} />;
  }
}

function PlayRow({ entry: { event, side, goals }, teams, isFresh = false }: Props<PlayEntry>) {
  return (
    <Row
      side={side}
      team={teams[side].name}
      when={<Minute time={event.time} />}
      isScored={isGoal(event)}
      goals={goals}
      isFresh={isFresh}
      {...wordsOf(event)}
    />
  );
}

function KickRow({ entry, teams, isFresh = false }: Props<KickEntry>) {
  const { event, side, number, isScored, kicks } = entry;
  const missed = /saved/i.test(event.detail) ? text.kickSaved : text.kickMissed;
  return (
    <Row
      side={side}
      team={teams[side].name}
      when={
        <>
          <span aria-hidden="true">{number}</span>
          <span className="srOnly">{text.kickNumber(number)}</span>
        </>
      }
      isScored={isScored}
      icon={isScored ? <Ball /> : <CloseIcon small />}
      title={<Name player={event.player} />}
      line={isScored ? text.kickScored : missed}
      goals={kicks}
      isFresh={isFresh}
    />
  );
}

function wordsOf(event: MatchEvent): Words {
  const { player, assist } = event;
  const label = eventLabel(event);
  if (isGoal(event)) {
    const how = goalLine(event);
    return {
      icon: <Ball />,
      spoken: label,
      title: <bdi>{player.name || unnamedPlayer}</bdi>,
      line: how && (
        <>
          {how.label}
          {how.name && <bdi>{how.name}</bdi>}
        </>
      ),
    };
  }
  if (isMissedPenalty(event)) {
    return { icon: <CloseIcon small />, title: <Name player={player} />, line: label };
  }
  if (isSendingOff(event) || isBooking(event)) {
    const line = cardLine(event);
    const red = isSecondYellow(event) ? 'second' : 'red';
    return {
      icon: <CardMark colour={isSendingOff(event) ? red : 'yellow'} />,
      spoken: line.startsWith(label) ? undefined : label,
      title: <Name player={player} />,
      line,
    };
  }
  if (isSubstitution(event)) {
    return {
      icon: <SwapIcon small />,
      title: (
        <>
          {text.comesIn}
          <Name player={assist} />
        </>
      ),
      line: (
        <>
          {text.goesOff}
          <Name player={player} />
        </>
      ),
    };
  }
  const isVar = /^var$/i.test(event.type);
  return {
    icon: isVar && <b lang="en">VAR</b>,
    title: isTakenOff(event) ? text.goalTakenOff : label,
    line: isTakenOff(event) ? <TakenOffLine event={event} /> : player.name && <bdi>{player.name}</bdi>,
  };
}

function TakenOffLine({ event }: { event: MatchEvent }) {
  const reason = takenOffReason(event);
  return (
    <>
      <TakenOff>
        <bdi>{event.player.name || unnamedPlayer}</bdi>
      </TakenOff>
      {reason && ` (${reason})`}
    </>
  );
}

function Name({ player }: Pick<MatchEvent, 'player'>) {
  return <bdi>{playerName(player)}</bdi>;
}
