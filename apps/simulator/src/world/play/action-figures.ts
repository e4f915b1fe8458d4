import type { Role } from '../model.ts';

export type ActionKind =
  | 'saved'
  | 'off'
  | 'blocked'
  | 'foul'
  | 'corner'
  | 'offside'
  | 'tackle'
  | 'interception'
  | 'dribble'
  | 'aerial';

/** The average minutes of a match, stoppage time included. */
export const LENGTH = 99;

/**
 * Per match, both sides together. `saved` includes all shots on goal (goals are subtracted); fouls and corners come
 * from the competition.
 */
export const MEANS: Readonly<Record<ActionKind, number>> = {
  saved: 8.5,
  off: 9.45,
  blocked: 7,
  foul: 0,
  corner: 0,
  offside: 3.4,
  tackle: 33,
  interception: 18,
  dribble: 18,
  aerial: 30,
};

export type ByRole = Readonly<Record<Role, number>>;
const FRONT: ByRole = { G: 0, D: 0.5, M: 1.6, F: 3 };
const MAKER: ByRole = { G: 0.05, D: 0.7, M: 1.6, F: 1.2 };
const BACK: ByRole = { G: 0, D: 1.6, M: 0.9, F: 0.25 };
const ANY_PLAYER: ByRole = { G: 0.05, D: 1.1, M: 1.2, F: 0.9 };
const KEEPER: ByRole = { G: 1, D: 0, M: 0, F: 0 };
const BALL: ByRole = { G: 0, D: 0.4, M: 1.1, F: 1.4 };
const AIR: ByRole = { G: 0.05, D: 1.3, M: 0.8, F: 1.1 };

/** Who takes part in each action, by role, and the home side's share of it. */
export const PARTICIPANTS: Readonly<
  Record<ActionKind, { by: ByRole; against: ByRole; mate: ByRole | null; home: number; isAttack: boolean }>
> = {
  saved: { by: FRONT, against: KEEPER, mate: MAKER, home: 0.54, isAttack: true },
  off: { by: FRONT, against: BACK, mate: MAKER, home: 0.54, isAttack: true },
  blocked: { by: FRONT, against: BACK, mate: MAKER, home: 0.54, isAttack: true },
  foul: { by: ANY_PLAYER, against: BALL, mate: null, home: 0.487, isAttack: false },
  corner: { by: MAKER, against: BACK, mate: null, home: 0.545, isAttack: true },
  offside: { by: { G: 0, D: 0.03, M: 0.15, F: 1 }, against: BACK, mate: null, home: 0.5, isAttack: true },
  tackle: { by: { G: 0, D: 1.3, M: 1.3, F: 0.5 }, against: BALL, mate: null, home: 0.5, isAttack: false },
  interception: { by: BACK, against: BALL, mate: null, home: 0.5, isAttack: false },
  dribble: { by: BALL, against: BACK, mate: null, home: 0.52, isAttack: true },
  aerial: { by: AIR, against: AIR, mate: null, home: 0.5, isAttack: false },
};

/** For a player on the pitch for the whole match, relative to the others of the side. */
export const PASSES: ByRole = { G: 0.7, D: 1.2, M: 1.2, F: 0.65 };
/** Added to the share of accurate passes. */
export const PRECISION: ByRole = { G: -0.09, D: 0.03, M: 0.01, F: -0.05 };

/** For matches with as many goals as `goals`. */
export const CHANCE = { goals: 2.85, inside: 0.15, outside: 0.04, penalty: 0.79 } as const;
/** Share of the goals that are not penalties. */
export const GOALS_INSIDE = 0.88;
/** Share of the penalties that are not scored. */
export const PENALTY_SAVED = 16 / 23;
/** Card reasons that are fouls. */
export const FOUL_REASONS: readonly (string | null)[] = ['Foul', 'Holding', 'Handball'];

export const RATINGS = {
  start: 6.5,
  spread: 0.42,
  drift: 0.24,
  lowest: 4,
  highest: 10,
  goal: 0.9,
  assist: 0.6,
  cleanSheet: 0.4,
  yellow: -0.3,
  red: -1.5,
  ownGoal: -1,
  conceded: -0.15,
  save: 0.12,
} as const;
