import { DAY_MS, HOUR_MS } from '../../apps/simulator/src/world/calendar/weeks.ts';
import type { MatchNow, Moment } from '../../apps/simulator/src/world/model.ts';
import { kickoffAt } from '../../apps/simulator/src/world/world.ts';
import { hasPlausibleHour } from './calendar-invariants.ts';
import type { Season } from './season-invariants.ts';

export type CalendarFigures = {
  friendlies: { all: number; days: number; most: number };
  /** Of all hours of a year; and the mean number of matches that are live in an hour. */
  liveHours: { share: number; matches: number };
  /** Of the hours in which the demo is usually looked at: 15 to 22 UTC. */
  eveningHours: { share: number; matches: number };
  implausibleKickOffs: number;
};

const CLUB_FRIENDLIES = 667;
const DAYS = 365;
const [EVENING_FROM, EVENING_TO] = [15, 22];

/** HOUSE: how full the calendar of a season is. */
export function calendarFigures({ fixtures, matches, year }: Season, { now }: Moment): CalendarFigures {
  const friendlies = fixtures.filter(({ competition }) => competition.id === CLUB_FRIENDLIES);
  const perDay = Map.groupBy(friendlies, ({ kickoff }) => Math.floor(kickoff / DAY_MS));
  const from = Date.UTC(year, 6, 1);
  const live = liveByHour([...matches.values()], from);
  return {
    friendlies: {
      all: friendlies.length,
      days: perDay.size,
      most: Math.max(0, ...[...perDay.values()].map(({ length }) => length)),
    },
    liveHours: shareOf(live),
    eveningHours: shareOf(live.filter((_, hour) => hour % 24 >= EVENING_FROM && hour % 24 < EVENING_TO)),
    implausibleKickOffs: fixtures.filter((fixture) => !hasPlausibleHour(fixture, kickoffAt(fixture, now)))
      .length,
  };
}

/** In each hour of a year, how many matches are live at some time. */
function liveByHour(matches: readonly MatchNow[], from: number): number[] {
  const live = Array.from({ length: DAYS * 24 }, () => 0);
  for (const { played, kickoff, endsAt } of matches) {
    if (!played || endsAt === null) continue;
    const last = Math.floor((Math.min(endsAt, kickoff + 4 * HOUR_MS) - from) / HOUR_MS);
    for (let hour = Math.floor((kickoff - from) / HOUR_MS); hour <= last; hour++) {
      if (hour >= 0 && hour < live.length) live[hour] = live[hour]! + 1;
    }
  }
  return live;
}

const shareOf = (hours: readonly number[]) => ({
  share: hours.filter((count) => count > 0).length / hours.length,
  matches: hours.reduce((sum, count) => sum + count, 0) / hours.length,
});
