import type { MatchPatch, TeamStatistics } from '@safira/contract/matches/matches';
import type { MatchState } from '../observed/observation.ts';

/** One bar stands for this many minutes of play. */
export const PULSE_MINUTES = 5;

/**
 * OURS-04: the attacking pressure of the home side less that of the away side, a bar for every five minutes from the
 * kick-off. A bar is null where there were no observations: unknown must not look like calm.
 */
export type Pulse = NonNullable<MatchPatch['pulse']>;

type Pressure = { home: number; away: number };

/** First observed by this minute, all that was counted since the kick-off can still be placed. */
const EARLY_MINUTES = 10;
const LAST_MINUTE = 120;
const HIGHEST_BAR = 9;

/**
 * The pulse after one more observation of a live match. The pressure gained since the last bar is spread over the bars
 * in between.
 */
export function nextPulse({
  pulse,
  before,
  after,
  elapsed,
}: {
  pulse: Pulse | null;
  /** Undefined where the statistics did not contain it. */
  before: Pressure | undefined;
  after: Pressure | undefined;
  elapsed: number | null;
}): Pulse | null {
  if (!after || elapsed === null) return pulse;
  const bars = pulse ?? [];
  const bar = barOf(elapsed);
  const atKickoff = elapsed <= EARLY_MINUTES ? { home: 0, away: 0 } : undefined;
  const since = pulse ? before : atKickoff;
  if (!since) return [...bars, ...Array<null>(Math.max(0, bar + 1 - bars.length)).fill(null)];

  const gained = more(since.home, after.home) - more(since.away, after.away);
  const first = Math.min(bars.length, bar);
  const share = Math.trunc(gained / (bar - first + 1)) || 0; // avoids -0
  const next = [...bars];
  for (let at = first; at < bar; at++) next[at] = clamp(share);
  next[bar] = clamp((bars[bar] ?? 0) + gained - share * (bar - first));
  return next;
}

/** The pressure of both sides since the kick-off; undefined unless it is known for both. */
export function pressuresOf({
  homeId,
  awayId,
  statistics = [],
}: Pick<MatchState, 'homeId' | 'awayId' | 'statistics'>): Pressure | undefined {
  const of = (id: number) => pressureOf(statistics.find(({ team }) => team.id === id)?.statistics ?? []);
  const home = of(homeId);
  const away = of(awayId);
  return home === undefined || away === undefined ? undefined : { home, away };
}

/** Two points for a shot on goal, one for any other shot and for a corner; undefined where all of these are missing. */
export function pressureOf(statistics: TeamStatistics['statistics']): number | undefined {
  const valueOf = (type: string) => {
    const value = statistics.find((one) => one.type === type)?.value;
    return typeof value === 'number' ? value : undefined;
  };
  const onGoal = valueOf('Shots on Goal');
  const corners = valueOf('Corner Kicks');
  const total = valueOf('Total Shots');
  if (onGoal === undefined && corners === undefined && total === undefined) return undefined;
  const missed = (valueOf('Shots off Goal') ?? 0) + (valueOf('Blocked Shots') ?? 0);
  const others = total === undefined ? missed : Math.max(0, total - (onGoal ?? 0));
  return 2 * (onGoal ?? 0) + others + (corners ?? 0);
}

/** Added time belongs to the minute it is added to: that is the one which `elapsed` names. */
const barOf = (elapsed: number) => Math.ceil(Math.min(Math.max(elapsed, 1), LAST_MINUTE) / PULSE_MINUTES) - 1;

/** A lower number than before is a correction, not an attack. */
const more = (before: number, after: number) => Math.max(0, after - before);

const clamp = (points: number) => Math.max(-HIGHEST_BAR, Math.min(HIGHEST_BAR, points));
