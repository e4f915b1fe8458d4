import type { BySide } from '@safira/reports/record';

/** Both sides, or nothing. */
export const known = <T>({ home, away }: BySide<T | null>): BySide<T> | null =>
  home === null || away === null ? null : { home, away };
