import { makeStore } from './store.ts';

const latest = makeStore('');
let isDelivered = true;

/** Announces a text to screen readers, politely; `Announcer` renders it. */
export function announce(text: string): void {
  isDelivered = false;
  latest.set(text);
}

/**
 * Not called for what was announced before, unless no listener was there yet: the region hydrates after the content.
 * Returns a function that stops.
 */
export function onAnnouncement(listener: (text: string) => void) {
  const deliver = () => {
    isDelivered = true;
    listener(latest.get());
  };
  if (!isDelivered) deliver();
  return latest.subscribe(deliver);
}
