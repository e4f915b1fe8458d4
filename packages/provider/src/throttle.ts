import { setTimeout as sleep } from 'node:timers/promises';
import { bulkhead } from 'cockatiel';

const IN_FLIGHT = 4;
const SECOND_MS = 1000;

/** Allows at most four calls in flight and at most `perSecond` starts within any second. */
export function makeThrottle(perSecond: number) {
  const places = bulkhead(IN_FLIGHT, Number.POSITIVE_INFINITY);
  const starts: number[] = [];
  const most = Math.max(1, Math.floor(perSecond));
  let pausedUntil = 0;

  async function turn(): Promise<void> {
    const now = Date.now();
    const free = starts.length < most ? now : starts[0]! + SECOND_MS;
    const at = Math.max(now, pausedUntil, free);
    starts.push(at);
    if (starts.length > most) starts.shift();
    if (at > now) await sleep(at - now);
    if (Date.now() < pausedUntil) await turn();
  }

  return {
    run: <T>(task: () => Promise<T>): Promise<T> =>
      places.execute(async () => {
        await turn();
        return task();
      }),

    /** Holds back all calls: the rate limit applies to the key, not to a single call. */
    pause(ms: number) {
      pausedUntil = Math.max(pausedUntil, Date.now() + ms);
    },
  };
}
