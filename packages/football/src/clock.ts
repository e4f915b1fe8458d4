/** The time of the football world. Leases, caches and timeouts use real time instead. */
export type Clock = {
  now: () => number;
  /** How many times faster than real time the world runs. */
  speed: number;
};

/** With everything left out, the real time at its real pace. */
export type ClockSettings = {
  speed?: number | undefined;
  /** The world stood at `start` when real time was `origin`; every process must be told the same. */
  start?: number | undefined;
  origin?: number | undefined;
};

export function makeClock({ speed = 1, start, origin }: ClockSettings = {}): Clock {
  if (start === undefined && speed === 1) return { now: () => Date.now(), speed };
  const from = origin ?? Date.now();
  const worldStart = start ?? from;
  return { now: () => Math.round(worldStart + (Date.now() - from) * speed), speed };
}
