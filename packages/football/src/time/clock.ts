/** The time of the football world, which the simulator may run faster. Leases, caches and timeouts use real time. */
export type Clock = {
  now: () => number;
  /** How many times faster than real time the football world runs. */
  speed: number;
};

/** With everything left out: real time at its real speed. */
export type ClockSettings = {
  speed?: number | undefined;
  /** The world's time was `start` when real time was `origin`; every process must get the same pair. */
  start?: number | undefined;
  origin?: number | undefined;
};

export function makeClock({ speed = 1, start, origin }: ClockSettings = {}): Clock {
  if (start === undefined && speed === 1) return { now: () => Date.now(), speed };
  const from = origin ?? Date.now();
  const worldStart = start ?? from;
  return { now: () => Math.round(worldStart + (Date.now() - from) * speed), speed };
}
