import { isLiveCode, settledCodes } from './status.ts';

/** A match belongs to the live loop from shortly before kick-off until it is settled. */
const BEFORE_MS = 10 * 60_000;
/** Longer than any match with extra time and penalties; what is still open then is left to the daily look. */
const AFTER_MS = 4 * 3_600_000;

/** Codes that end the live loop's interest without a result. */
const dropped = new Set([...settledCodes, 'PST', 'ABD']);

export function followSpan(now: number): { from: number; to: number } {
  return { from: now - AFTER_MS, to: now + BEFORE_MS };
}

/** Only the live loop writes such a match: two writers could undo each other's newer word. */
export function isFollowed(match: { kickoff: number; status: string }, now: number): boolean {
  if (isLiveCode(match.status)) return true;
  const { from, to } = followSpan(now);
  return match.kickoff >= from && match.kickoff < to && !dropped.has(match.status);
}
