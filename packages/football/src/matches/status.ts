/** HOME-18: what a status code means for a list. Unknown codes count as scheduled. */
export type StatusGroup = 'scheduled' | 'live' | 'result' | 'suspended' | 'cancelled' | 'off';

const groups: Record<string, StatusGroup> = {
  TBD: 'scheduled',
  NS: 'scheduled',
  '1H': 'live',
  HT: 'live',
  '2H': 'live',
  ET: 'live',
  BT: 'live',
  P: 'live',
  INT: 'live',
  LIVE: 'live',
  FT: 'result',
  AET: 'result',
  PEN: 'result',
  AWD: 'result',
  WO: 'result',
  SUSP: 'suspended',
  CANC: 'cancelled',
  PST: 'off',
  ABD: 'off',
};

export function statusGroup(code: string): StatusGroup {
  return groups[code] ?? 'scheduled';
}

export function isLiveCode(code: string): boolean {
  return statusGroup(code) === 'live';
}

/** A postponed match keeps its old date at the provider, and one to be decided has a made-up time. */
export function hasKnownTime(code: string): boolean {
  return code !== 'TBD' && code !== 'PST' && code !== 'CANC';
}

/** Every live code, for queries. */
export const liveCodes = Object.keys(groups).filter(isLiveCode);

/** Codes after which the match will not change any more. */
export const settledCodes = Object.keys(groups).filter(
  (code) => groups[code] === 'result' || groups[code] === 'cancelled',
);

/** Every code but those of a match to come: unknown codes count as scheduled, so queries name the others. */
export const notScheduledCodes = Object.keys(groups).filter((code) => groups[code] !== 'scheduled');

/** Codes of a match that has a result. */
export const resultCodes = Object.keys(groups).filter((code) => groups[code] === 'result');
