import type { LiveMessage } from '@safira/contract/matches/live';
import { retryDelay } from './retry-delay.ts';
import { leadAmongTabs, type Seat } from './tabs.ts';

/** `refresh`: messages may have been missed, the snapshot is due at once. */
export type LiveEvent = { kind: 'message'; message: LiveMessage } | { kind: 'refresh' };
export type Listener = (event: LiveEvent) => void;

/** The server sends a heartbeat at least every 15 s; after three missed ones the stream is broken. */
const SILENCE_MS = 45_000;
const HIDDEN_MS = 30_000;
/** A stream is replaced after ten to twenty minutes: then nginx would end it, and those of a crowd all at once. */
const SHORTEST_LIFE_MS = 10 * 60_000;
/** On navigation the listener of one page leaves before that of the next arrives; the stream stays open in between. */
const LINGER_MS = 1_000;
/** Within this time after its start a page is as fresh as the server rendered it. */
const FRESH_MS = 1_000;

export type LiveStream = {
  listen: (listener: Listener) => () => void;
  /** Whether changes arrive by push, so that no polling is needed. */
  isOpen: () => boolean;
};

/** One stream per browser: the leading tab holds it and forwards every message to the others. */
export function openStream(url: string): LiveStream {
  const listeners = new Set<Listener>();
  let seat: Seat | undefined;
  let source: EventSource | undefined;
  let receivedAt = 0;
  let startedAt = 0;
  let hiddenAt: number | undefined;
  let retries = 0;
  let retryTimer: Timer;
  let lifeTimer: Timer;
  let silenceTimer: Timer;
  let hideTimer: Timer;
  let lingerTimer: Timer;

  const emit = (event: LiveEvent) => listeners.forEach((listener) => listener(event));

  function receive(text: string) {
    receivedAt = Date.now();
    const message = parseMessage(text);
    if (message) emit({ kind: 'message', message });
  }

  function connect() {
    const opened = new EventSource(url);
    source = opened;
    opened.addEventListener('open', () => (retries = 0));
    opened.addEventListener('change', ({ data }: MessageEvent<string>) => {
      expectMessage();
      seat?.forward(data);
      receive(data);
    });
    lifeTimer = setTimeout(
      () => {
        disconnect();
        connect();
      },
      SHORTEST_LIFE_MS * (1 + Math.random()),
    );
    // By itself a browser reconnects after a fixed time (Chromium: 3 s), which would bring all clients back at once.
    opened.addEventListener('error', reconnectLater);
    expectMessage();
  }

  /** A stream can be open and dead: an edge that is cut from the workers, subscribers that nchan lost (decision 37). */
  function expectMessage() {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(reconnectLater, SILENCE_MS);
  }

  function reconnectLater() {
    disconnect();
    retryTimer = setTimeout(connect, retryDelay(retries++));
  }

  function disconnect() {
    clearTimeout(retryTimer);
    clearTimeout(lifeTimer);
    clearTimeout(silenceTimer);
    source?.close();
    source = undefined;
  }

  function takeSeat() {
    seat ??= leadAmongTabs({
      onLead: () => {
        if (Date.now() - startedAt > FRESH_MS) emit({ kind: 'refresh' });
        connect();
      },
      onMessage: receive,
    });
  }

  function leaveSeat() {
    seat?.leave();
    seat = undefined;
    receivedAt = 0;
    disconnect();
  }

  function onVisibility() {
    clearTimeout(hideTimer);
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      hideTimer = setTimeout(leaveSeat, HIDDEN_MS);
      return;
    }
    // The timer of a frozen tab may not have run, so the time it was hidden is checked.
    const wasAway = hiddenAt !== undefined && Date.now() - hiddenAt >= HIDDEN_MS;
    hiddenAt = undefined;
    if (!seat || wasAway) emit({ kind: 'refresh' });
    takeSeat();
  }

  function start() {
    startedAt = Date.now();
    document.addEventListener('visibilitychange', onVisibility);
    if (document.visibilityState !== 'hidden') takeSeat();
  }

  function stop() {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(hideTimer);
    leaveSeat();
  }

  return {
    listen(listener) {
      clearTimeout(lingerTimer);
      const isFirst = listeners.size === 0 && !seat;
      listeners.add(listener);
      if (isFirst) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) lingerTimer = setTimeout(stop, LINGER_MS);
      };
    },
    isOpen() {
      const isLeading = seat?.isLeading() ?? false;
      if (isLeading && source?.readyState !== EventSource.OPEN) return false;
      return Date.now() - receivedAt < SILENCE_MS;
    },
  };
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** A hand-written check of the fields the rest relies on, because zod is not part of the browser's first load. */
function parseMessage(text: string): LiveMessage | undefined {
  try {
    const message = JSON.parse(text) as Partial<LiveMessage> | null;
    if (
      Number.isInteger(message?.seq) &&
      Number.isInteger(message?.prev) &&
      Array.isArray(message?.changes)
    ) {
      return message as LiveMessage;
    }
  } catch {
    // Logged below, like any other invalid message.
  }
  console.warn('The live stream sent an invalid message.');
  return undefined;
}
