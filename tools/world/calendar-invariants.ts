import { clubsApart, nationsApart } from '../../apps/simulator/src/world/calendar/agreements.ts';
import { APART_MS, MOST_A_DAY } from '../../apps/simulator/src/world/calendar/club-friendlies.ts';
import { isPlausible, zoneOf } from '../../apps/simulator/src/world/calendar/kick-offs.ts';
import { DAY_MS, minuteOfDay, offsetOf } from '../../apps/simulator/src/world/calendar/weeks.ts';
import { isInWindow } from '../../apps/simulator/src/world/calendar/windows.ts';
import type { Fixture, Moment, Team } from '../../apps/simulator/src/world/model.ts';
import { findPlan } from '../../apps/simulator/src/world/tables/competitions.ts';
import { friendlyClubs } from '../../apps/simulator/src/world/teams.ts';
import { kickoffAt } from '../../apps/simulator/src/world/world.ts';
import { judge, type Season, type Verdict } from './season-invariants.ts';

const CLUB_FRIENDLIES = 667;
const FRIENDLIES = 10;
/** At neutral venues the home team's clock says nothing: between noon and 22:30 where the competition is. */
const [EARLIEST, LATEST] = [12 * 60, 22 * 60 + 30];

const nameOf = ({ id, home, away, competition, kickoff }: Fixture) =>
  `${id} ${competition.name}: ${home.name} – ${away.name}, ${new Date(kickoff).toISOString()}`;

const kindOf = ({ competition }: Fixture) => findPlan(competition.id)!.format.kind;
const isFriendlyOfClubs = ({ competition }: Fixture) => competition.id === CLUB_FRIENDLIES;

/** On the calendar of the home team's country. */
const localDay = ({ home }: Fixture, at: number) => Math.floor((at + offsetOf(zoneOf(home), at)) / DAY_MS);

/** HOUSE: whether a match kicks off at an hour at which it would be played there. */
export function hasPlausibleHour(fixture: Fixture, at: number): boolean {
  if (!fixture.isNeutral) return isPlausible(fixture.home, at);
  const minute = minuteOfDay(findPlan(fixture.competition.id)!.zone, at);
  return minute >= EARLIEST && minute <= LATEST;
}

/** HOUSE: what makes a fan believe the calendar, by name. */
export const calendarInvariants: Record<string, (season: Season, moment: Moment) => Verdict> = {
  'clubs rest in the FIFA windows, except for friendlies': ({ fixtures }, { now }) =>
    judge(
      fixtures
        .filter((fixture) => !fixture.home.isNational && !isFriendlyOfClubs(fixture))
        .map((fixture) => ({
          name: nameOf(fixture),
          holds: !isInWindow(localDay(fixture, kickoffAt(fixture, now))),
        })),
    ),
  'nations play in the FIFA windows, except for tournaments': ({ fixtures }, { now }) =>
    judge(
      fixtures
        .filter((fixture) => fixture.home.isNational && kindOf(fixture) !== 'tournament')
        .map((fixture) => ({
          name: nameOf(fixture),
          holds: isInWindow(localDay(fixture, kickoffAt(fixture, now))),
        })),
    ),
  'no World Cup qualifier is played': ({ fixtures }) =>
    judge(
      fixtures.map((fixture) => ({
        name: nameOf(fixture),
        holds: !fixture.competition.name.startsWith('World Cup'),
      })),
    ),
  'every kick-off is at a plausible hour of its venue': ({ fixtures }, { now }) =>
    judge(
      fixtures.map((fixture) => ({
        name: nameOf(fixture),
        holds: hasPlausibleHour(fixture, kickoffAt(fixture, now)),
      })),
    ),
  'at most six club friendlies are played a day': ({ fixtures }) =>
    judge(
      [...Map.groupBy(fixtures.filter(isFriendlyOfClubs), ({ kickoff }) => Math.floor(kickoff / DAY_MS))].map(
        ([day, all]) => ({
          name: `${new Date(day * DAY_MS).toISOString().slice(0, 10)}: ${all.length}`,
          holds: all.length <= MOST_A_DAY,
        }),
      ),
    ),
  'a club friendly is at home and three days from other matches': (season, { now }) =>
    judge(isolatedFriendlies(season, now)),
  'friendlies are between teams that would agree to play': ({ fixtures, year }) => {
    const clubs = new Map([year, year + 1].map((one) => [one, clubsIn(one)]));
    return judge(
      fixtures
        .filter(({ competition }) => competition.id === FRIENDLIES || competition.id === CLUB_FRIENDLIES)
        .map((fixture) => ({ name: nameOf(fixture), holds: doAgree(fixture, clubs) })),
    );
  },
};

function isolatedFriendlies({ fixtures }: Season, now: number) {
  const starts = new Map<Team, number[]>();
  for (const fixture of fixtures) {
    if (isFriendlyOfClubs(fixture)) continue;
    for (const team of [fixture.home, fixture.away]) {
      starts.set(team, [...(starts.get(team) ?? []), kickoffAt(fixture, now)]);
    }
  }
  return fixtures.filter(isFriendlyOfClubs).map((fixture) => {
    const isApart = [fixture.home, fixture.away].every(
      (team) => !starts.get(team)?.some((start) => Math.abs(start - fixture.kickoff) <= APART_MS),
    );
    return {
      name: nameOf(fixture),
      holds: isApart && fixture.ground !== null && fixture.ground === fixture.home.ground,
    };
  });
}

type Clubs = ReturnType<typeof clubsIn>;
const clubsIn = (year: number) => new Map(friendlyClubs(year).map((club) => [club.team, club]));

function doAgree({ home, away, kickoff }: Fixture, clubs: ReadonlyMap<number, Clubs>): boolean {
  if (home.isNational) return nationsApart(home, away) !== undefined;
  return [...clubs.values()].some((all) => clubsApart(all.get(home)!, all.get(away)!, kickoff) !== undefined);
}
