import { type StatusGroup, statusGroups } from './status.ts';

// For queries. In a file of their own because browsers need none of them.

const codesOf = (...groups: StatusGroup[]): string[] =>
  Object.keys(statusGroups).filter((code) => groups.includes(statusGroups[code]!));

export const liveCodes = codesOf('live');

/** Codes after which the match will not change any more. */
export const settledCodes = codesOf('result', 'cancelled');

/** Every code but those of a match to come: unknown codes count as scheduled, so queries name the others. */
export const notScheduledCodes = codesOf('live', 'result', 'suspended', 'cancelled', 'off');

/** Codes of a match that has a result. */
export const resultCodes = codesOf('result');
