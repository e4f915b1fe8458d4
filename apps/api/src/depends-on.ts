import type { Changed } from '@safira/store/coordination/bus';

/**
 * Which changes of matches make an answer stale: a change of any one of these does. With an empty object none does,
 * and the answer is renewed by its age only.
 */
export type DependsOn = {
  matches?: readonly number[];
  competitions?: readonly { id: number; season: number }[];
  /** Every match of these teams, including one that is stored later. */
  teams?: readonly number[];
  /** Every match that kicks off in this span, before or after the change; `to` is exclusive. */
  kickoffs?: { from: number; to: number };
  /** Any match at all. */
  any?: true;
};

export function isAffected(
  { matches, competitions, teams, kickoffs, any }: DependsOn,
  changed: Changed,
): boolean {
  if (any || matches?.includes(changed.matchId)) return true;
  if (kickoffs && changed.kickoffs.some((at) => isWithin(Date.parse(at), kickoffs))) return true;
  const { scope } = changed;
  // A notice from a worker of the previous version has no scope.
  if (!scope) return competitions !== undefined || teams !== undefined;
  return (
    (teams?.some((id) => scope.teamIds.includes(id)) ?? false) ||
    (competitions?.some((of) => scope.competitions.some((one) => isSameSeason(one, of))) ?? false)
  );
}

type Season = { id: number; season: number };

const isWithin = (at: number, { from, to }: { from: number; to: number }) => at >= from && at < to;
const isSameSeason = (one: Season, other: Season) => one.id === other.id && one.season === other.season;
