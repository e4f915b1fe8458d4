import type { Role } from '../model.ts';

/** The parameters of the engine, all guesses (section 6 of the provider's reference); `expected.ts` has the targets. */

export const MINUTE_MS = 60_000;
export const BREAK_MS = { half: 15 * MINUTE_MS, extraTime: 5 * MINUTE_MS, extraHalf: 2 * MINUTE_MS };

/** The share of a ninety-minute match that falls on one minute: by quarter-hour, in stoppage time, in extra time. */
export type MinuteShares = {
  quarters: readonly number[];
  stoppage: readonly [first: number, second: number];
  extraTime: number;
};

export const GOAL_MINUTES: MinuteShares = {
  quarters: [12 / 15, 14 / 15, 15 / 15, 16 / 15, 17 / 15, 16.5 / 15].map(hundredth),
  stoppage: [0.01, 0.0108],
  extraTime: 0.0095,
};
export const YELLOW_MINUTES: MinuteShares = {
  quarters: [5 / 15, 12 / 15, 15 / 15, 18 / 15, 20 / 15, 20 / 15].map(hundredth),
  stoppage: [0.01, 0.0117],
  extraTime: 0.012,
};
export const RED_MINUTES: MinuteShares = {
  quarters: [5 / 15, 8 / 15, 10 / 15, 15 / 15, 22 / 15, 28 / 15].map(hundredth),
  stoppage: [0.0067, 0.0167],
  extraTime: 0.014,
};

/** The weights of one to six and of three to ten minutes. */
export const STOPPAGE = {
  first: { from: 1, weights: [10, 28, 30, 19, 9, 4] },
  second: { from: 3, weights: [7, 14, 20, 23, 17, 10, 6, 3] },
  extraFirst: { from: 1, weights: [70, 30] },
  extraSecond: { from: 1, weights: [40, 40, 20] },
} as const;

export const GOALS = {
  /** The effect of a strength difference of one; the sum of both sides' goals stays the same. */
  strength: 0.42,
  /** Compensates for the goals that the other factors take away. */
  level: 1.02,
  /** Level sides risk less after the hour, which makes 0-0 and 1-1 more frequent. */
  whenLevel: 0.77,
  whenLevelFrom: 60,
  whenTrailing: 1.08,
  whenTrailingFrom: 70,
  withTen: 0.7,
  againstTen: 1.35,
  penalty: 0.0825,
  own: 0.03,
  assisted: 0.72,
  /** Per match. */
  missedPenalties: 0.057,
} as const;

/** VAR: per match, or per reviewed goal. */
export const VIDEO = {
  disallowed: 0.142,
  penaltyGiven: 0.24,
  penaltyCancelled: 0.034,
  goalConfirmed: 0.0095,
  cardUpgraded: 0.16,
  cardReviewed: 0.0035,
} as const;

export const CARDS = {
  /** Share of the reds, if a player is booked already. */
  secondYellow: 0.83,
  /** Share of all reds. */
  seconds: 0.45,
  home: 0.476,
} as const;

export const SHOOTOUT = { scored: 0.73, beforeMs: 2 * MINUTE_MS, kickMs: 50_000 } as const;

export const SUBSTITUTIONS = {
  most: 5,
  windows: 3,
  /** From two to five. */
  counts: [2, 10, 23, 65],
  /** Per side: a player injured in the first half. */
  hurt: 0.18,
  atTheBreak: 0.12,
  /** The time spans that a window is drawn from. */
  stretches: [
    { from: 46, to: 60, weight: 15 },
    { from: 61, to: 70, weight: 27 },
    { from: 71, to: 80, weight: 26 },
    { from: 81, to: 90, weight: 20 },
  ],
} as const;

type ByRole = Readonly<Record<Role, number>>;
export const SCORES: ByRole = { G: 0, D: 12, M: 30, F: 58 };
export const ASSISTS: ByRole = { G: 0.5, D: 20, M: 45, F: 35 };
export const OWN_GOALS: ByRole = { G: 10, D: 72, M: 16, F: 2 };
export const IS_BOOKED: ByRole = { G: 0.3, D: 1.2, M: 1.15, F: 0.75 };
export const GOES_OFF: ByRole = { G: 0.015, D: 0.55, M: 1.2, F: 1.4 };

export const CARD_REASONS = [
  { reason: 'Foul', weight: 62 },
  { reason: 'Argument', weight: 11 },
  { reason: 'Time wasting', weight: 7 },
  { reason: 'Holding', weight: 8 },
  { reason: 'Unsportsmanlike conduct', weight: 8 },
  { reason: 'Handball', weight: 3 },
  { reason: 'Unallowed field entering', weight: 1 },
] as const;

export const DISALLOWED = [
  { detail: 'Goal Disallowed - offside', weight: 50 },
  { detail: 'Goal cancelled', weight: 22 },
  { detail: 'Goal Disallowed - Foul', weight: 14 },
  { detail: 'Goal Disallowed - handball', weight: 8 },
  { detail: 'Goal Disallowed', weight: 6 },
] as const;

function hundredth(value: number): number {
  return value / 100;
}
