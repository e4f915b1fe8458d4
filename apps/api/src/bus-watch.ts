import { BEAT_MS, type BusMessage, type BusEvent } from '@safira/store/coordination/bus';

/** What an API process knows of the publisher: the head of its change log, and whether changes would be received. */
export type BusWatch = {
  /** While true, every change is received within moments. */
  isTrusted: () => boolean;
  head: () => number | undefined;
  receive: (message: BusEvent) => void;
};

type Listener = {
  /** Which matches changed; `all` if a message was missed or unreadable, or if everything is to be invalidated. */
  onChange: (changed: BusMessage['changed'] | 'all') => void;
  onLive: (live: BusMessage['live']) => void;
  /** The message is of another version, or not a message of ours. */
  onRejected: (reason: string) => void;
};

export function watchBus(
  { onChange, onLive, onRejected }: Listener,
  now: () => number = () => performance.now(),
): BusWatch {
  let head: number | undefined;
  let receivedAt = -Infinity;
  const isTrusted = () => now() - receivedAt < 2 * BEAT_MS;
  return {
    isTrusted,
    head: () => head,
    receive: (message) => {
      // Comes from a worker, not from the publisher, so it does not count as a beat.
      if ('forget' in message) return onChange('all');
      if ('rejected' in message) {
        onRejected(message.rejected);
        return onChange('all');
      }
      // A message that is published twice (the publisher crashed before saving its mark) overlaps `head`: no loss.
      const isWhole = head !== undefined && message.prev <= head && isTrusted();
      if (!isWhole) onChange('all');
      else if (message.changed.length > 0) onChange(message.changed);
      head = Math.max(head ?? 0, message.head);
      receivedAt = now();
      if (message.live.length > 0) onLive(message.live);
    },
  };
}
