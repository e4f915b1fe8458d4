import { nerve } from './goals.ts';
import { SHOOTOUT } from './figures.ts';
import { OTHER, type Course } from './pitch.ts';
import type { Incident, Period, Side, Tally } from '../model.ts';

const EACH = 5;

/** Five kicks each, then one each until the score differs; it ends as soon as it is decided. */
export function shootOut(course: Course, from: number): Period {
  const { random, elevens, incidents } = course;
  const first: Side = random() < 0.5 ? 'home' : 'away';
  const takers = {
    home: elevens.home.on.toSorted((a, b) => nerve(b) - nerve(a)),
    away: elevens.away.on.toSorted((a, b) => nerve(b) - nerve(a)),
  };
  const scored = { home: 0, away: 0 };
  const taken = { home: 0, away: 0 };
  let at = from + SHOOTOUT.beforeMs;
  for (let kick = 1; !isDecided(scored, taken); kick++) {
    const side = kick % 2 === 1 ? first : OTHER[first];
    const player = takers[side][taken[side] % takers[side].length]!;
    const isScored = random() < SHOOTOUT.scored;
    taken[side]++;
    if (isScored) scored[side]++;
    incidents.push(kickOf({ at, side, player, isScored, kick }));
    at += SHOOTOUT.kickMs;
  }
  return { phase: 'P', from, to: at, board: null };
}

function isDecided(scored: Tally, taken: Tally): boolean {
  const lead = scored.home - scored.away;
  if (taken.home < EACH || taken.away < EACH) {
    return lead > EACH - taken.away || -lead > EACH - taken.home;
  }
  return taken.home === taken.away && lead !== 0;
}

type Kick = Pick<Incident, 'at' | 'side' | 'player'> & { isScored: boolean; kick: number };

function kickOf({ at, side, player, isScored, kick }: Kick): Incident {
  return {
    at,
    minute: { elapsed: 120, extra: kick },
    side,
    type: 'Goal',
    detail: isScored ? 'Penalty' : 'Missed Penalty',
    comments: 'Penalty Shootout',
    player,
    assist: null,
    until: null,
    isShootout: true,
  };
}
