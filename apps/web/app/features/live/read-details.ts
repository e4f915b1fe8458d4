import type { Due, LiveMatch } from './live-match.ts';

/** Spreads the requests of all readers of a match; a delay this short is not noticed. */
const NOW_MS = 300;
/** Statistics change every minute, so a longer delay does no harm. */
const SOON_MS = 8_000;

type Options = {
  read: (min: number) => Promise<LiveMatch>;
  onRead: (snapshot: LiveMatch) => void;
  random?: () => number;
};

/**
 * DLG-13: reads the details again after a change that its message carries only in part. One request at a time; what
 * becomes due meanwhile is read afterwards. A failed one is logged: the next change, or the poll, makes up for it.
 */
export function makeDetailsReader({ read, onRead, random = Math.random }: Options) {
  let requiredSeq = 0;
  let at = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isStopped = false;

  function plan(ms: number) {
    const time = Date.now() + ms;
    if (isReading || time >= at) return;
    clearTimeout(timer);
    at = time;
    timer = setTimeout(() => void attempt(), ms);
  }

  async function attempt() {
    at = Infinity;
    isReading = true;
    const requestedSeq = requiredSeq;
    try {
      const snapshot = await read(requestedSeq);
      if (!isStopped) onRead(snapshot);
    } catch (error) {
      console.warn('The details could not be read again.', error);
    }
    isReading = false;
    if (!isStopped && requiredSeq > requestedSeq) plan(random() * NOW_MS);
  }

  return {
    request(due: Due, seq: number) {
      if (!due) return;
      requiredSeq = Math.max(requiredSeq, seq);
      plan(random() * (due === 'now' ? NOW_MS : SOON_MS));
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
