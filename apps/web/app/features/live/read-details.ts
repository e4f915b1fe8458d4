import type { Due, LiveMatch } from './live-match.ts';

/** Readers of one match do not all come in the same moment, and a wait this short is not seen. */
const NOW_MS = 300;
/** Numbers that change every minute: a wait for them is nobody's loss. */
const SOON_MS = 8_000;

type Options = {
  read: (min: number) => Promise<LiveMatch>;
  onRead: (snapshot: LiveMatch) => void;
  random?: () => number;
};

/**
 * DLG-13: reads the details again after a change that its message does not carry whole. One reading at a time; what
 * falls due meanwhile is read afterwards. A failed one is logged: the next change, or the poll, brings it.
 */
export function makeDetailsReader({ read, onRead, random = Math.random }: Options) {
  let wanted = 0;
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
    const asked = wanted;
    try {
      const snapshot = await read(asked);
      if (!isStopped) onRead(snapshot);
    } catch (error) {
      console.warn('The details could not be read again.', error);
    }
    isReading = false;
    if (!isStopped && wanted > asked) plan(random() * NOW_MS);
  }

  return {
    ask(due: Due, seq: number) {
      if (!due) return;
      wanted = Math.max(wanted, seq);
      plan(random() * (due === 'now' ? NOW_MS : SOON_MS));
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
