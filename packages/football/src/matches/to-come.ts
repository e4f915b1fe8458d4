import { isLiveCode, statusGroup } from './status.ts';
import { resultCodes } from './status-codes.ts';

/** A match that starts late still counts as one to come. */
const LATE_MS = 4 * 3_600_000;

/** TEAM-02, OURS-19: neither being played nor over. A postponed match keeps its date at the provider, and counts by it. */
export function isToCome({ status, kickoff }: { status: string; kickoff: Date }, now: number): boolean {
  if (isLiveCode(status) || resultCodes.includes(status)) return false;
  const late = statusGroup(status) === 'scheduled' ? LATE_MS : 0;
  return kickoff.getTime() >= now - late;
}
