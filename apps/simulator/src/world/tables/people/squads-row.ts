import type { Flank, Role } from '../../model.ts';

/**
 * A player whom everybody who follows the league knows to have been at the club in 2025-26: the name as in
 * @safira/arabic, the shirt number and the flank where they are certain. What is left out is composed.
 */
export type KnownRow = readonly [
  club: number,
  role: Role,
  known: string,
  number?: number | null,
  flank?: Flank,
];
