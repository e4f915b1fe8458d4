import { weighted, whole, type Random } from '../../random.ts';
import { GOES_OFF, SUBSTITUTIONS } from './figures.ts';
import {
  freePlayers,
  pickPlayer,
  record,
  tick,
  type Change,
  type Course,
  type Eleven,
  type Now,
} from './pitch.ts';
import type { Player } from '../model.ts';

/** At most five, in three windows and at half-time. */
export function planChanges(random: Random): Change[] {
  const { counts, hurt, atTheBreak, windows } = SUBSTITUTIONS;
  const total = 2 + weighted(random, counts);
  const plan: Change[] = [];
  if (random() < hurt) plan.push({ elapsed: whole(random, 8, 44), extra: 0, count: 1 });
  const moments = Array.from({ length: windows - plan.length }, () => drawWindow(random));
  for (let left = total - plan.length; left > 0; left--) {
    const isAtTheBreak = random() < atTheBreak;
    const window = isAtTheBreak ? AT_THE_BREAK : moments[whole(random, 0, moments.length - 1)]!;
    const same = plan.find(({ elapsed, extra }) => elapsed === window.elapsed && extra === window.extra);
    if (same) same.count++;
    else plan.push({ ...window, count: 1 });
  }
  return plan.toSorted(inTime);
}

/** One or two more for extra time; the rules allow a sixth. */
export function planExtraChanges(random: Random, { changes }: Eleven): Change[] {
  const left = Math.min(SUBSTITUTIONS.most + 1 - changes, 1 + weighted(random, [70, 30]));
  return Array.from({ length: left }, () => ({
    elapsed: whole(random, 91, 116),
    extra: 0,
    count: 1,
  })).toSorted(inTime);
}

// The first minute of the second half.
const AT_THE_BREAK = { elapsed: 46, extra: 0 };

function drawWindow(random: Random) {
  const { stretches } = SUBSTITUTIONS;
  const { from, to } =
    stretches[
      weighted(
        random,
        stretches.map(({ weight }) => weight),
      )
    ]!;
  const elapsed = whole(random, from === 46 ? 47 : from, to);
  return { elapsed, extra: elapsed === 90 ? whole(random, 0, 2) : 0 };
}

function inTime(a: Change, b: Change): number {
  return a.elapsed - b.elapsed || a.extra - b.extra;
}

/** Makes the due substitutions, as far as the rules and the bench allow. */
export function makeChanges(course: Course, eleven: Eleven, now: Now): void {
  const { elapsed, extra } = now.minute;
  for (let due = eleven.plan[0]; due; due = eleven.plan[0]) {
    if (due.elapsed > elapsed || (due.elapsed === elapsed && due.extra > (extra ?? 0))) return;
    eleven.plan.shift();
    if (!canChange(eleven, now)) continue;
    if (elapsed !== AT_THE_BREAK.elapsed) eleven.windows++;
    const at = tick(course, now);
    for (let made = 0; made < due.count && canAfford(eleven, now); made++) {
      const off = pickPlayer(course.random, whoMayGo(course, eleven), GOES_OFF);
      if (off) change(course, eleven, { now, at, off });
    }
  }
}

/** A goalkeeper was sent off: an outfield player makes way for the second one. */
export function bringKeeper(course: Course, eleven: Eleven, now: Now): void {
  eleven.windows++;
  const off = pickPlayer(course.random, whoMayGo(course, eleven), { G: 0, D: 0.4, M: 1, F: 1.4 });
  const on = eleven.bench.find(({ role }) => role === 'G');
  if (off && on) exchange(course, eleven, { now, at: tick(course, now), off, on });
}

/** Whether there is a goalkeeper on the bench, and a substitution left. */
export function canBringKeeper(course: Course, eleven: Eleven, now: Now): boolean {
  return (
    canChange(eleven, now) &&
    eleven.bench.some(({ role }) => role === 'G') &&
    whoMayGo(course, eleven).some(({ role }) => role !== 'G')
  );
}

function canChange(eleven: Eleven, now: Now): boolean {
  const { elapsed } = now.minute;
  const windows = SUBSTITUTIONS.windows + (elapsed > 90 ? 2 : 0);
  return canAfford(eleven, now) && (elapsed === AT_THE_BREAK.elapsed || eleven.windows < windows);
}

function canAfford({ changes }: Eleven, { minute }: Now): boolean {
  return changes < SUBSTITUTIONS.most + (minute.elapsed > 90 ? 1 : 0);
}

function whoMayGo(course: Course, eleven: Eleven): Player[] {
  return freePlayers(course, eleven).filter(({ id }) => !eleven.cameOn.has(id));
}

type Exchange = { now: Now; at: number; off: Player };

function change(course: Course, eleven: Eleven, { now, at, off }: Exchange): void {
  const candidates = eleven.bench.filter(({ role }) => (role === 'G') === (off.role === 'G'));
  const near = { G: 1, D: 1, M: 1, F: 1, [off.role]: 5 };
  const on = pickPlayer(course.random, candidates, near);
  if (on) exchange(course, eleven, { now, at, off, on });
}

function exchange(course: Course, eleven: Eleven, { now, at, off, on }: Exchange & { on: Player }): void {
  eleven.on[eleven.on.indexOf(off)] = on;
  eleven.bench = eleven.bench.filter((player) => player !== on);
  eleven.cameOn.add(on.id);
  eleven.changes++;
  record(course, now, {
    at,
    side: eleven.side,
    type: 'subst',
    detail: `Substitution ${eleven.changes}`,
    player: off,
    assist: on,
  });
}
