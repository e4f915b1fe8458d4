import type { ChangeKind } from '@safira/contract/matches/live';
import type { MatchState, ObservedEvent } from './observation.ts';

/** Names what differs between two states of one match; an empty list when they are equal. */
export function nameChanges(before: MatchState | undefined, after: MatchState): ChangeKind[] {
  if (!before) return ['new'];
  const kinds = new Set<ChangeKind>();
  const goalsBefore = total(before);
  const goalsAfter = total(after);

  if (goalsAfter > goalsBefore) kinds.add('goal');
  if (goalsAfter < goalsBefore) kinds.add('goal-cancelled');
  // The goal was credited to the other side. At the kick-off null becomes 0-0, which is no goal.
  if (goalsAfter === goalsBefore && (before.goals.home ?? 0) !== (after.goals.home ?? 0)) kinds.add('goal');
  if (before.status.short !== after.status.short) kinds.add('phase');
  else if (!same(before.status, after.status)) {
    kinds.add(isCounted(before, after) ? 'counted-minute' : 'minute');
  }
  if (before.kickoff.getTime() !== after.kickoff.getTime()) kinds.add('kickoff');
  if (after.events && !same(before.events ?? [], after.events)) {
    kinds.add(cards(after.events) > cards(before.events ?? []) ? 'card' : 'events');
  }
  if (restDiffers(before, after)) kinds.add('details');
  return [...kinds];
}

const urgentKinds: ReadonlySet<ChangeKind> = new Set(['goal', 'goal-cancelled', 'card', 'phase']);

/** Urgent changes are pushed at once; the others are batched until the next tick. */
export function isUrgent(kinds: readonly ChangeKind[]): boolean {
  return kinds.some((kind) => urgentKinds.has(kind));
}

/** Only the minute changed; if it is pushed at all, then on the shared channel, not on the match's own. */
export function isClockOnly(kinds: readonly ChangeKind[]): boolean {
  return kinds.every((kind) => kind === 'minute' || kind === 'counted-minute');
}

/** Clients that count the minutes have nothing to learn from it. */
export function isCountedOnly(kinds: readonly ChangeKind[]): boolean {
  return kinds.every((kind) => kind === 'counted-minute');
}

const isCounted = ({ status: before }: MatchState, { status: after }: MatchState) =>
  after.countedFrom !== undefined && after.countedFrom === before.countedFrom;

function restDiffers(before: MatchState, after: MatchState): boolean {
  const rest = ({ season, round, competitionId, homeId, awayId, score, winner, referee }: MatchState) => [
    season,
    round,
    competitionId,
    homeId,
    awayId,
    score,
    winner,
    referee,
  ];
  if (!same(rest(before), rest(after))) return true;
  return after.statistics !== undefined && !same(before.statistics ?? [], after.statistics);
}

const total = ({ goals }: MatchState) => (goals.home ?? 0) + (goals.away ?? 0);
const cards = (events: ObservedEvent[]) => events.filter(({ type }) => type === 'Card').length;

/** Equal as JSON regardless of key order, because jsonb returns keys in its own order. */
export function same(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b;
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
