import { BEAT_MS, type BusMessage, type BusEvent } from '@safira/store/bus';

/** What an API process knows of the publisher: where the log stands, and whether it would hear of a change. */
export type BusWatch = {
  /** While true, whatever changes is heard within moments. */
  isTrusted: () => boolean;
  head: () => number | undefined;
  hear: (message: BusEvent) => void;
};

type Listener = {
  /** Which matches changed; `all` when a message was missed or unreadable, or all is to be invalidated. */
  onChange: (changed: BusMessage['changed'] | 'all') => void;
  onLive: (live: BusMessage['live']) => void;
  /** A message of another version, or of no version at all. */
  onRejected: (reason: string) => void;
};

export function watchBus(
  { onChange, onLive, onRejected }: Listener,
  now: () => number = () => performance.now(),
): BusWatch {
  let head: number | undefined;
  let heardAt = -Infinity;
  const isTrusted = () => now() - heardAt < 2 * BEAT_MS;
  return {
    isTrusted,
    head: () => head,
    hear: (message) => {
      // Says nothing of the publisher: without its beats nobody is trusted because of this.
      if ('forget' in message) return onChange('all');
      if ('rejected' in message) {
        onRejected(message.rejected);
        return onChange('all');
      }
      // A message told twice (the publisher crashed before its mark) starts before what we know: no loss.
      const isWhole = head !== undefined && message.prev <= head && isTrusted();
      if (!isWhole) onChange('all');
      else if (message.changed.length > 0) onChange(message.changed);
      head = Math.max(head ?? 0, message.head);
      heardAt = now();
      if (message.live.length > 0) onLive(message.live);
    },
  };
}
