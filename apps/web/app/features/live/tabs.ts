const NAME = 'safira-live';

/** A tab's place among the browser's tabs: at most one leads, the others receive its messages. */
export type Seat = {
  isLeading: () => boolean;
  /** The leader forwards a message of the stream. */
  forward: (text: string) => void;
  leave: () => void;
};

type Handlers = { onLead: () => void; onMessage: (text: string) => void };

export function leadAmongTabs({ onLead, onMessage }: Handlers): Seat {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
  const leaving = new AbortController();
  let isLeading = false;

  channel?.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (!isLeading) onMessage(data);
  });

  function lead() {
    isLeading = true;
    onLead();
  }

  /** Holds the lock until this tab leaves. */
  async function contend(locks: LockManager) {
    const left = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
    await locks.request(NAME, { signal: leaving.signal }, () => {
      if (leaving.signal.aborted) return undefined;
      lead();
      return left;
    });
  }

  // Without locks (a plain-http address, say) every tab has a stream of its own.
  if (!channel || !navigator.locks) lead();
  else {
    contend(navigator.locks).catch((error: unknown) => {
      if (!leaving.signal.aborted) console.warn('The tabs could not elect a leader.', error);
    });
  }

  return {
    isLeading: () => isLeading,
    forward: (text) => channel?.postMessage(text),
    leave() {
      isLeading = false;
      leaving.abort();
      channel?.close();
    },
  };
}
