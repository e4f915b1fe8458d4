import type { LiveMessage } from '@safira/contract/live';
import { retryDelay } from './retry-delay.ts';
import { leadAmongTabs, type Seat } from './tabs.ts';

/** `refresh`: messages may have been missed, the snapshot is due at once. */
export type LiveEvent = { kind: 'message'; message: LiveMessage } | { kind: 'refresh' };
export type Listener = (event: LiveEvent) => void;

/** The server says where it stands at least every 15 s; three times silent is broken. */
const SILENCE_MS = 45_000;
const HIDDEN_MS = 30_000;
/** A listener that leaves for the next page is followed by that page's; the stream outlives the step between. */
const LINGER_MS = 1_000;
/** Sooner than this after its start, a page is as fresh as its server made it. */
const FRESH_MS = 1_000;

export type LiveStream = {
  listen: (listener: Listener) => () => void;
  /** Whether changes arrive by push, so that nobody needs to poll. */
  isOpen: () => boolean;
};

/** One stream a browser: the leading tab holds it and hands every message on to the others. */
export function openStream(url: string): LiveStream {
  const listeners = new Set<Listener>();
  let seat: Seat | undefined;
  let source: EventSource | undefined;
  let heardAt = 0;
  let startedAt = 0;
  let hiddenAt: number | undefined;
  let retries = 0;
  let retryTimer: Timer;
  let hideTimer: Timer;
  let lingerTimer: Timer;

  const tell = (event: LiveEvent) => listeners.forEach((listener) => listener(event));

  function hear(text: string) {
    heardAt = Date.now();
    const message = parseMessage(text);
    if (message) tell({ kind: 'message', message });
  }

  function connect() {
    const opened = new EventSource(url);
    source = opened;
    opened.addEventListener('open', () => (retries = 0));
    opened.addEventListener('change', ({ data }: MessageEvent<string>) => {
      seat?.handOn(data);
      hear(data);
    });
    opened.addEventListener('error', () => {
      // Left alone, a browser reconnects after a fixed time (Chromium: 3 s), which brings a whole crowd back at once.
      opened.close();
      retryTimer = setTimeout(connect, retryDelay(retries++));
    });
  }

  function disconnect() {
    clearTimeout(retryTimer);
    source?.close();
    source = undefined;
  }

  function takeSeat() {
    seat ??= leadAmongTabs({
      onLead: () => {
        if (Date.now() - startedAt > FRESH_MS) tell({ kind: 'refresh' });
        connect();
      },
      onMessage: hear,
    });
  }

  function leaveSeat() {
    seat?.leave();
    seat = undefined;
    heardAt = 0;
    disconnect();
  }

  function onVisibility() {
    clearTimeout(hideTimer);
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      hideTimer = setTimeout(leaveSeat, HIDDEN_MS);
      return;
    }
    // A frozen tab's timer may not have run: how long it was away counts.
    const wasAway = hiddenAt !== undefined && Date.now() - hiddenAt >= HIDDEN_MS;
    hiddenAt = undefined;
    if (!seat || wasAway) tell({ kind: 'refresh' });
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
      return Date.now() - heardAt < SILENCE_MS;
    },
  };
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** No zod in the browser's first load: a hand's check of what the rest relies on. */
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
    // Told below, like any other text that is no message.
  }
  console.warn('The live stream sent something that is no message.');
  return undefined;
}
