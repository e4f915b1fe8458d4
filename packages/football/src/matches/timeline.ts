import type { Goals, MatchDetails, MatchEvent } from '@safira/contract/matches/matches';
import { hadExtraTime } from './extra-time.ts';
import { isGoal, isScoredKick, isShootOutKick } from './goals.ts';
import { nameSecondYellows } from './second-yellow.ts';
import { isLiveCode } from './status.ts';

type Side = 'home' | 'away';
type Tally = { home: number; away: number };

/** The referee's whistle: a part of the match begins or ends. */
export type Whistle = {
  kind: 'whistle';
  of: 'start' | 'halftime' | 'fulltime' | 'extraHalf' | 'extraEnd' | 'shootout' | 'end';
  /** The score at that point. */
  goals?: Tally;
  /** Only for a finished shoot-out. */
  winner?: Side;
};
/** `goals`: the score after a goal that counts. */
export type PlayEntry = { kind: 'event'; event: MatchEvent; side: Side; goals?: Tally };
/** A shoot-out kick; `number` counts the kicks of its side. */
export type KickEntry = {
  kind: 'kick';
  event: MatchEvent;
  side: Side;
  number: number;
  isScored: boolean;
  kicks: Tally;
};
export type TimelineEntry = Whistle | PlayEntry | KickEntry;

type MatchFacts = Pick<MatchDetails, 'events' | 'teams' | 'status' | 'score' | 'goals'>;

/**
 * DLG-06: the events oldest first, between the whistles blown so far, with the running score. Every event appears
 * exactly once, whatever the status is.
 */
export function timelineOf(match: MatchFacts): TimelineEntry[] {
  const { events, score, goals } = match;
  const inOrder = nameSecondYellows(events).toSorted(byMinute);
  const play = playOf(inOrder, match);
  const kicks = kicksOf(inOrder, match);
  const during = (from: number, to: number) => play.filter(isBetween(from, to));
  const stoodAt = (minute: number) => stood(play.filter(isBetween(-Infinity, minute)));
  const blown = whistlesOf(match, { play, kicks });
  const whistle = (of: Whistle['of'], more?: Omit<Whistle, 'kind' | 'of'>): Whistle[] =>
    blown.has(of) ? [{ kind: 'whistle', of, ...more }] : [];
  const winner = winnerOf(match);
  return [
    ...whistle('start'),
    ...during(-Infinity, 45),
    ...whistle('halftime', { goals: both(score.halftime) ?? stoodAt(45) }),
    ...during(45, 90),
    ...whistle('fulltime', { goals: both(score.fulltime) ?? stoodAt(90) }),
    ...during(90, 105),
    ...whistle('extraHalf', { goals: stoodAt(105) }),
    ...during(105, Infinity),
    ...whistle('extraEnd', { goals: both(goals) ?? stood(play) }),
    ...whistle('shootout', winner && { winner }),
    ...kicks,
    ...whistle('end', { goals: both(goals) ?? stood(play) }),
  ];
}

function playOf(events: readonly MatchEvent[], { teams }: MatchFacts): PlayEntry[] {
  const goals = { home: 0, away: 0 };
  return events
    .filter((event) => !isShootOutKick(event))
    .map((event) => {
      const side = sideOf(event, teams);
      if (!isGoal(event)) return { kind: 'event', event, side };
      goals[side]++;
      return { kind: 'event', event, side, goals: { ...goals } };
    });
}

function kicksOf(events: readonly MatchEvent[], { teams }: MatchFacts): KickEntry[] {
  const taken = { home: 0, away: 0 };
  const kicks = { home: 0, away: 0 };
  return events.filter(isShootOutKick).map((event) => {
    const side = sideOf(event, teams);
    const isScored = isScoredKick(event);
    if (isScored) kicks[side]++;
    return { kind: 'kick', event, side, number: ++taken[side], isScored, kicks: { ...kicks } };
  });
}

/** The whistles that the status implies, and those the events prove where the status lags or has no minute. */
function whistlesOf(
  match: MatchFacts,
  { play, kicks }: { play: readonly PlayEntry[]; kicks: readonly KickEntry[] },
): Set<Whistle['of']> {
  const { status } = match;
  const code = status.short.toUpperCase();
  const is = (...codes: string[]) => codes.includes(code);
  const last = Math.max(0, ...play.map(({ event }) => event.time.elapsed));
  const minute = Math.max(last, status.elapsed ?? 0);

  const isOver = is('FT', 'AET', 'PEN');
  const hasShootOut = kicks.length > 0 || is('P', 'PEN');
  const hasExtraTime = hadExtraTime(match);
  const isExtraOver = hasExtraTime && (isOver || hasShootOut);
  const isInSecondExtraHalf = minute > 105 || (is('BT') && minute === 105);
  const hasStarted = isLiveCode(code) || is('SUSP') || isOver || play.length + kicks.length > 0;

  const blown: Record<Whistle['of'], boolean> = {
    start: hasStarted,
    halftime: hasStarted && (is('HT', '2H') || isOver || hasShootOut || hasExtraTime || minute > 45),
    fulltime: hasExtraTime || hasShootOut,
    extraHalf: isExtraOver || (hasExtraTime && isInSecondExtraHalf),
    // Without a shoot-out, the final whistle marks the end of extra time.
    extraEnd: isExtraOver && hasShootOut,
    shootout: hasShootOut,
    end: isOver,
  };
  // `Object.keys` loses the type of the record's keys.
  return new Set((Object.keys(blown) as Whistle['of'][]).filter((of) => blown[of]));
}

/** A shoot-out that is still going on has no winner. */
function winnerOf({ status, score, teams }: MatchFacts): Side | undefined {
  if (status.short.toUpperCase() !== 'PEN') return undefined;
  const kicks = both(score.penalty);
  if (kicks && kicks.home !== kicks.away) return kicks.home > kicks.away ? 'home' : 'away';
  if (teams.home.winner) return 'home';
  return teams.away.winner ? 'away' : undefined;
}

/** The provider sends shoot-out kicks in reverse order, each with its number as the added minute. */
const byMinute = ({ time: a }: MatchEvent, { time: b }: MatchEvent) =>
  a.elapsed - b.elapsed || (a.extra ?? 0) - (b.extra ?? 0);

/** Added time belongs to the minute it is added to. */
const isBetween =
  (from: number, to: number) =>
  ({ event }: PlayEntry) =>
    event.time.elapsed > from && event.time.elapsed <= to;

const stood = (play: readonly PlayEntry[]): Tally =>
  play.findLast(({ goals }) => goals)?.goals ?? { home: 0, away: 0 };

const both = ({ home, away }: Goals): Tally | undefined =>
  home === null || away === null ? undefined : { home, away };

const sideOf = ({ team }: MatchEvent, { home }: MatchFacts['teams']): Side =>
  team.id === home.id ? 'home' : 'away';
