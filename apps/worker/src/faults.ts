/** The points at which a drill kills or suspends the worker. */
export const faultPoints = [
  'holding-lease',
  'after-commit',
  'after-post',
  'before-mark',
  'reports-noted',
  'corrections-taken',
  'previews-noted',
  'episode-begun',
  'episode-stored',
  'chapter-begun',
  'chapter-stored',
] as const;

export type FaultPoint = (typeof faultPoints)[number];

export type Fault = (point: FaultPoint) => void;

export const faultSignals = ['SIGKILL', 'SIGSTOP'] as const;

/** Kills the process as `kill -9` would, or suspends it, when it first reaches the chosen point. */
export function faultAt(chosen: FaultPoint | undefined, signal: (typeof faultSignals)[number]): Fault {
  let isDone = false;
  return (point) => {
    if (isDone || point !== chosen) return;
    isDone = true;
    process.kill(process.pid, signal);
  };
}
