import type { Match } from '@safira/contract/matches/matches';
import { isLiveCode } from '@safira/football/matches/status';

/** OURS-04: fewer bars show no course of the match. */
const LEAST_BARS = 3;

/** The bars of a live match, once there are enough of them. */
export function pulseBars({ status, pulse }: Pick<Match, 'status' | 'pulse'>): Match['pulse'] {
  const isShown = isLiveCode(status.short) && pulse && pulse.filter(Boolean).length >= LEAST_BARS;
  return isShown ? pulse : null;
}
