import type { Clock } from '@safira/football/time/clock';

export type SettableClock = Clock & { jump: (to: number) => void; reset: () => void };

/** HOUSE: a clock that can be moved forward or back and runs on from there; a reset undoes that. */
export function makeSettableClock(clock: Clock): SettableClock {
  let offset = 0;
  return {
    speed: clock.speed,
    now: () => clock.now() + offset,
    jump(to) {
      offset = to - clock.now();
    },
    reset() {
      offset = 0;
    },
  };
}
