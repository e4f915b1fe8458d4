import { z } from 'zod';
import type { Moment } from '../world/model.ts';

/** The possible faults of an answer. Shares are drawn in this order. */
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
  // An answer from an earlier time.
  'stale',
  'older',
  // An answer with wrong content.
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

/** How far a skewed clock is off. */
export const SKEW_MS = 180_000;
const STALE_MS = 90_000;
const OLDER_MS = 60_000;

/** HOME-14: `stale` comes from a source that lags; `older` is one outdated answer between two fresh ones. */
export function spoilMoment(fault: FaultKind | undefined, moment: Moment): Moment {
  if (fault === 'stale') return { ...moment, now: moment.now - STALE_MS };
  return fault === 'older' ? { ...moment, now: moment.now - OLDER_MS } : moment;
}
