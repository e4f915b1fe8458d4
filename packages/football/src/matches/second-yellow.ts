import type { MatchEvent } from '@safira/contract/matches/matches';
import { isBooking, isSendingOff } from './goals.ts';

/** The provider's own words in older seasons. */
const SECOND_YELLOW = 'Second Yellow card';

/** DLG-06: a red card that follows from a second yellow one, once `nameSecondYellows` has found it. */
export const isSecondYellow = (event: MatchEvent): boolean =>
  isSendingOff(event) && /second/i.test(event.detail);

/** DLG-06: today's provider sends two yellow cards and a plain red one, which looks like a straight red. */
export function nameSecondYellows(events: readonly MatchEvent[]): MatchEvent[] {
  return events.map((event) => {
    const isSecond =
      isSendingOff(event) && events.filter((one) => isBooking(one) && isSamePlayer(one, event)).length > 1;
    return isSecond ? { ...event, detail: SECOND_YELLOW } : event;
  });
}

const isSamePlayer = ({ team, player }: MatchEvent, other: MatchEvent) =>
  team.id === other.team.id &&
  (player.id ?? player.originalName) !== null &&
  player.id === other.player.id &&
  player.originalName === other.player.originalName;
