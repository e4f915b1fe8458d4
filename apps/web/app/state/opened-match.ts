import { useSyncExternalStore } from 'react';

let opened: number | undefined;
const listeners = new Set<() => void>();

/**
 * DLG-01: the match that was just clicked. It opens before the router navigates: a navigation renders every link of the
 * page again, which takes too long. Undefined once the URL names the match, or when the dialog is closed.
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
