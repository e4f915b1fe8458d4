import { randomOf, shuffled, weighted, whole, type Random } from '../../random.ts';
import type { Fixture, Venue, Team } from '../model.ts';
import { findPlan, tourVenues } from '../tables/competitions.ts';
import { REST_MS } from './diary.ts';
import { friendlyFate } from './fates.ts';
import { demoFixtureId } from './ids.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, dayAt } from './weeks.ts';

/** After kick-off, a match is live for at least this long. */
const SURE_MS = 100 * MINUTE_MS;
/** Kick-offs at this interval keep two matches live at any moment. */
const APART_MS = 45 * MINUTE_MS;
const STEP_MS = 5 * MINUTE_MS;
/** The target number of matches per day, from Sunday on. */
const MATCHES_A_DAY = [60, 34, 40, 42, 40, 46, 72];
const NATIONS_SHARE = 0.3;
/** A team plays friendlies at most every third day, so that its days do not depend on each other. */
const CLASSES = 3;
const KNOWN_BEFORE_MS = 21 * DAY_MS;

export type DemoInput = {
  seed: number;
  /** All friendlies of the UTC days that this touches. */
  from: number;
  to: number;
  /** The calendar's fixtures at least from two days before until three days after; others have no effect. */
  busy: readonly Fixture[];
  clubsOf: (competitionId: 667 | 10) => readonly Team[];
};

/** OURS-08: friendlies fill up each day: two matches are live at any moment, Saturdays are full, Mondays are not. */
export function demoFixtures({ seed, from, to, busy, clubsOf }: DemoInput): Fixture[] {
  const pools = [667, 10].map((id) => {
    const teams = clubsOf(id as 667 | 10).toSorted((a, b) => a.id - b.id);
    return shuffled(randomOf(seed, 'demo', id), teams);
  });
  const fixtures: Fixture[] = [];
  for (let day = dayAt(from); day <= dayAt(to - 1); day++) {
    const near = busy.filter((fixture) => {
      const away = startOf(fixture) - day * DAY_MS;
      return away >= -2 * DAY_MS && away < 3 * DAY_MS;
    });
    fixtures.push(...demoDay({ seed, day, near, pools }));
  }
  return fixtures.toSorted((a, b) => a.kickoff - b.kickoff || a.id - b.id);
}

const startOf = ({ fate, kickoff }: Fixture) => (fate.kind === 'postponed' ? fate.to : kickoff);

type Day = { seed: number; day: number; near: readonly Fixture[]; pools: readonly (readonly Team[])[] };

function demoDay({ seed, day, near, pools }: Day): Fixture[] {
  const random = randomOf(seed, 'demo', day);
  const needed = neededKickoffs(day, near);
  const further = furtherKickoffs(random, { day, near, needed: needed.length });
  const pick = openPools({ day, near, pools });
  return [...needed, ...further].flatMap((kickoff, n): Fixture[] => {
    const isNeeded = n < needed.length;
    const picked = pick(random, kickoff, isNeeded);
    if (!picked) return [];
    const { teams, isNations } = picked;
    const { competition, format } = findPlan(isNations ? 10 : 667)!;
    const venue = tourVenue(kickoff);
    const fate = friendlyFate(random, kickoff);
    return [
      {
        id: demoFixtureId(day, n),
        competition,
        season: new Date(kickoff).getUTCFullYear(),
        round: `${format.kind === 'friendlies' ? format.round : ''} ${new Date(kickoff).getUTCMonth() + 1}`,
        group: null,
        kickoff,
        knownFrom: kickoff - KNOWN_BEFORE_MS,
        home: teams[0],
        away: teams[1],
        ground: venue ?? teams[0].ground,
        isNeutral: venue !== null,
        decision: 'draw',
        firstLeg: null,
        // A match that is needed to have two live ones is not cancelled.
        fate: isNeeded && fate.kind === 'cancelled' ? { kind: 'played' } : fate,
      },
    ];
  });
}

/** Every kick-off of the grid except where the calendar has enough matches by itself. */
function neededKickoffs(day: number, near: readonly Fixture[]): number[] {
  const starts = near.filter(isPlayed).map(startOf);
  const isFilledAt = (at: number) =>
    starts.filter((start) => start <= at && at < start + SURE_MS).length >= 2;
  const kickoffs: number[] = [];
  for (let at = day * DAY_MS; at < (day + 1) * DAY_MS; at += APART_MS) {
    let time = at;
    while (time < at + SURE_MS && isFilledAt(time)) time += STEP_MS;
    if (time < at + SURE_MS) kickoffs.push(at);
  }
  return kickoffs;
}

const isPlayed = ({ fate: { kind } }: Fixture) =>
  kind === 'played' || kind === 'postponed' || kind === 'interrupted';

/** Afternoons and evenings of Europe and the Arab world, in hours of UTC from noon on. */
const HOUR_WEIGHTS = [1, 2, 3, 4, 5, 5, 5, 4, 2];

function furtherKickoffs(
  random: Random,
  { day, near, needed }: { day: number; near: readonly Fixture[]; needed: number },
): number[] {
  const target = MATCHES_A_DAY[new Date(day * DAY_MS).getUTCDay()]!;
  const planned = near.filter((fixture) => dayAt(startOf(fixture)) === day).length;
  return Array.from({ length: Math.max(0, target - planned - needed) }, () => {
    const hour = 12 + weighted(random, HOUR_WEIGHTS);
    return day * DAY_MS + hour * HOUR_MS + whole(random, 0, 3) * 15 * MINUTE_MS;
  });
}

/** Null while it is daytime at the home team's own venue. */
function tourVenue(kickoff: number): Venue | null {
  const hour = Math.floor((kickoff % DAY_MS) / HOUR_MS);
  if (hour >= 12 && hour < 22) return null;
  const venues = hour >= 5 && hour < 12 ? tourVenues.asia : tourVenues.america;
  return venues[Math.floor(kickoff / APART_MS) % venues.length]!;
}

type Picked = { teams: readonly [Team, Team]; isNations: boolean };

type Pick = (random: Random, at: number, isNeeded: boolean) => Picked | undefined;

/** Finds two teams for a kick-off, each once a day: rested ones of the day's class; others only for a needed match. */
function openPools({ day, near, pools }: Omit<Day, 'seed'>): Pick {
  const starts = new Map<number, number[]>();
  for (const fixture of near) {
    for (const { id } of [fixture.home, fixture.away]) {
      starts.set(id, [...(starts.get(id) ?? []), startOf(fixture)]);
    }
  }
  const used = new Set<number>();
  const today = pools.map((teams) => teams.filter((_, i) => (i + day) % CLASSES === 0));
  const candidates = (teams: readonly Team[], at: number, restMs: number) =>
    teams.filter(
      ({ id }) => !used.has(id) && !starts.get(id)?.some((start) => Math.abs(start - at) < restMs),
    );
  return (random, at, isNeeded) => {
    const first = random() < NATIONS_SHARE ? 1 : 0;
    const lists = [
      [today, REST_MS],
      [today, REST_MS / 2],
      [pools, REST_MS / 4],
    ] as const;
    for (const [from, restMs] of isNeeded ? lists : lists.slice(0, 1)) {
      for (const kind of [first, 1 - first]) {
        const free = candidates(from[kind]!, at, restMs);
        if (free.length < 2) continue;
        const home = invite(random, free);
        const away = invite(
          random,
          free.filter((team) => team !== home),
        );
        used.add(home.id).add(away.id);
        return { teams: [home, away], isNations: kind === 1 };
      }
    }
    return undefined;
  };
}

/** Of three random teams the strongest is invited. */
function invite(random: Random, teams: readonly Team[]): Team {
  const candidates = Array.from({ length: 3 }, () => teams[whole(random, 0, teams.length - 1)]!);
  return candidates.toSorted((a, b) => b.strength - a.strength)[0]!;
}
