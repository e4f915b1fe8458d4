import type { ChangeKind } from '@safira/contract/live';
import type { MatchState, ObservedEvent } from './observation.ts';

/** Names what is different between two states of one match; nothing different is an empty list. */
export function nameChanges(before: MatchState | undefined, after: MatchState): ChangeKind[] {
  if (!before) return ['new'];
  const kinds = new Set<ChangeKind>();
  const goalsBefore = total(before);
  const goalsAfter = total(after);

  if (goalsAfter > goalsBefore) kinds.add('goal');
  if (goalsAfter < goalsBefore) kinds.add('goal-cancelled');
  // Put down to the other side. At the kick-off, nothing becomes nil-nil and nobody has scored.
  if (goalsAfter === goalsBefore && (before.goals.home ?? 0) !== (after.goals.home ?? 0)) kinds.add('goal');
  if (before.status.short !== after.status.short) kinds.add('phase');
  else if (!same(before.status, after.status)) kinds.add('minute');
  if (before.kickoff.getTime() !== after.kickoff.getTime()) kinds.add('kickoff');
  if (after.events && !same(before.events ?? [], after.events)) {
    kinds.add(cards(after.events) > cards(before.events ?? []) ? 'card' : 'events');
  }
  if (restDiffers(before, after)) kinds.add('details');
  return [...kinds];
}

const urgentKinds: ReadonlySet<ChangeKind> = new Set(['goal', 'goal-cancelled', 'card', 'phase']);

/** Urgent changes are pushed at once; the others wait for the next tick. */
export function isUrgent(kinds: readonly ChangeKind[]): boolean {
  return kinds.some((kind) => urgentKinds.has(kind));
}

/** Minutes go by in every match at every poll; who follows one match hears them with all the others'. */
export function isClockOnly(kinds: readonly ChangeKind[]): boolean {
  return kinds.every((kind) => kind === 'minute');
}

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

/** Equal as JSON whatever the order of keys, for jsonb gives them back in its own. */
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
