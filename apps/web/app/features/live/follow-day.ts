import { isPushedDay } from '@safira/football/live/pushed';
import { api } from '../../lib/api.ts';
import { announce } from '../../state/announce.ts';
import { foreignZone } from '../../state/browser-zone.ts';
import { mayReveal } from '../../state/spoiler.ts';
import { countSections } from './count-minutes.ts';
import { type DataAge, watchDataAge } from './data-age.ts';
import { follow, type Follower } from './follow.ts';
import {
  applyToDay,
  arrangeSnapshot,
  goalsBetween,
  matchesOf,
  takeSnapshot,
  type LiveDay,
} from './live-day.ts';
import { goalSpoken } from './text.ts';

type Options = {
  loaded: LiveDay;
  /** Whether the page is that of today, or its URL names a day. */
  isToday: boolean;
  onState: (state: LiveDay) => void;
  onLoading: (isLoading: boolean) => void;
  /** The matches in which someone has just scored. */
  onGoals: (matches: number[]) => void;
  /** The data shown has become out of date, or is current again. */
  onAge: (age: DataAge | undefined) => void;
  /** Midnight has passed since the page was rendered. */
  onNewDay: () => void;
};

export function followDay({
  loaded,
  isToday,
  onState,
  onLoading,
  onGoals,
  onAge,
  onNewDay,
}: Options): Follower<LiveDay> {
  const { date, timezone } = loaded.day;
  // Set if the server could not know the reader's zone, because there are no cookies.
  const ownZone = foreignZone();

  const age = watchDataAge(onAge);
  const follower = follow<LiveDay>({
    initial: loaded,
    apply: applyToDay,
    take: takeSnapshot,
    arrange: arrangeSnapshot,
    count: countDay,
    isPushed: ({ day }) => isPushedDay(day),
    read: async (min) => {
      const day = ownZone && isToday ? {} : { date };
      const answer = await api.matchesOfDay({ ...day, timezone: ownZone ?? timezone, ...(min && { min }) });
      const snapshot = { sections: answer.data.matchesByCompetition, seq: answer.seq, day: answer.day };
      return { snapshot, asOf: answer.asOf };
    },
    onLoading,
    onAsOf: age.setAsOf,
    onState: (after, before) => {
      onState(after);
      // OURS-01: goals in hidden results are not announced.
      const scored = goalsBetween(matchesOf(before), matchesOf(after)).filter(({ apiId }) =>
        mayReveal(apiId),
      );
      if (scored.length > 0) {
        onGoals(scored.map(({ apiId }) => apiId));
        announce(scored.map(goalSpoken).join(' '));
      }
      // If the reader's own zone is used, the read above returns the new day by itself.
      if (after.day.today !== before.day.today && !ownZone) onNewDay();
    },
  });
  if (ownZone) follower.refresh();
  return {
    ...follower,
    stop: () => {
      age.stop();
      follower.stop();
    },
  };
}

function countDay(state: LiveDay, now: number): LiveDay {
  const sections = countSections(state.sections, now);
  return sections === state.sections ? state : { ...state, sections };
}
