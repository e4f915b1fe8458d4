import { useSyncExternalStore } from 'react';

let opened: number | undefined;
const listeners = new Set<() => void>();

/**
 * DLG-01: the match that was just pressed. It is opened before the router has gone anywhere: a journey draws every
 * link of the page again, and nobody should wait for that. Undefined once the address says it, or nobody wants it.
 */
export function setOpenedMatch(id: number | undefined): void {
  opened = id;
  for (const listener of listeners) listener();
}

export const openedMatch = () => opened;

export const useOpenedMatch = () => useSyncExternalStore(listen, openedMatch, () => undefined);

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
