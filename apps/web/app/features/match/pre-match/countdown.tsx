import type { MatchDetails } from '@safira/contract/matches/matches';
import { hasKnownTime, statusGroup } from '@safira/football/matches/status';
import { KickOffCountdown } from '../../../football-ui/kick-off-countdown.tsx';
import * as button from '../../../ui/button.module.css';
import { Block } from '../block.tsx';
import { CalendarIcon } from '../icons.tsx';
import { saveToCalendar } from './calendar.ts';
import * as text from './text.ts';

/** OURS-30: the time that is left, and the match for a calendar. Renders nothing while no time is confirmed. */
export function Countdown({ match }: { match: MatchDetails }) {
  const { date, isTimeConfirmed, status } = match;
  const kickOff = Date.parse(date);
  if (!isTimeConfirmed || !hasKnownTime(status.short) || Number.isNaN(kickOff)) return null;
  return (
    <Block
      title={text.toKickOff}
      end={
        <button
          type="button"
          className={button.quiet}
          data-screen-only=""
          onClick={() => saveToCalendar(match)}
        >
          <CalendarIcon small />
          {text.addToCalendar}
        </button>
      }
    >
      <KickOffCountdown kickOff={kickOff} hasBegun={statusGroup(status.short) !== 'scheduled'} />
    </Block>
  );
}
