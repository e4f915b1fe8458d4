import { weighted, type Random } from '../../random.ts';
import { minuteIn } from './clock.ts';
import type { Fixture, Incident, Lineup, Minute, Period, Player, Role, Side, Tally } from '../model.ts';

export const SIDES = ['home', 'away'] as const;
export const OTHER = { home: 'away', away: 'home' } as const;

/** One side while the match runs. */
export type Eleven = {
  side: Side;
  on: Player[];
  bench: Player[];
  /** May not be changed any more: he came on. */
  cameOn: Set<number>;
  booked: Set<number>;
  sentOff: number;
  changes: number;
  windows: number;
  plan: Change[];
};

/** A planned window: that many go off in that minute. */
export type Change = { elapsed: number; extra: number; count: number };

/** A match while it is drawn. */
export type Course = {
  fixture: Fixture;
  random: Random;
  isQuiet: boolean;
  elevens: Record<Side, Eleven>;
  incidents: Incident[];
  /** Goals that stand. */
  score: Tally;
  /** Goals to expect of ninety minutes. */
  rates: Tally;
  /** Nothing is played on before the video has spoken, and who it is about stays until then. */
  check: { until: number; player: Player } | null;
};

/** The minute that is being drawn: what happens in it happens one after the other. */
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

/** The next second of this minute in which something happens. */
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

/** One of these, by what his role and his quality make likely; undefined where nobody may. */
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

/** As `pickPlayer`, but the shares are those of whole lines, however many play in them. */
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

/** Those on the pitch the video is not looking at. */
export function freePlayers({ check }: Course, { on }: Eleven): Player[] {
  return check ? on.filter((player) => player !== check.player) : on;
}
