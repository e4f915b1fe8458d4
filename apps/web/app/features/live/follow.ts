import type { LiveMessage } from '@safira/contract/matches/live';
import { makeCountedTime } from './counted-time.ts';
import type { Outcome } from './live-day.ts';
import { retryDelay } from './retry-delay.ts';
import { openStream, type LiveStream } from './stream.ts';

/** HOME-14, DLG-13: the polling interval while nothing is pushed. */
const POLL_MS = 30_000;
/** HOME-14: how late a minute may be counted. */
const COUNT_MS = 5_000;

export type Feed<S> = {
  initial: S;
  apply: (state: S, message: LiveMessage) => Outcome<S>;
  /** Reads the snapshot, at sequence number `min` or newer, and the time of its data. */
  read: (min: number | undefined) => Promise<{ snapshot: S; asOf: number }>;
  /** The newer of what is on screen and what was read. */
  take: (state: S, snapshot: S) => S;
  /** Puts what was read in the order of what is on screen. */
  arrange?: (state: S, snapshot: S) => S;
  /** HOME-14: the same with its minutes counted to `now`; the same object if none has passed. */
  count?: (state: S, now: number) => S;
  onState: (after: S, before: S) => void;
  /** Whether it can still change by itself; if not, it is not polled. */
  isOpen?: (state: S) => boolean;
  /** Whether the stream carries its changes: it does not for days further away, which are polled. */
  isPushed: (state: S) => boolean;
  onLoading?: (isLoading: boolean) => void;
  /** OURS-09: the latest time at which the data was known to be current. */
  onAsOf?: (asOf: number) => void;
};

export type Follower<S> = {
  /** Applies a snapshot that was read elsewhere. */
  take: (snapshot: S) => void;
  /** Reads the snapshot, at sequence number `min` or newer. */
  refresh: (min?: number) => void;
  stop: () => void;
};

/**
 * Keeps a snapshot up to date: by push while the stream is open and carries it, else by polling every 30 s. Failures
 * are logged and leave the screen as it is.
 */
export function follow<S extends { seq: number }>(feed: Feed<S>): Follower<S> {
  let state = feed.initial;
  let reading: Reading | undefined;
  const time = makeCountedTime();

  function noteAsOf(asOf: number) {
    time.note(asOf);
    feed.onAsOf?.(asOf);
  }

  function replace(uncounted: S) {
    const now = time.now();
    const next = (now !== undefined && feed.count?.(uncounted, now)) || uncounted;
    if (next === state) return;
    const before = state;
    state = next;
    feed.onState(next, before);
  }

  function onMessage(message: LiveMessage) {
    if (message.asOf) noteAsOf(Date.parse(message.asOf));
    // Messages that arrive during a read are applied on top of its result.
    if (reading) {
      reading.waiting.push(message);
      return;
    }
    const { state: next, min } = feed.apply(state, message);
    replace(next);
    if (min !== undefined) refresh(min);
  }

  function refresh(min?: number) {
    if (reading) return;
    reading = { waiting: [], retries: 0, timer: undefined };
    feed.onLoading?.(true);
    void attempt(reading, min);
  }

  async function attempt(mine: Reading, min: number | undefined) {
    const answer = await feed.read(min).catch((error: unknown) => {
      console.warn('The matches could not be read again.', error);
      return undefined;
    });
    if (reading !== mine) return;
    if (answer === undefined && min !== undefined) {
      // A failed poll is made up for by the next one; a gap must be closed, so its read is repeated.
      mine.timer = setTimeout(() => void attempt(mine, min), retryDelay(mine.retries++));
      return;
    }
    reading = undefined;
    feed.onLoading?.(false);
    if (answer) {
      noteAsOf(answer.asOf);
      replace(feed.take(state, feed.arrange?.(state, answer.snapshot) ?? answer.snapshot));
    }
    for (const message of mine.waiting) onMessage(message);
  }

  const live = sharedStream();
  const stopListening = live.listen((event) => {
    if (event.kind === 'refresh') refresh();
    else onMessage(event.message);
  });
  const poll = setInterval(() => {
    const isDue = feed.isOpen?.(state) ?? true;
    const isPushed = live.isOpen() && feed.isPushed(state);
    if (isDue && document.visibilityState !== 'hidden' && !isPushed) refresh();
  }, POLL_MS);
  const counting = setInterval(() => replace(state), COUNT_MS);

  return {
    take: (snapshot) => replace(feed.take(state, snapshot)),
    refresh,
    stop() {
      stopListening();
      clearInterval(poll);
      clearInterval(counting);
      clearTimeout(reading?.timer);
      reading = undefined;
    },
  };
}

type Reading = {
  waiting: LiveMessage[];
  retries: number;
  timer: ReturnType<typeof setTimeout> | undefined;
};

let stream: LiveStream | undefined;

/** One stream for everything on the page. */
function sharedStream(): LiveStream {
  stream ??= openStream('/live/matches');
  return stream;
}
