import type { Goals, MatchEvent, MatchPatch } from '@safira/contract/matches/matches';
import { isGoal, isOwnGoal, isSendingOff } from './goals.ts';

type Tally = { home: number; away: number };

/** What a row of the list shows of a match's events; stored with the match. */
export type EventSummary = {
  redCards: Tally;
  /** The goals that the events account for. */
  goals: Tally;
  lastGoal: MatchPatch['lastGoal'];
};

/** HOME-06 */
export function summarizeEvents(
  events: readonly MatchEvent[],
  { homeId, awayId }: { homeId: number; awayId: number },
): EventSummary {
  const sideOf = ({ team }: MatchEvent) => (team.id === homeId ? 'home' : 'away');
  const tally = (some: readonly MatchEvent[]): Tally => ({
    home: some.filter(({ team }) => team.id === homeId).length,
    away: some.filter(({ team }) => team.id === awayId).length,
  });
  const goals = events.filter(isGoal).toSorted(byMinute);
  const last = goals.at(-1);
  return {
    redCards: tally(oncePerPlayer(events.filter(isSendingOff))),
    goals: tally(goals),
    lastGoal: last?.player.name
      ? { side: sideOf(last), player: last.player.name, time: last.time, isOwnGoal: isOwnGoal(last) }
      : null,
  };
}

/**
 * The summary as a match at this score shows it. While score and events disagree, which happens between a goal and its
 * event and after a video review, the last goal of the events may be another one: none is shown.
 */
export function shownSummary(
  summary: EventSummary | null,
  { goals, isLive }: { goals: Goals; isLive: boolean },
): Pick<MatchPatch, 'redCards' | 'lastGoal'> {
  if (!summary) return { redCards: null, lastGoal: null };
  const { redCards, lastGoal } = summary;
  const agrees = summary.goals.home === goals.home && summary.goals.away === goals.away;
  return {
    redCards: redCards.home + redCards.away > 0 ? redCards : null,
    lastGoal: isLive && agrees ? lastGoal : null,
  };
}

/** Some providers report a sending-off twice: the second yellow card and the red one. */
function oncePerPlayer(cards: readonly MatchEvent[]): MatchEvent[] {
  const players = new Set<number>();
  return cards.filter(({ player: { id } }) => {
    if (id === null) return true;
    const isFirst = !players.has(id);
    players.add(id);
    return isFirst;
  });
}

const byMinute = (a: MatchEvent, b: MatchEvent) =>
  a.time.elapsed - b.time.elapsed || (a.time.extra ?? 0) - (b.time.extra ?? 0);
