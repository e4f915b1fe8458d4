import { weighted, whole } from '../../random.ts';
import { minuteIn, shareOf } from './clock.ts';
import { ASSISTS, DISALLOWED, GOAL_MINUTES, GOALS, MINUTE_MS, OWN_GOALS, SCORES, VIDEO } from './figures.ts';
import { OTHER, pickByLine, record, tick, type Course, type Now } from './pitch.ts';
import type { Fixture, Minute, Player, Side, Tally } from '../model.ts';

const DISALLOWED_WEIGHTS = DISALLOWED.map(({ weight }) => weight);

/** Expected goals in ninety minutes: the competition's rates, adjusted by the difference in strength. */
export function expectedGoals({ competition, home, away, isNeutral }: Fixture): Tally {
  const { rates } = competition;
  const middle = (rates.home + rates.away) / 2;
  const edge = Math.tanh(GOALS.strength * (home.strength - away.strength));
  return {
    home: (isNeutral ? middle : rates.home) * (1 + edge) * GOALS.level,
    away: (isNeutral ? middle : rates.away) * (1 - edge) * GOALS.level,
  };
}

/** Draws this side's goals, cancelled goals and missed penalties in this minute. */
export function drawGoals(course: Course, side: Side, now: Now): void {
  const { random, check, isQuiet, rates } = course;
  if (isQuiet || (check && check.until > now.start)) return;
  const share = shareOf(GOAL_MINUTES, now.minute);
  if (random() < rates[side] * share * mood(course, side, now.minute)) drawGoal(course, side, now);
  else if (random() < (GOALS.missedPenalties / 2) * share)
    takePenalty(course, side, { now, isScored: false });
  else if (random() < (VIDEO.disallowed / 2) * share) disallow(course, side, now);
  else if (random() < (VIDEO.penaltyCancelled / 2) * share) {
    const player = pickByLine(random, course.elevens[side].on, SCORES) ?? null;
    record(course, now, { at: tick(course, now), side, type: 'Var', detail: 'Penalty cancelled', player });
  }
}

/** How the score and the number of players change a side's scoring rate. */
function mood({ score, elevens }: Course, side: Side, { elapsed }: Minute): number {
  const behind = score[OTHER[side]] - score[side];
  const men = elevens[OTHER[side]].sentOff - elevens[side].sentOff;
  let factor = 1;
  if (behind > 0 && elapsed > GOALS.whenTrailingFrom) factor *= GOALS.whenTrailing;
  if (behind === 0 && elapsed > GOALS.whenLevelFrom) factor *= GOALS.whenLevel;
  if (men < 0) factor *= GOALS.withTen;
  if (men > 0) factor *= GOALS.againstTen;
  return factor;
}

function drawGoal(course: Course, side: Side, now: Now): void {
  const { random } = course;
  const kind = random();
  if (kind < GOALS.penalty) return takePenalty(course, side, { now, isScored: true });
  course.score[side]++;
  const at = tick(course, now);
  if (kind < GOALS.penalty + GOALS.own) {
    const player = pickByLine(random, course.elevens[OTHER[side]].on, OWN_GOALS) ?? null;
    return record(course, now, { at, side, type: 'Goal', detail: 'Own Goal', player });
  }
  const { player, assist } = shooters(course, side);
  record(course, now, { at, side, type: 'Goal', detail: 'Normal Goal', player, assist });
  if (now.left > 2 && random() < VIDEO.goalConfirmed) {
    look(course, now, { at, side, player, detail: 'Goal confirmed' });
  }
}

/** Shown at once and cancelled one to three minutes later: the score goes up and down again. */
function disallow(course: Course, side: Side, now: Now): void {
  if (now.left <= 3) return; // the VAR decides before the final whistle
  const { player, assist } = shooters(course, side);
  const at = tick(course, now);
  const { detail } = DISALLOWED[weighted(course.random, DISALLOWED_WEIGHTS)]!;
  const until = look(course, now, { at, side, player, detail });
  record(course, now, { at, side, type: 'Goal', detail: 'Normal Goal', player, assist, until });
}

type Look = { at: number; side: Side; player: Player; detail: string };

function look(course: Course, now: Now, { at, side, player, detail }: Look): number {
  const longest = now.start + (now.left - 1) * MINUTE_MS;
  const until = Math.min(at + whole(course.random, 60, 180) * 1000, longest);
  course.check = { until, player };
  const minute = minuteIn(now.period, until)!;
  record(course, now, { at: until, minute, side, type: 'Var', detail, player });
  return until;
}

function takePenalty(course: Course, side: Side, { now, isScored }: { now: Now; isScored: boolean }): void {
  const player = course.elevens[side].on.reduce((best, one) => (nerve(one) > nerve(best) ? one : best));
  if (course.random() < VIDEO.penaltyGiven) {
    const detail = course.random() < 0.6 ? 'Penalty confirmed' : 'Penalty awarded';
    record(course, now, { at: tick(course, now), side, type: 'Var', detail, player });
  }
  const detail = isScored ? 'Penalty' : 'Missed Penalty';
  record(course, now, { at: tick(course, now), side, type: 'Goal', detail, player });
  if (isScored) course.score[side]++;
}

/** The order of penalty takers: the best forwards first. */
export function nerve({ role, quality }: Player): number {
  return { G: 0, D: 1, M: 1.7, F: 2 }[role] + quality;
}

function shooters({ random, elevens }: Course, side: Side): { player: Player; assist: Player | null } {
  const { on } = elevens[side];
  const player = pickByLine(random, on, SCORES) ?? on[0]!;
  const others = on.filter((one) => one !== player);
  const assist = random() < GOALS.assisted ? (pickByLine(random, others, ASSISTS) ?? null) : null;
  return { player, assist };
}
