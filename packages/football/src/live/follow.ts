import { isLiveCode, statusGroup } from '../matches/status.ts';
import { settledCodes } from '../matches/status-codes.ts';

/** A match is polled by the live loop from shortly before kick-off until it is settled. */
const BEFORE_MS = 10 * 60_000;
/** Longer than any match with extra time and penalties; a match still open then is left to the daily sync. */
const AFTER_MS = 4 * 3_600_000;

/** A match of ninety minutes has ended by then, half-time and stoppages included. */
const LONGEST_MS = (2 * 60 + 15) * 60_000;
/** What extra time and penalties add. */
const LONGER_BY_MS = 60 * 60_000;
const longer = new Set(['ET', 'BT', 'P']);

/** Codes after which the live loop stops polling although there is no result. */
const dropped = new Set([...settledCodes, 'PST', 'ABD']);

export function followSpan(now: number): { from: number; to: number } {
  return { from: now - AFTER_MS, to: now + BEFORE_MS };
}

/** Only the live loop writes such a match: two writers could overwrite each other's newer data. */
export function isFollowed(match: { kickoff: number; status: string }, now: number): boolean {
  if (isLiveCode(match.status)) return true;
  const { from, to } = followSpan(now);
  return match.kickoff >= from && match.kickoff < to && !dropped.has(match.status);
}

/** HOME-14: reported as live or not started when it must be over: the provider has not updated it for long. */
export function isStuck({ kickoff, status }: { kickoff: number; status: string }, now: number): boolean {
  if (!isLiveCode(status) && statusGroup(status) !== 'scheduled') return false;
  return now - kickoff >= LONGEST_MS + (longer.has(status) ? LONGER_BY_MS : 0);
}
