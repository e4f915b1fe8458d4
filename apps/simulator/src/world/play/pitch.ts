import { weighted, type Random } from '../../random.ts';
import { minuteIn } from './clock.ts';
import type { Fixture, Incident, Lineup, Minute, Period, Player, Role, Side, Tally } from '../model.ts';

export const SIDES = ['home', 'away'] as const;
export const OTHER = { home: 'away', away: 'home' } as const;

/** One side during the match. */
export type Eleven = {
  side: Side;
  on: Player[];
  bench: Player[];
  /** Players who came on, who are not substituted again. */
  cameOn: Set<number>;
  booked: Set<number>;
  sentOff: number;
  changes: number;
  windows: number;
  plan: Change[];
};

/** A planned window: this many players go off in that minute. */
export type Change = { elapsed: number; extra: number; count: number };

/** A match while it is being drawn. */
export type Course = {
  fixture: Fixture;
  random: Random;
  isQuiet: boolean;
  elevens: Record<Side, Eleven>;
  incidents: Incident[];
  /** Goals that stand. */
  score: Tally;
  /** Expected goals in ninety minutes. */
  rates: Tally;
  /** A VAR check: play is held until its decision, and the player concerned stays on the pitch. */
  check: { until: number; player: Player } | null;
};

/** The minute being drawn; its events follow one after the other. */
export type Now = { period: Period; start: number; minute: Minute; second: number; left: number };

export function takeTheField(side: Side, { starters, substitutes }: Lineup, plan: Change[]): Eleven {
  return {
    side,
    on: starters.map(({ player }) => player),
    bench: [...substitutes],
    cameOn: new Set(),
    booked: new Set(),
    sentOff: 0,
    changes: 0,
    windows: 0,
    plan,
  };
}

/** The next second of this minute with an event. */
export function tick({ random }: Course, now: Now): number {
  now.second = Math.min(59, now.second + 1 + Math.floor(random() * 13));
  return now.start + now.second * 1000;
}

type Row = Pick<Incident, 'at' | 'side' | 'type' | 'detail'> & Partial<Incident>;

export function record({ incidents }: Course, { period }: Now, row: Row): void {
  const minute = row.minute ?? minuteIn(period, row.at);
  if (!minute) throw new Error('nothing happens in a break');
  incidents.push({
    comments: null,
    player: null,
    assist: null,
    until: null,
    isShootout: false,
    ...row,
    minute,
  });
}

/** One of these players, weighted by role and quality; undefined where none is eligible. */
export function pickPlayer(
  random: Random,
  players: readonly Player[],
  byRole: Readonly<Record<Role, number>>,
): Player | undefined {
  if (players.length === 0) return undefined;
  return players[
    weighted(
      random,
      players.map(({ role, quality }) => byRole[role] * (0.35 + quality)),
    )
  ];
}

/** Like `pickPlayer`, but the shares are those of whole lines, however many players they have. */
export function pickByLine(
  random: Random,
  players: readonly Player[],
  byRole: Readonly<Record<Role, number>>,
): Player | undefined {
  const present = { G: 0, D: 0, M: 0, F: 0 };
  for (const { role } of players) present[role]++;
  const share = (role: Role) => (present[role] ? byRole[role] / present[role] : 0);
  return pickPlayer(random, players, { G: share('G'), D: share('D'), M: share('M'), F: share('F') });
}

/** The players on the pitch who are not under VAR review. */
export function freePlayers({ check }: Course, { on }: Eleven): Player[] {
  return check ? on.filter((player) => player !== check.player) : on;
}
