import { setTimeout as wait } from 'node:timers/promises';
import type { MatchObservation } from '@safira/football/observed/observation';
import { type Lease, takeLease } from '@safira/store/coordination/leases';
import { databaseTime, type Db } from '@safira/store/db';
import { findHead } from '@safira/store/matches/changes';
import { saveObservations } from '@safira/store/matches/save-observations';
import type { Stored } from './judge.ts';
import type { Poll, Recording } from './recording.ts';

/** A recorded poll, and when it is played. */
export type Scene = Poll & { atMs: number };

const LEASE_MS = 3_600_000;

export const monotonicMs = () => Number(process.hrtime.bigint()) / 1e6;

/** The night in so many milliseconds. */
export function scenesOf({ polls }: Recording, ms: number): Scene[] {
  const end = polls.at(-1)!.afterMs;
  return polls.map((poll) => ({ ...poll, atMs: (poll.afterMs / end) * ms }));
}

export const takeDrillLease = async (db: Db): Promise<Lease> => {
  const lease = await takeLease(db, { name: 'drill', holder: 'drill', ttlMs: LEASE_MS });
  if (!lease) throw new Error('an empty database that has a lease');
  return lease;
};

/** The matches of a recording under ids of their own and with a kick-off of today: one night is played twice. */
export function makeNight(
  db: Db,
  { lease, idsFrom, kickoff }: { lease: Lease; idsFrom: number; kickoff: Date },
) {
  const renumbered = (observation: MatchObservation): MatchObservation => ({
    ...observation,
    match: { ...observation.match, id: observation.match.id + idsFrom, kickoff },
  });
  const final = new Map<number, MatchObservation['match']['goals']>();

  async function save(observations: readonly MatchObservation[]): Promise<Stored[]> {
    const [observedAt, before] = await Promise.all([databaseTime(db), findHead(db)]);
    const night = observations.map(renumbered);
    const changed = await saveObservations(db, { observations: night, observedAt, lease });
    const atMs = monotonicMs();
    const head = await findHead(db);
    if (changed.length !== night.length || head - before !== night.length)
      throw new Error(`${night.length} changes were recorded, ${changed.length} stored`);
    for (const { match } of night) final.set(match.id, match.goals);
    return night.map((_, index) => ({ seq: before + 1 + index, atMs }));
  }

  return {
    save,
    /** The goals of each match as last stored. */
    scores: final as ReadonlyMap<number, MatchObservation['match']['goals']>,
    /** Stores each scene at its time; `onScene` is called right after the commit. */
    play: async (scenes: readonly Scene[], onScene: (scene: Scene, stored: Stored[]) => void = () => {}) => {
      const began = monotonicMs();
      const all: Stored[] = [];
      for (const scene of scenes) {
        const early = began + scene.atMs - monotonicMs();
        if (early > 0) await wait(early);
        const stored = await save(scene.observations);
        onScene(scene, stored);
        all.push(...stored);
      }
      return { stored: all, seconds: (monotonicMs() - began) / 1_000 };
    },
  };
}
