import { makeStore } from './store.ts';

const latest = makeStore('');

/** Announces a text to screen readers, politely; `Announcer` renders it. */
export const announce = latest.set;

/** Not called for what was announced before. Returns a function that stops. */
export const onAnnouncement = (listener: (text: string) => void) =>
  latest.subscribe(() => listener(latest.get()));
