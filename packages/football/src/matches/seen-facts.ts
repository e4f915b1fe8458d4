import type { Goals, MatchEvent } from '@safira/contract/matches/matches';
import { isGoal, isOwnGoal } from './goals.ts';
import { hasKnownTime, statusGroup } from './status.ts';

type Side = 'home' | 'away';
type Tally = Record<Side, number>;
type Minute = { elapsed: number; extra: number | null };
type Scorer = { id: number | null; name: string; isOwnGoal: boolean };

export type ShownScore = Tally & { penalties: Tally | null };
type ShownGoal = { side: Side; minute: Minute; scorer: Scorer | null };

/** What readers saw of a match: as much of it as a correction may be about. */
export type SeenFacts = {
  kickoff: string;
  isTimeConfirmed: boolean;
  status: string;
  score: ShownScore | null;
  /** When each goal of the score was first shown, in that order. */
  shownSince: { side: Side; at: string }[];
  /** From the events, once they add up to the score; else as they last did. */
  goals: ShownGoal[];
};

/** A state of a match as the change log has it. */
export type LoggedFacts = {
  kickoff: string;
  isTimeConfirmed: boolean;
  status: string;
  goals: Goals;
  penalties: Goals;
  homeId: number;
  /** Absent if they did not change. */
  events?: readonly MatchEvent[] | undefined;
  /** When it was published. */
  at: string;
};

export type FactCorrection =
  /** `shownMs` is null if it is not known since when the goal was shown. */
  | { kind: 'goal'; before: ShownScore; after: ShownScore; shownMs: number | null }
  | { kind: 'result'; before: ShownScore; after: ShownScore }
  | { kind: 'scorer'; minute: Minute; before: Scorer; after: Scorer }
  /** `after` is a time, or the code of a status that has none. */
  | { kind: 'kick-off'; before: string; after: string };

/** A kick-off that changes earlier is news, not a correction. */
const LATE_MS = 24 * 3_600_000;

/** OURS-22: what readers see of a match now, and which of the facts that they saw before were wrong. */
export function seeFacts(
  before: SeenFacts | undefined,
  now: LoggedFacts,
  clockMs: number,
): { seen: SeenFacts; corrections: FactCorrection[] } {
  const score = scoreOf(now);
  const goals = now.events && score ? goalsOf(now.events, score, now.homeId) : undefined;
  const corrections = before
    ? [
        ...kickoffCorrection(before, now, clockMs),
        ...scoreCorrection(before, now, score),
        ...scorerCorrections(before.goals, goals),
      ]
    : [];
  return {
    corrections,
    seen: {
      kickoff: now.kickoff,
      isTimeConfirmed: now.isTimeConfirmed,
      status: now.status,
      score: score ?? before?.score ?? null,
      shownSince: before ? shownSince(before, score, now.at) : [],
      goals: goals ?? before?.goals ?? [],
    },
  };
}

function scoreOf({ goals, penalties }: LoggedFacts): ShownScore | null {
  if (goals.home === null || goals.away === null) return null;
  const hasShootOut = penalties.home !== null && penalties.away !== null;
  return {
    home: goals.home,
    away: goals.away,
    penalties: hasShootOut ? { home: penalties.home!, away: penalties.away! } : null,
  };
}

function kickoffCorrection(before: SeenFacts, now: LoggedFacts, clockMs: number): FactCorrection[] {
  const wasShown =
    statusGroup(before.status) === 'scheduled' && hasKnownTime(before.status) && before.isTimeConfirmed;
  if (!wasShown) return [];
  if (now.status === 'PST' || now.status === 'CANC')
    return [{ kind: 'kick-off', before: before.kickoff, after: now.status }];
  const isMoved = statusGroup(now.status) === 'scheduled' && now.kickoff !== before.kickoff;
  const isLate = Date.parse(before.kickoff) - clockMs < LATE_MS;
  if (!isMoved || !isLate || !hasKnownTime(now.status)) return [];
  return [{ kind: 'kick-off', before: before.kickoff, after: now.kickoff }];
}

function scoreCorrection(before: SeenFacts, now: LoggedFacts, score: ShownScore | null): FactCorrection[] {
  const old = before.score;
  if (!old || !score) return [];
  const isEnded = (status: string) => statusGroup(status) === 'result';
  if (isEnded(before.status) && isEnded(now.status))
    return isSameScore(old, score) ? [] : [{ kind: 'result', before: old, after: score }];
  const lost = (['home', 'away'] as const).find((side) => score[side] < old[side]);
  if (!lost) return [];
  const since = before.shownSince.findLast(({ side }) => side === lost)?.at;
  const shownMs = since === undefined ? null : Math.max(0, Date.parse(now.at) - Date.parse(since));
  return [{ kind: 'goal', before: old, after: score, shownMs }];
}

const isSameScore = (one: ShownScore, other: ShownScore) =>
  one.home === other.home &&
  one.away === other.away &&
  one.penalties?.home === other.penalties?.home &&
  one.penalties?.away === other.penalties?.away;

/** The goals that were cancelled are dropped, the last one first, and new ones added. */
function shownSince({ score: old, ...before }: SeenFacts, score: ShownScore | null, at: string) {
  if (!score) return before.shownSince;
  let since = before.shownSince;
  for (const side of ['home', 'away'] as const) {
    const difference = score[side] - (old?.[side] ?? 0);
    for (let added = 0; added < difference; added++) since = [...since, { side, at }];
    for (let dropped = 0; dropped > difference; dropped--) {
      const last = since.findLastIndex((one) => one.side === side);
      since = since.filter((_, index) => index !== last);
    }
  }
  return since;
}

/** Only if the events add up to the score: between a goal and its event a list is a step on the way. */
function goalsOf(events: readonly MatchEvent[], score: ShownScore, homeId: number): ShownGoal[] | undefined {
  const goals = events.filter(isGoal).map((event): ShownGoal => {
    const { id, name } = event.player;
    return {
      side: event.team.id === homeId ? 'home' : 'away',
      minute: event.time,
      scorer: name ? { id, name, isOwnGoal: isOwnGoal(event) } : null,
    };
  });
  const count = (side: Side) => goals.filter((goal) => goal.side === side).length;
  return count('home') === score.home && count('away') === score.away ? goals : undefined;
}

/**
 * The goals of each side are compared in their order, because a minute may be corrected too. With another number of
 * goals, or the same scorers in another order, no scorer was wrong.
 */
function scorerCorrections(
  before: readonly ShownGoal[],
  after: readonly ShownGoal[] | undefined,
): FactCorrection[] {
  return (['home', 'away'] as const).flatMap((side) => {
    const old = before.filter((goal) => goal.side === side);
    const now = (after ?? []).filter((goal) => goal.side === side);
    if (old.length !== now.length || isReordered(old, now)) return [];
    return now.flatMap(({ minute, scorer }, index): FactCorrection[] => {
      const earlier = old[index]!.scorer;
      if (!scorer || !earlier || isSameScorer(earlier, scorer)) return [];
      return [{ kind: 'scorer', minute, before: earlier, after: scorer }];
    });
  });
}

/** An editor may have corrected the name meanwhile: the id decides, where both have one. */
const isSameScorer = (one: Scorer, other: Scorer) =>
  one.id !== null && other.id !== null ? one.id === other.id : one.name === other.name;

function isReordered(old: readonly ShownGoal[], now: readonly ShownGoal[]): boolean {
  const keys = (goals: readonly ShownGoal[]) =>
    goals.map(({ scorer }) => String(scorer?.id ?? scorer?.name)).toSorted((a, b) => a.localeCompare(b));
  return keys(old).join() === keys(now).join();
}
