/** HOME-18: what a status code means for a list. Unknown codes count as scheduled. */
export type StatusGroup = 'scheduled' | 'live' | 'result' | 'suspended' | 'cancelled' | 'off';

export const statusGroups: Readonly<Record<string, StatusGroup>> = {
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
  return statusGroups[code] ?? 'scheduled';
}

export function isLiveCode(code: string): boolean {
  return statusGroup(code) === 'live';
}

/** A postponed match keeps its old date at the provider, and one to be decided has a made-up time. */
export function hasKnownTime(code: string): boolean {
  return code !== 'TBD' && code !== 'PST' && code !== 'CANC';
}
