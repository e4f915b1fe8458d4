import { randomOf, shuffled, type Random } from '../../random.ts';
import type { Fixture, Team } from '../model.ts';
import { findPlan } from '../tables/competitions.ts';
import { clubsApart, type Club } from './agreements.ts';
import { friendlyFate } from './fates.ts';
import { demoFixtureId } from './ids.ts';
import { confederationOf, isPlausible, zoneOf } from './kick-offs.ts';
import { DAY_MS, MINUTE_MS, dayAt, instantAt } from './weeks.ts';
import { isInWindow } from './windows.ts';

export const CLUB_FRIENDLIES = 667;
/** OURS-08: worldwide; more would not be believed. */
export const MOST_A_DAY = 6;
/** A club of a league that pauses has no match for this long before and after. */
const BREAK_MS = 7 * DAY_MS;
/** While the calendar has a match at every hour that these could fill, a day has only so many. */
const FEW_A_DAY = 2;
/** OURS-08: no club plays a friendly within this time of a match that counts. */
export const APART_MS = 3 * DAY_MS;
/** A club plays friendlies at most every fifth day, so that its days do not depend on each other. */
const CLASSES = 5;
const KNOWN_BEFORE_MS = 21 * DAY_MS;
/** After kick-off, a match is live for at least this long. */
const LIVE_MS = 100 * MINUTE_MS;
const STEP_MS = 5 * MINUTE_MS;
/** Local times. */
const TIMES = ['13:00', '15:00', '17:00', '18:30', '20:00', '21:00'];

export type ClubFriendliesInput = {
  seed: number;
  /** Counted from 1970; in UTC. */
  day: number;
  /** The calendar's fixtures at least from eight days before until nine days after; others have no effect. */
  busy: readonly Fixture[];
  clubs: readonly FriendlyClub[];
};

/** Of a league that the calendar has or not. */
export type FriendlyClub = Club & { hasLeague: boolean };

/** OURS-08: some friendlies of a day, at home grounds and usual hours, first where no other match is live. */
export function clubFriendlies({ seed, day, busy, clubs }: ClubFriendliesInput): Fixture[] {
  const random = randomOf(seed, 'demo', day);
  const near = busy.filter((fixture) => Math.abs(startOf(fixture) - day * DAY_MS) < 10 * DAY_MS);
  const starts = startsByTeam(near);
  const ordered = shuffled(
    randomOf(seed, 'demo', CLUB_FRIENDLIES),
    clubs.toSorted((a, b) => a.team.id - b.team.id),
  );
  const free = new Set(
    ordered.filter((club, i) => (i + day) % CLASSES === 0 && hasTime(club, { day, starts })),
  );
  const covered = coverage(day, near);
  const fixtures: Fixture[] = [];
  while (fixtures.length < MOST_A_DAY) {
    const found = nextFriendly(random, { day, free, starts, covered });
    if (!found || (found.gain === 0 && fixtures.length >= FEW_A_DAY)) break;
    free.delete(found.home);
    free.delete(found.away);
    cover(covered, day, found.at);
    fixtures.push(friendly(random, { ...found, id: demoFixtureId(day, fixtures.length) }));
  }
  return fixtures.toSorted((a, b) => a.kickoff - b.kickoff || a.id - b.id);
}

const startOf = ({ fate, kickoff }: Fixture) => (fate.kind === 'postponed' ? fate.to : kickoff);

type Starts = ReadonlyMap<number, readonly number[]>;

function startsByTeam(fixtures: readonly Fixture[]): Starts {
  const starts = new Map<number, number[]>();
  for (const fixture of fixtures) {
    // Until it is postponed, a match is planned for its first date.
    const own = [...new Set([fixture.kickoff, startOf(fixture)])];
    for (const { id } of [fixture.home, fixture.away]) starts.set(id, [...(starts.get(id) ?? []), ...own]);
  }
  return starts;
}

const isRested = (starts: Starts, { id }: Team, at: number) =>
  !starts.get(id)?.some((start) => Math.abs(start - at) <= APART_MS);

/** Before the season, in FIFA windows, and in the breaks of leagues that the calendar has. */
function hasTime({ team, hasLeague }: FriendlyClub, { day, starts }: Pick<Day, 'day' | 'starts'>): boolean {
  if (isOnHoliday(team, day)) return false;
  if (isInWindow(day) || isBeforeSeason(team, day)) return true;
  const noon = (day + 0.5) * DAY_MS;
  return hasLeague && !starts.get(team.id)?.some((start) => Math.abs(start - noon) < BREAK_MS);
}

const dateIn = (day: number) => new Date(day * DAY_MS).toISOString().slice(5, 10);

/** Where seasons are calendar years. */
function isSouthern(team: Team): boolean {
  const confederation = confederationOf(team);
  return confederation === 'CONMEBOL' || confederation === 'CONCACAF' || team.country === 'South-Korea';
}

function isBeforeSeason(team: Team, day: number): boolean {
  const date = dateIn(day);
  return isSouthern(team) ? date >= '01-12' && date <= '02-12' : date >= '07-06' && date <= '08-09';
}

function isOnHoliday(team: Team, day: number): boolean {
  const date = dateIn(day);
  return isSouthern(team) ? date >= '12-08' || date <= '01-11' : date >= '05-20' && date <= '07-05';
}

/** Which steps of the day have a live match. */
function coverage(day: number, near: readonly Fixture[]): boolean[] {
  const covered = Array.from({ length: DAY_MS / STEP_MS }, () => false);
  for (const fixture of near) cover(covered, day, startOf(fixture));
  return covered;
}

function cover(covered: boolean[], day: number, start: number): void {
  const [from, to] = stepsOf(day, start);
  for (let step = Math.max(0, from); step < Math.min(covered.length, to); step++) covered[step] = true;
}

function gainOf(covered: readonly boolean[], day: number, start: number): number {
  const [from, to] = stepsOf(day, start);
  let gain = 0;
  for (let step = Math.max(0, from); step < Math.min(covered.length, to); step++) if (!covered[step]) gain++;
  return gain;
}

const stepsOf = (day: number, start: number): [from: number, to: number] => {
  const from = Math.floor((start - day * DAY_MS) / STEP_MS);
  return [from, from + LIVE_MS / STEP_MS];
};

type Day = { day: number; free: ReadonlySet<FriendlyClub>; starts: Starts; covered: readonly boolean[] };
type Found = { home: FriendlyClub; away: FriendlyClub; at: number; gain: number };

/** The kick-off that fills most of a gap and has two clubs that agree. */
function nextFriendly(random: Random, { day, free, starts, covered }: Day): Found | undefined {
  const offers = shuffled(random, [...free])
    .filter(({ team }) => team.ground !== null)
    .flatMap((home) =>
      TIMES.map((time) => {
        const at = instantAt(zoneOf(home.team), day, time);
        return { home, at, gain: gainOf(covered, day, at) };
      }),
    )
    .filter(
      ({ home, at }) => dayAt(at) === day && isPlausible(home.team, at) && isRested(starts, home.team, at),
    )
    .toSorted((a, b) => b.gain - a.gain);
  for (const offer of offers) {
    const away = guestOf(
      offer,
      [...free].filter(({ team }) => isRested(starts, team, offer.at)),
    );
    if (away) return { ...offer, away };
  }
  return undefined;
}

/** The nearest in strength. */
function guestOf(
  { home, at }: Pick<Found, 'home' | 'at'>,
  clubs: readonly FriendlyClub[],
): FriendlyClub | undefined {
  const [nearest] = clubs
    .flatMap((club) => {
      const apart = clubsApart(home, club, at);
      return apart === undefined ? [] : [{ club, apart }];
    })
    .toSorted((a, b) => a.apart - b.apart);
  return nearest?.club;
}

function friendly(random: Random, { home, away, at, id }: Found & { id: number }): Fixture {
  const date = new Date(at);
  return {
    id,
    competition: findPlan(CLUB_FRIENDLIES)!.competition,
    season: date.getUTCFullYear(),
    round: `Club Friendlies ${date.getUTCMonth() + 1}`,
    group: null,
    kickoff: at,
    knownFrom: at - KNOWN_BEFORE_MS,
    home: home.team,
    away: away.team,
    ground: home.team.ground,
    isNeutral: false,
    decision: 'draw',
    firstLeg: null,
    fate: friendlyFate(random, at),
  };
}
