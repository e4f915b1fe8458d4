import { nerve } from '../play/goals.ts';
import { onPitch } from '../play/outside.ts';
import { OTHER } from '../play/pitch.ts';
import { SHOOTOUT } from '../play/figures.ts';
import type { Incident, Lineup, Minute, Period, Played, Player, Side } from '../model.ts';
import type { Script, ScriptedEvent } from './script.ts';
import { instantOf } from './stage.ts';

type Row = Pick<Incident, 'type' | 'detail'> & Partial<Pick<Incident, 'comments' | 'player' | 'assist'>>;

/** One side of a script: the players on the pitch, and the state for choosing the next one. */
type Cast = {
  on: Player[];
  bench: Player[];
  cameOn: Set<Player>;
  booked: Player[];
  goals: number;
  ownGoals: number;
  scorer: Player | null;
};

/** HOUSE: the events of a script as incidents. Players are chosen in turn: forwards score, defenders are booked. */
export function incidentsOf(
  events: readonly ScriptedEvent[],
  { periods, lineups }: Pick<Played, 'periods' | 'lineups'>,
): Incident[] {
  const casts = { home: castOf(lineups.home), away: castOf(lineups.away) };
  const inOrder = events.toSorted((a, b) => a.minute - b.minute || (a.extra ?? 0) - (b.extra ?? 0));
  const incidents = inOrder.flatMap((event) => {
    const minute: Minute = { elapsed: event.minute, extra: event.extra ?? null };
    const rows = rowsOf(event, casts);
    return rows.map((row) => ({ ...blank, ...row, side: event.side, minute, at: 0 }) satisfies Incident);
  });
  return timed(incidents, periods);
}

const blank = { comments: null, player: null, assist: null, until: null, isShootout: false };

/** So short that all events of a script fit into one minute. */
const STEP_MS = 400;

/** Each incident in its minute, one after the other; those of a minute that is not played are left out. */
export function timed(incidents: readonly Incident[], periods: readonly Period[]): Incident[] {
  return incidents
    .flatMap((one, index) => {
      const at = instantOf(periods, one.minute);
      return at === undefined ? [] : [{ ...one, at: at + index * STEP_MS }];
    })
    .toSorted((a, b) => a.at - b.at);
}

function castOf({ starters, substitutes }: Lineup): Cast {
  const on = starters.map(({ player }) => player);
  return { on, bench: [...substitutes], cameOn: new Set(), booked: [], goals: 0, ownGoals: 0, scorer: null };
}

function rowsOf(event: ScriptedEvent, casts: Record<Side, Cast>): Row[] {
  const rows = playedOut(event, casts);
  const { detail: wording, unnamed } = event;
  // With a custom wording a second yellow is one row, as in older seasons.
  const worded = wording === undefined ? rows : rows.slice(-1).map((row) => ({ ...row, wording }));
  return unnamed ? worded.map((row) => ({ ...row, player: null, assist: null })) : worded;
}

function playedOut({ kind, side }: ScriptedEvent, casts: Record<Side, Cast>): Row[] {
  const cast = casts[side];
  switch (kind) {
    case 'goal':
      return [{ type: 'Goal', detail: 'Normal Goal', player: score(cast), assist: inFront(cast) }];
    case 'penalty':
      return [{ type: 'Goal', detail: 'Penalty', player: score(cast) }];
    case 'missed-penalty':
      return [{ type: 'Goal', detail: 'Missed Penalty', player: inFront(cast) }];
    case 'own-goal': {
      const other = casts[OTHER[side]];
      const backs = fieldOf(other);
      return [{ type: 'Goal', detail: 'Own Goal', player: backs[other.ownGoals++ % backs.length] ?? null }];
    }
    case 'yellow':
      return [{ type: 'Card', detail: 'Yellow Card', comments: 'Foul', player: book(cast) }];
    case 'second-yellow': {
      const player = cast.booked.findLast((one) => cast.on.includes(one)) ?? book(cast);
      leave(cast, player);
      const card = { type: 'Card', player } as const;
      return [
        { ...card, detail: 'Yellow Card', comments: 'Foul' },
        { ...card, detail: 'Red Card' },
      ];
    }
    case 'red': {
      const player = fieldOf(cast).find((one) => !cast.booked.includes(one)) ?? null;
      leave(cast, player);
      return [{ type: 'Card', detail: 'Red Card', comments: 'Foul', player }];
    }
    case 'substitution':
      return [change(cast)];
    case 'var-cancelled':
      return [{ type: 'Var', detail: 'Goal cancelled', player: inFront(cast) }];
    case 'var-confirmed':
      return [{ type: 'Var', detail: 'Goal confirmed', player: cast.scorer ?? inFront(cast) }];
  }
}

/** From back to front, the order of line-ups. */
const fieldOf = ({ on }: Cast): Player[] => on.filter(({ role }) => role !== 'G');

/** The next player to score; after a goal, the player after them is its assist. */
function inFront(cast: Cast): Player | null {
  const field = fieldOf(cast).toReversed();
  return field[cast.goals % field.length] ?? null;
}

function score(cast: Cast): Player | null {
  const scorer = inFront(cast);
  cast.goals++;
  cast.scorer = scorer;
  return scorer;
}

function book(cast: Cast): Player | null {
  const player = fieldOf(cast).find((one) => !cast.booked.includes(one)) ?? null;
  if (player) cast.booked.push(player);
  return player;
}

function leave(cast: Cast, player: Player | null): void {
  cast.on = cast.on.filter((one) => one !== player);
}

function change(cast: Cast): Row {
  const off = fieldOf(cast).findLast((one) => !cast.cameOn.has(one));
  const on = cast.bench.find(({ role, id }) => role !== 'G' && !cast.on.some((one) => one.id === id));
  const detail = `Substitution ${cast.cameOn.size + 1}`;
  if (!off || !on) return { type: 'subst', detail };
  cast.on = cast.on.map((one) => (one === off ? on : one));
  cast.bench = cast.bench.filter((one) => one !== on);
  cast.cameOn.add(on);
  return { type: 'subst', detail, player: off, assist: on };
}

/** For the phase PEN without scripted kicks. */
const USUAL_KICKS = { home: [true, true, true, true], away: [true, false, true, false] };

/** DLG-06: the kicks of a shoot-out, home first, by the players on the pitch at the end, best takers first. */
export function kicksOf({ phase, shootOut }: Script, played: Played): Incident[] {
  const from = played.periods.find((period) => period.phase === 'P')?.from;
  const kicks = shootOut ?? (phase === 'PEN' ? USUAL_KICKS : undefined);
  if (from === undefined || !kicks) return [];
  const takers = (side: Side) => onPitch(played, side, from).toSorted((a, b) => nerve(b) - nerve(a));
  const ofSide = { home: takers('home'), away: takers('away') };
  const rounds = Math.max(kicks.home.length, kicks.away.length);
  const inOrder = Array.from({ length: rounds }, (_, round) => [
    { side: 'home' as const, round },
    { side: 'away' as const, round },
  ])
    .flat()
    .filter(({ side, round }) => round < kicks[side].length);
  return inOrder.map(({ side, round }, index) => ({
    ...blank,
    at: from + SHOOTOUT.beforeMs + index * SHOOTOUT.kickMs,
    minute: { elapsed: 120, extra: index + 1 },
    side,
    type: 'Goal',
    detail: kicks[side][round] ? 'Penalty' : 'Missed Penalty',
    comments: 'Penalty Shootout',
    player: ofSide[side][round % ofSide[side].length] ?? null,
    isShootout: true,
  }));
}
