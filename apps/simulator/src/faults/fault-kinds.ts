import { z } from 'zod';
import type { Moment } from '../world/model.ts';

/** What can be wrong with an answer. The order is that in which shares are drawn. */
export const FaultKind = z.enum([
  // Refusals and broken transport.
  'rate-limit',
  'quota-spent',
  'http-204',
  'http-429',
  'http-499',
  'http-500',
  'http-503',
  'cut-connection',
  'html',
  'half-json',
  'slow',
  // An answer of another time.
  'stale',
  'older',
  // An answer with something wrong in it.
  'bad-item',
  'wrong-types',
  'mistyped-item',
  'swapped-substitutions',
  'edited-events',
  'removed-events',
  'second-ids',
  'bad-grids',
  'entities',
  'percent-accuracy',
  'stuck',
  'clock-skew',
]);
export type FaultKind = z.infer<typeof FaultKind>;

/** How far a clock that is off is off. */
export const SKEW_MS = 180_000;
const STALE_MS = 90_000;
const OLDER_MS = 60_000;

/** HOME-14: `stale` comes from a source that lags; `older` is one answer from before between two fresh ones. */
export function spoilMoment(fault: FaultKind | undefined, moment: Moment): Moment {
  if (fault === 'stale') return { ...moment, now: moment.now - STALE_MS };
  return fault === 'older' ? { ...moment, now: moment.now - OLDER_MS } : moment;
}
