import { randomOf } from '../../random.ts';
import { drawCards } from './cards.ts';
import { drawHalf, isStopped, kickoffOf, minuteIn, periodsOf } from './clock.ts';
import { BREAK_MS, MINUTE_MS, type STOPPAGE } from './figures.ts';
import { drawGoals, expectedGoals } from './goals.ts';
import { drawLineup } from './lineups.ts';
import { SIDES, takeTheField, type Course, type Now } from './pitch.ts';
import { shootOut } from './shoot-out.ts';
import { makeChanges, planChanges, planExtraChanges } from './substitutions.ts';
import type { Fixture, Period, Played, Side, Squad, Tally } from '../model.ts';

export type PlayOptions = {
  squads: Record<Side, Squad>;
  /** No goals are drawn, so that callers can score themselves. */
  isQuiet: boolean;
  referee: { name: string; country: string };
};

/** A whole match, drawn minute by minute so that everything in it is consistent. */
export function playMatch(seed: number, fixture: Fixture, { squads, isQuiet, referee }: PlayOptions): Played {
  const lineups = {
    home: drawLineup(seed, fixture, squads.home),
    away: drawLineup(seed, fixture, squads.away),
  };
  const random = randomOf(seed, 'match', fixture.id);
  const course: Course = {
    fixture,
    random,
    isQuiet,
    elevens: {
      home: takeTheField('home', lineups.home, planChanges(random)),
      away: takeTheField('away', lineups.away, planChanges(random)),
    },
    incidents: [],
    score: { home: 0, away: 0 },
    rates: expectedGoals(fixture),
    check: null,
  };
  const { periods, finalPhase } = playPeriods(course);
  return {
    fixture,
    periods,
    endsAt: periods.at(-1)!.to,
    finalPhase,
    incidents: course.incidents.toSorted((a, b) => a.at - b.at),
    lineups,
    referee,
  };
}

function playPeriods(course: Course): Pick<Played, 'periods' | 'finalPhase'> {
  const { fixture, random } = course;
  const periods: Period[] = [];
  const last = () => periods.at(-1)?.to ?? kickoffOf(fixture);
  const rest = (phase: 'HT' | 'BT', length: number) =>
    periods.push({ phase, from: last(), to: last() + length, board: null });
  /** Whether the match goes on after this half. */
  const play = (which: keyof typeof STOPPAGE): boolean => {
    const half = drawHalf(random, which);
    for (const period of periodsOf(half, last(), fixture.fate)) {
      periods.push(period);
      if (period.board) playPeriod(course, period);
    }
    return fixture.fate.kind !== 'abandoned' || !isStopped(half, fixture.fate);
  };

  if (!play('first')) return { periods, finalPhase: 'ABD' };
  rest('HT', BREAK_MS.half);
  if (!play('second')) return { periods, finalPhase: 'ABD' };
  if (fixture.decision === 'draw' || !isLevel(fixture, course.score)) return { periods, finalPhase: 'FT' };
  if (fixture.decision === 'extra-time') {
    rest('BT', BREAK_MS.extraTime);
    for (const side of SIDES) course.elevens[side].plan = planExtraChanges(random, course.elevens[side]);
    play('extraFirst');
    rest('BT', BREAK_MS.extraHalf);
    play('extraSecond');
    if (!isLevel(fixture, course.score)) return { periods, finalPhase: 'AET' };
  }
  periods.push(shootOut(course, last()));
  return { periods, finalPhase: 'PEN' };
}

/** On aggregate in a second leg; away goals have no extra weight. */
export function isLevel({ firstLeg }: Fixture, { home, away }: Tally): boolean {
  return home + (firstLeg?.home ?? 0) === away + (firstLeg?.away ?? 0);
}

function playPeriod(course: Course, period: Period): void {
  const minutes = (period.to - period.from) / MINUTE_MS;
  for (let index = 0; index < minutes; index++) {
    const start = period.from + index * MINUTE_MS;
    const now: Now = { period, start, minute: minuteIn(period, start)!, second: 0, left: minutes - index };
    if (course.check && course.check.until < start) course.check = null;
    for (const side of SIDES) {
      makeChanges(course, course.elevens[side], now);
      drawCards(course, course.elevens[side], now);
      drawGoals(course, side, now);
    }
  }
}
