import type { Verdict } from '@safira/operations/private-server';

/** Liveness by progress: each loop says at every step how soon it must be heard of again. */
export type Progress = {
  note: (loop: string, withinMs: number) => void;
  /** It has ended; until it begins again there is nothing to wait for. */
  end: (loop: string) => void;
  isAlive: () => Verdict;
};

export function makeProgress(now: () => number = () => performance.now()): Progress {
  const due = new Map<string, number>();
  return {
    note: (loop, withinMs) => void due.set(loop, now() + withinMs),
    end: (loop) => void due.delete(loop),
    isAlive: () => {
      const stuck = [...due].filter(([, at]) => now() > at).map(([loop]) => loop);
      return stuck.length === 0 || `no progress: ${stuck.join(', ')}`;
    },
  };
}
