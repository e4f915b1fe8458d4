import { around, randomOf, type Random } from '../../random.ts';
import { LENGTH, MEANS, PARTICIPANTS, type ActionKind, type ByRole } from './action-figures.ts';
import { GOALS } from './figures.ts';
import { OTHER, SIDES } from './pitch.ts';
import { minutesSoFar, type Spell, type Started } from './spells.ts';
import type { Fixture, Player, Role, Side, Tally } from '../model.ts';

/** A counted action that is not an incident. */
export type Action = {
  kind: ActionKind;
  side: Side;
  /** In minutes of play. */
  at: number;
  isInside: boolean;
  /** From 0 to 1: the quality of a shot; a dribble above one half was successful. */
  worth: number;
};

const KINDS = Object.keys(MEANS) as ActionKind[];

/** All actions of these kinds so far. Drawn as processes that only move forward, so counters do not decrease. */
export function actionsOf(seed: number, match: Started, kinds: readonly ActionKind[] = KINDS): Action[] {
  const until = minutesSoFar(match);
  const expect = meansOf(seed, match.fixture);
  const actions: Action[] = [];
  for (const kind of kinds) {
    const means = expect(kind);
    for (const side of SIDES) {
      const random = randomOf(seed, kind, side, match.fixture.id);
      const pause = LENGTH / means[side];
      for (let at = wait(random, pause); at < until; at += wait(random, pause)) {
        actions.push({ kind, side, at, isInside: random() < INSIDE, worth: random() });
      }
    }
  }
  return actions;
}

// Goals are scored from closer: with them it is 64 % of all shots.
const INSIDE = 0.61;

function wait(random: Random, pause: number): number {
  return -Math.log(1 - random()) * pause;
}

/** The players in an action: by whom, against whom, and who prepared it. */
export type Cast = { player: Player; other: Player; mate: Player | null };

/** Assigns players who were on the pitch to the actions of `actionsOf`, in their order. */
export function makeCasting(seed: number, match: Started, spells: Record<Side, Spell[]>) {
  const stints = { home: stintsOf(spells.home), away: stintsOf(spells.away) };
  // Actions come by kind and by side, each group with its own random stream.
  let group: Pick<Action, 'kind' | 'side'> | null = null;
  let stream: Random;
  return (action: Action): Cast => {
    const { by, against, mate: prepares } = PARTICIPANTS[action.kind];
    if (group?.kind !== action.kind || group.side !== action.side) {
      group = action;
      stream = randomOf(seed, 'casting', action.kind, action.side, match.fixture.id);
    }
    const own = stintAt(stints[action.side], action.at);
    const player = pick(own, by, stream());
    const other = pick(stintAt(stints[OTHER[action.side]], action.at), against, stream());
    if (!prepares) return { player, other, mate: null };
    const luck = stream();
    const mate = luck < PREPARED ? pick(own, prepares, luck / PREPARED) : player;
    return { player, other, mate: mate === player ? null : mate };
  };
}

const PREPARED = 0.75;

/** The period between two changes, with the same players. */
type Stint = { to: number; on: Player[]; count: Record<Role, number> };

function stintsOf(spells: readonly Spell[]): Stint[] {
  const changes = [...new Set(spells.map(({ to }) => to))].toSorted((a, b) => a - b);
  let from = 0;
  return changes.map((to) => {
    const on = spells.filter((spell) => spell.from <= from && from < spell.to).map(({ player }) => player);
    const count = { G: 0, D: 0, M: 0, F: 0 };
    for (const { role } of on) count[role]++;
    from = to;
    return { to, on, count };
  });
}

function stintAt(stints: readonly Stint[], at: number): Stint {
  for (const stint of stints) if (at < stint.to) return stint;
  return stints.at(-1)!;
}

function pick({ on, count }: Stint, by: ByRole, luck: number): Player {
  let left = luck * (by.G * count.G + by.D * count.D + by.M * count.M + by.F * count.F);
  for (const player of on) {
    left -= by[player.role];
    if (left < 0) return player;
  }
  return on.at(-1)!;
}

/** For ninety minutes and their stoppage time. */
function meansOf(seed: number, { id, competition, home, away, isNeutral }: Fixture) {
  const { rates } = competition;
  const tempo = Math.max(0.6, around(randomOf(seed, 'tempo', id), 1, 0.12));
  const edge = Math.tanh(GOALS.strength * (home.strength - away.strength)) * 0.7;
  const goals = (rates.home + rates.away) * (1 - GOALS.own);
  const booked = (rates.yellows + rates.reds * 0.5) * 0.73;
  const totals = {
    ...MEANS,
    saved: Math.max(3, MEANS.saved - goals),
    foul: rates.fouls - booked,
    corner: rates.corners,
  };
  return (kind: ActionKind): Tally => {
    const { isAttack, home: ofHome } = PARTICIPANTS[kind];
    const total = totals[kind] * (isAttack ? tempo : 1);
    const lean = isAttack ? edge : 0;
    const share = isNeutral ? 0.5 : ofHome;
    return { home: total * share * (1 + lean), away: total * (1 - share) * (1 - lean) };
  };
}
