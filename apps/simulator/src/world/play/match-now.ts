import { playingMinutes } from './clock.ts';
import { minuteAt, unfold } from './outside.ts';
import { goalsBetween, leaderOf, shootoutOf } from './score.ts';
import type { Fixture, Incident, MatchNow, Moment, Period, Phase, Played, Side, Tally } from '../model.ts';

/** An interruption that lasts longer is called a suspension. */
const SUSPENDED_AFTER_MS = 20 * 60_000;
/** The goals for the side that is awarded a match. */
const AWARDED = 3;

/** HOME-18: the state of a match at a moment, with statuses and score blocks as the provider shows them. */
export function matchAt(fixture: Fixture, moment: Moment, play: (fixture: Fixture) => Played): MatchNow {
  const { now } = moment;
  const paper = onPaper(fixture, now);
  if (paper) return paper;
  const { played, incidents } = unfold(play(fixture), moment.interventions(fixture.id), now);
  const phase = phaseAt(played, now);
  const match = {
    fixture,
    kickoff: played.periods[0]!.from,
    phase,
    minute: boardAt(played, phase, now),
    progress: progressAt(played, now),
    endsAt: played.endsAt,
    ...blocksAt(played, incidents, { phase, now }),
    played,
    incidents,
  };
  const { fate } = fixture;
  if (phase !== 'ABD' || fate.kind !== 'abandoned' || now < fate.awardedAt) return match;
  return { ...match, ...award(fate.to), phase: 'AWD', minute: { elapsed: 90, extra: null } };
}

/** A match that has not kicked off, or never will. */
function onPaper(fixture: Fixture, now: number): MatchNow | null {
  const { fate, kickoff } = fixture;
  const unplayed = (phase: Phase, at = kickoff): MatchNow => ({ ...nothing(fixture), phase, kickoff: at });
  switch (fate.kind) {
    case 'postponed':
      if (now < fate.knownAt) return unplayed('NS');
      if (now < fate.datedAt) return unplayed('PST');
      return now < fate.to ? unplayed('NS', fate.to) : null;
    case 'cancelled':
      return unplayed(now < fate.knownAt ? 'NS' : 'CANC');
    case 'awarded':
    case 'walkover':
      if (now < kickoff) return unplayed('NS');
      return { ...unplayed(fate.kind === 'awarded' ? 'AWD' : 'WO'), ...award(fate.to) };
    case 'played':
    case 'interrupted':
    case 'abandoned':
      return now < kickoff ? unplayed('NS') : null;
  }
}

function nothing(fixture: Fixture) {
  return {
    fixture,
    minute: null,
    progress: 0,
    endsAt: null,
    goals: null,
    halftime: null,
    fulltime: null,
    extratime: null,
    penalty: null,
    winner: null,
    played: null,
    incidents: [],
  };
}

function award(to: Side) {
  const goals: Tally = { home: 0, away: 0, [to]: AWARDED };
  return { goals, fulltime: goals, winner: to };
}

function phaseAt({ periods, endsAt, finalPhase }: Played, now: number): Phase {
  if (now >= endsAt) return finalPhase;
  const { phase, from } = periods.find(({ to }) => now < to) ?? periods.at(-1)!;
  return phase === 'INT' && now - from >= SUSPENDED_AFTER_MS ? 'SUSP' : phase;
}

function boardAt({ periods, endsAt }: Played, phase: Phase, now: number): MatchNow['minute'] {
  if (phase === 'P' || phase === 'PEN') return { elapsed: 120, extra: null };
  const minute = minuteAt(periods, Math.min(now, endsAt - 1));
  return phase === 'HT' || phase === 'BT' ? { elapsed: minute.elapsed, extra: null } : minute;
}

function progressAt({ periods, endsAt }: Played, now: number): number {
  return now >= endsAt ? 1 : playingMinutes(periods, now) / playingMinutes(periods, endsAt);
}

type Blocks = Pick<MatchNow, 'goals' | 'halftime' | 'fulltime' | 'extratime' | 'penalty' | 'winner'>;

/** The score blocks: half-time is live in the first half, extra time counts alone, a shoot-out is never added. */
function blocksAt(
  { periods, finalPhase }: Played,
  incidents: readonly Incident[],
  { phase, now }: { phase: Phase; now: number },
): Blocks {
  const begin = (of: Period['phase']) =>
    periods.find((period) => period.phase === of && period.from <= now)?.from;
  const goals = goalsBetween(incidents, 0, Infinity);
  const overtime = afterNinety(periods, now);
  const hasEnded = phase === finalPhase && phase !== 'ABD';
  const hasKicks = begin('P') !== undefined;
  const extraFrom = begin('ET');
  const penalty = hasKicks ? shootoutOf(incidents) : null;
  return {
    goals,
    halftime: goalsBetween(incidents, 0, begin('2H') ?? Infinity),
    fulltime: hasEnded || overtime !== undefined ? goalsBetween(incidents, 0, overtime ?? Infinity) : null,
    extratime:
      extraFrom !== undefined || hasKicks ? goalsBetween(incidents, overtime ?? Infinity, Infinity) : null,
    penalty,
    winner: hasEnded ? leaderOf(penalty ?? goals) : null,
  };
}

/** The end of the ninety minutes, if more followed. */
function afterNinety(periods: readonly Period[], now: number): number | undefined {
  const last = periods.findLast(({ phase }) => phase === '2H');
  return last && last !== periods.at(-1) && last.to <= now ? last.to : undefined;
}
