import { poisson, randomOf, weighted, whole, type Random } from './random.ts';
import type { Fixture } from './rounds.ts';

const MINUTE_MS = 60_000;
const HALF_MINUTES = 45;
const BREAK_MS = 15 * MINUTE_MS;
/** Shares of the goals and of the cards in the six quarters of an hour. */
const GOAL_WEIGHTS = [12, 14, 18, 16, 17, 23];
const CARD_WEIGHTS = [5, 12, 18, 18, 20, 27];
/** How far the strongest and the weakest club are from the middle, in powers of e. */
const STRENGTH = 0.35;

export type Side = 'home' | 'away';
export type Minute = { elapsed: number; extra: number | null };

export type Incident = {
  /** Milliseconds of the world. */
  at: number;
  side: Side;
  type: 'Goal' | 'Card' | 'Var';
  detail: string;
};

/** When the parts of a match begin and end, stoppage time included. */
export type Periods = { kickoff: number; halftime: number; secondHalf: number; end: number };

export type Timeline = { periods: Periods; incidents: Incident[] };

export type WorldRules = { seed: number; quiet: boolean };

/** All that will happen in a match by itself, drawn once and for all by its id. */
export function timelineOf({ seed, quiet }: WorldRules, fixture: Fixture): Timeline {
  const random = randomOf(seed, 'match', fixture.id);
  const periods = periodsOf(random, fixture.kickoff);
  const goals = goalsOf(random, periods, expectedGoals(seed, fixture));
  const cards = cardsOf(random, periods, fixture);
  const incidents = quiet ? cards : [...goals, ...cards];
  return { periods, incidents: incidents.toSorted((a, b) => a.at - b.at) };
}

/** The minute on the board. Stoppage time shows as 45 or 90 with `extra` running. */
export function minuteAt({ kickoff, halftime, secondHalf, end }: Periods, instant: number): Minute {
  const isFirstHalf = instant < secondHalf;
  const from = isFirstHalf ? kickoff : secondHalf;
  const latest = (isFirstHalf ? halftime : end) - 1;
  const played = Math.floor((Math.min(instant, latest) - from) / MINUTE_MS) + 1;
  const before = isFirstHalf ? 0 : HALF_MINUTES;
  if (played <= HALF_MINUTES) return { elapsed: before + played, extra: null };
  return { elapsed: before + HALF_MINUTES, extra: played - HALF_MINUTES };
}

function periodsOf(random: Random, kickoff: number): Periods {
  const halftime = kickoff + (HALF_MINUTES + whole(random, 1, 4)) * MINUTE_MS;
  const secondHalf = halftime + BREAK_MS;
  const end = secondHalf + (HALF_MINUTES + whole(random, 2, 7)) * MINUTE_MS;
  return { kickoff, halftime, secondHalf, end };
}

function expectedGoals(seed: number, { league, home, away }: Fixture): Record<Side, number> {
  const gap = strengthOf(seed, home.id) - strengthOf(seed, away.id);
  return { home: league.rates.home * Math.exp(gap), away: league.rates.away * Math.exp(-gap) };
}

/** From -STRENGTH to STRENGTH, a club's own for as long as the seed stays. */
export function strengthOf(seed: number, clubId: number): number {
  return (randomOf(seed, 'strength', clubId)() * 2 - 1) * STRENGTH;
}

function goalsOf(random: Random, periods: Periods, expected: Record<Side, number>): Incident[] {
  const draw = (side: Side, detail?: string): Incident => ({
    at: instantIn(random, periods, GOAL_WEIGHTS),
    side,
    type: 'Goal',
    detail: detail ?? goalDetail(random),
  });
  const sides: Side[] = ['home', 'away'];
  return [
    ...sides.flatMap((side) => Array.from({ length: poisson(random, expected[side]) }, () => draw(side))),
    ...Array.from({ length: poisson(random, 0.06) }, () =>
      draw(sides[whole(random, 0, 1)]!, 'Missed Penalty'),
    ),
  ];
}

function goalDetail(random: Random): string {
  return ['Normal Goal', 'Penalty', 'Own Goal'][weighted(random, [88, 9, 3])]!;
}

function cardsOf(random: Random, periods: Periods, { league }: Fixture): Incident[] {
  const draw = (detail: string) => (): Incident => ({
    at: instantIn(random, periods, CARD_WEIGHTS),
    side: random() < 0.475 ? 'home' : 'away',
    type: 'Card',
    detail,
  });
  return [
    ...Array.from({ length: poisson(random, league.rates.yellows) }, draw('Yellow Card')),
    ...Array.from({ length: poisson(random, league.rates.reds) }, draw('Red Card')),
  ];
}

/** The third and the sixth quarter of an hour reach into stoppage time. */
function instantIn(random: Random, periods: Periods, weights: readonly number[]): number {
  const quarter = weighted(random, weights);
  const start = quarter < 3 ? periods.kickoff : periods.secondHalf;
  const stop = quarter < 3 ? periods.halftime : periods.end;
  const from = start + (quarter % 3) * 15 * MINUTE_MS;
  const to = quarter % 3 === 2 ? stop : from + 15 * MINUTE_MS;
  return from + Math.floor(random() * (to - from));
}
