import type { MatchEvent } from '@safira/contract/matches/matches';
import { isolateLtr } from '@safira/arabic/formats/bidi';
import { penaltyMark } from '@safira/arabic/terms/goal-marks';
import { minuteText } from '@safira/arabic/terms/status';
import { isGoal, isOwnGoal, isPenaltyGoal } from '@safira/football/matches/goals';
import { unnamedPlayer } from './text.ts';

/** `minutes` are final text, each with the mark of a penalty after it. */
export type Scorer = { name: string; isOwnGoal: boolean; minutes: string[] };

/**
 * DLG-05: the scorers of a side, each with all minutes, in the order of their first goal. Without missed penalties and
 * kicks of a shoot-out; an own goal is listed for the side that gains it.
 */
export function scorersOf(events: readonly MatchEvent[], teamId: number): Scorer[] {
  const goals = events.filter((event) => event.team.id === teamId && isGoal(event));
  const byScorer = Map.groupBy(goals, ({ player, ...event }) =>
    // Goals without a named scorer are one entry: «غير محدد 12′، 40′».
    [player.id ?? player.name ?? '', isOwnGoal(event)].join(' '),
  );
  return [...byScorer.values()].map((list) => ({
    name: list[0]!.player.name ?? unnamedPlayer,
    isOwnGoal: isOwnGoal(list[0]!),
    minutes: list.map(minuteOf),
  }));
}

function minuteOf(event: MatchEvent): string {
  const minute = isolateLtr(minuteText(event.time.elapsed, event.time.extra));
  return isPenaltyGoal(event) ? `${minute} ${penaltyMark}` : minute;
}
