import { randomOf, whole, type Random } from '../../random.ts';
import type { Fate, Fixture, Side } from '../model.ts';
import type { Season } from './desk.ts';
import { isPlausible, zoneOf } from './kick-offs.ts';
import type { LeagueFormat, Plan } from './plan.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, dayAt, instantAt } from './weeks.ts';
import { isInWindow } from './windows.ts';

const POSTPONED_ONE_IN = 60;
const INTERRUPTED_ONE_IN = 150;
const ABANDONED_ONE_IN = 1500;
const AWARDED_ONE_IN = 2000;
const WALKOVER_ONE_IN = 4000;
const CANCELLED_ONE_IN = 1500;

/** A postponed match gets a date between so many days after the old one. */
const SOONEST_DAYS = 10;
const LATEST_DAYS = 56;
/** The last rounds of a season, or of its first part, are not postponed. */
const LAST_ROUNDS = 4;

const isOneIn = (random: Random, n: number) => random() < 1 / n;
const someSide = (random: Random): Side => (random() < 0.5 ? 'home' : 'away');

function interrupted(random: Random): Fate {
  return { kind: 'interrupted', minute: whole(random, 15, 85), breakMs: whole(random, 10, 50) * MINUTE_MS };
}

/** HOUSE: league matches, in the order of their rounds, some of them with a special fate. */
export function withLeagueFates(
  season: Season,
  plan: Plan & { format: LeagueFormat },
  rounds: readonly (readonly Fixture[])[],
): Fixture[] {
  const before = Math.min(...(rounds.at(-1) ?? []).map(({ kickoff }) => kickoff));
  return rounds.flatMap((round, i) =>
    round.map((fixture) => {
      const random = randomOf(season.seed, 'fate', fixture.id);
      if (i >= rounds.length - LAST_ROUNDS) return { ...fixture, fate: fateOfAny(random) };
      const fate = isOneIn(random, POSTPONED_ONE_IN)
        ? postponed(season, plan, { fixture, before, random })
        : rareFate(random, fixture);
      return { ...fixture, fate: fate ?? fateOfAny(random) };
    }),
  );
}

/** HOUSE: only one-leg cup ties can end without a match, but not a leg of a tie and not a final. */
export function withCupFate(season: Season, fixture: Fixture): Fixture {
  const random = randomOf(season.seed, 'fate', fixture.id);
  const canEndUnplayed = fixture.decision !== 'draw' && fixture.firstLeg === null && !fixture.isNeutral;
  if (canEndUnplayed && isOneIn(random, WALKOVER_ONE_IN)) {
    return { ...fixture, fate: { kind: 'walkover', to: someSide(random) } };
  }
  return { ...fixture, fate: fateOfAny(random) };
}

/** HOUSE: a friendly is sometimes cancelled on the day before. */
export function friendlyFate(random: Random, kickoff: number): Fate {
  if (!isOneIn(random, CANCELLED_ONE_IN)) return fateOfAny(random);
  return { kind: 'cancelled', knownAt: kickoff - whole(random, 5, 30) * HOUR_MS };
}

function fateOfAny(random: Random): Fate {
  return isOneIn(random, INTERRUPTED_ONE_IN) ? interrupted(random) : { kind: 'played' };
}

function rareFate(random: Random, { kickoff }: Fixture): Fate | undefined {
  if (isOneIn(random, ABANDONED_ONE_IN)) {
    const awardedAt = kickoff + whole(random, 5, 12) * DAY_MS;
    return { kind: 'abandoned', minute: whole(random, 25, 85), awardedAt, to: someSide(random) };
  }
  return isOneIn(random, AWARDED_ONE_IN) ? { kind: 'awarded', to: someSide(random) } : undefined;
}

/** Undefined where no midweek is free in time. */
function postponed(
  { year, monday, diary }: Season,
  { format: { slots }, zone }: Plan & { format: LeagueFormat },
  { fixture, before, random }: { fixture: Fixture; before: number; random: Random },
): Fate | undefined {
  const { kickoff, home, away } = fixture;
  // A league of one year begins in a season whose cups this diary does not know.
  if (kickoff < Date.UTC(year, 6, 1)) return undefined;
  for (let day = dayAt(kickoff) + SOONEST_DAYS; day <= dayAt(kickoff) + LATEST_DAYS; day++) {
    const week = Math.floor((day - monday) / 7);
    if (isInWindow(day)) continue;
    const slot = slots.midweek.findLast(([weekday]) => weekday === day - monday - week * 7);
    const to = slot && instantAt(zone === 'home' ? zoneOf(home) : zone, day, slot[1]);
    if (to === undefined || to >= before) continue;
    if (!diary.isFree([home, away], to) || !isPlausible(home, to)) continue;
    diary.note([home, away], to);
    const knownAt = kickoff - whole(random, 3, 30) * HOUR_MS;
    return { kind: 'postponed', knownAt, datedAt: knownAt + whole(random, 30, 150) * HOUR_MS, to };
  }
  return undefined;
}
