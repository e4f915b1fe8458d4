import type { ObservedCoach } from '@safira/football/observed/records';
import { WireCoach } from '../wire/coachs.ts';
import { mapItem, type Mapped } from './mapped.ts';
import { personOf } from './person.ts';

/** `since` is the start of the current job: of two coaches of the same team, the newer one has it. */
export type Candidate = { coach: ObservedCoach; since: string };

/** TEAM-02: one item of `coachs`; of several jobs without an end, the newest is the current one. */
export function toCandidate(item: unknown): Mapped<Candidate> {
  return mapItem(WireCoach, item, {
    idAt: ['id'],
    make: (wire): Candidate => {
      const open = (wire.career ?? []).filter(({ team, end }) => team.id && !end);
      const [job] = open.toSorted((a, b) => newestFirst(a.start ?? '', b.start ?? ''));
      return {
        coach: { ...personOf(wire), teamId: job?.team.id || wire.team?.id || null },
        since: job?.start ?? '',
      };
    },
  });
}

/** TEAM-02: one coach per team; predecessors get no team. */
export function settleCoaches(candidates: readonly Candidate[]): ObservedCoach[] {
  const taken = new Set<number>();
  return candidates
    .toSorted((a, b) => newestFirst(a.since, b.since))
    .map(({ coach }) => {
      if (coach.teamId === null) return coach;
      if (taken.has(coach.teamId)) return { ...coach, teamId: null };
      taken.add(coach.teamId);
      return coach;
    });
}

const newestFirst = (a: string, b: string): number => Number(a < b) - Number(a > b);
