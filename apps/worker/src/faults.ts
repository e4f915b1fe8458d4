/** The points at which a drill ends the worker. */
export const faultPoints = ['holding-lease', 'after-commit', 'after-post', 'before-mark'] as const;

export type FaultPoint = (typeof faultPoints)[number];

export type Fault = (point: FaultPoint) => void;

/** Ends the process as `kill -9` would: nothing is flushed, closed or released. */
export function faultAt(chosen: FaultPoint | undefined): Fault {
  return (point) => {
    if (point === chosen) process.kill(process.pid, 'SIGKILL');
  };
}
