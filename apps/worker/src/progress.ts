import type { Verdict } from '@safira/operations/private-server';

/** Liveness by progress: at every step each loop states how soon it will note progress again. */
export type Progress = {
  note: (loop: string, withinMs: number) => void;
  /** The loop has ended; until it begins again no progress is expected. */
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
