import { randomOf } from '../../random.ts';
import { minuteIn } from './clock.ts';
import { ASSISTS, IS_BOOKED, SCORES } from './figures.ts';
import { pickByLine, pickPlayer } from './pitch.ts';
import { isLevel } from './play-match.ts';
import { goalsBetween, isGoal } from './score.ts';
import type { Incident, Intervention, Minute, Period, Played, Player, Side } from '../model.ts';

type Seen = Pick<Played, 'incidents'> & { played: Played };

/** The visible state at a moment, from the drawn match and the control API's interventions. */
export function unfold(drawn: Played, done: readonly Intervention[], now: number): Seen {
  const due = done
    .filter(({ at }) => at <= now && at >= drawn.periods[0]!.from)
    .toSorted((a, b) => a.at - b.at);
  if (due.length === 0) return { played: drawn, incidents: visible(drawn.incidents, now) };

  let played = drawn;
  for (const one of due) {
    played = settle(played, due, one.at);
    if (one.at >= played.endsAt) break;
    played = one.kind === 'end' ? cut(played, one.at) : { ...played, incidents: withDone(played, one) };
  }
  played = settle(played, due, now);
  return { played, incidents: visible(played.incidents, now) };
}

function visible(incidents: readonly Incident[], now: number): Incident[] {
  return incidents.filter(({ at, until }) => at <= now && (until === null || until > now));
}

/** A control goal may decide a tie that was drawn to go on: then it ends after ninety minutes, or after extra time. */
function settle(played: Played, due: readonly Intervention[], now: number): Played {
  for (const phase of ['2H', 'ET'] as const) {
    const end = played.periods.findLast((period) => period.phase === phase)?.to;
    if (end === undefined || end > now || end === played.endsAt) continue;
    if (!due.some(({ at }) => at < end)) continue;
    if (!isLevel(played.fixture, goalsBetween(visible(played.incidents, end), 0, end)))
      return cut(played, end);
  }
  return played;
}

function cut(played: Played, at: number): Played {
  const periods = played.periods
    .filter(({ from }) => from < at)
    .map((period) => (period.to > at ? { ...period, to: at } : period));
  return {
    ...played,
    periods,
    endsAt: at,
    finalPhase: finalPhase(periods),
    incidents: played.incidents
      .filter((one) => one.at <= at)
      // The VAR does not decide any more: a goal under review stands.
      .map((one) => (one.until !== null && one.until > at ? { ...one, until: null } : one)),
  };
}

function finalPhase(periods: readonly Period[]): Played['finalPhase'] {
  if (periods.some(({ phase }) => phase === 'P')) return 'PEN';
  return periods.some(({ phase }) => phase === 'ET') ? 'AET' : 'FT';
}

function withDone(played: Played, done: Exclude<Intervention, { kind: 'end' }>): readonly Incident[] {
  const period = played.periods.find(({ from, to }) => from <= done.at && done.at < to);
  if (period?.phase === 'P') return played.incidents;
  const minute = minuteAt(played.periods, done.at);
  if (done.kind === 'cancel') return withoutLastGoal(played.incidents, done.at, minute);
  return inserted(played.incidents, { ...drawDone(played, done), minute });
}

/** In a break: the last minute played. */
export function minuteAt(periods: readonly Period[], at: number): Minute {
  const period = periods.findLast(({ from, board }) => board && from <= at) ?? periods[0]!;
  return minuteIn(period, at) ?? { elapsed: 1, extra: null };
}

function drawDone(
  played: Played,
  { at, kind, side }: { at: number; kind: 'goal' | 'card'; side: Side },
): Omit<Incident, 'minute'> {
  const random = randomOf('outside', played.fixture.id, at, kind, side);
  const on = onPitch(played, side, at);
  const row = { at, side, assist: null, until: null, isShootout: false };
  if (kind === 'card') {
    // Not a player who gets another card later: two yellows without a red would be against the rules.
    const booked = new Set(
      played.incidents.flatMap(({ type, player }) => (type === 'Card' ? player?.id : [])),
    );
    const clean = on.filter(({ id }) => !booked.has(id));
    const player = pickPlayer(random, clean, IS_BOOKED) ?? null;
    return { ...row, type: 'Card', detail: 'Yellow Card', comments: 'Foul', player };
  }
  const player = pickByLine(random, on, SCORES) ?? null;
  const others = on.filter((one) => one !== player);
  const assist = pickByLine(random, others, ASSISTS) ?? null;
  return { ...row, type: 'Goal', detail: 'Normal Goal', comments: null, player, assist };
}

/** As the provider shows it: the goal is removed from the list and a row of its own gives the reason. */
function withoutLastGoal(incidents: readonly Incident[], at: number, minute: Minute): readonly Incident[] {
  const goal = visible(incidents, at).findLast(isGoal);
  if (!goal) return incidents;
  const isItsVerdict = (one: Incident) =>
    one.type === 'Var' && one.player === goal.player && one.at === goal.until;
  const rest = incidents.filter((one) => one !== goal && !isItsVerdict(one));
  return inserted(rest, {
    ...goal,
    at,
    minute,
    type: 'Var',
    detail: 'Goal cancelled',
    comments: null,
    assist: null,
    until: null,
    player: goal.player,
  });
}

function inserted(incidents: readonly Incident[], one: Incident): Incident[] {
  const index = incidents.findIndex(({ at }) => at > one.at);
  return index === -1 ? [...incidents, one] : incidents.toSpliced(index, 0, one);
}

/** The players of a side on the pitch at an instant. */
export function onPitch({ lineups, incidents }: Played, side: Side, at: number): Player[] {
  const on = lineups[side].starters.map(({ player }) => player);
  for (const one of incidents) {
    if (one.at > at) break;
    if (one.side !== side || !one.player) continue;
    const index = on.findIndex(({ id }) => id === one.player!.id);
    if (one.type === 'subst' && one.assist && index !== -1) on[index] = one.assist;
    if (one.detail === 'Red Card' && index !== -1) on.splice(index, 1);
  }
  return on;
}
