import { useSyncExternalStore } from 'react';

/** A value outside of React, shared by parts of the page that do not know each other. */
export type Store<T> = {
  get: () => T;
  /** Notifies the listeners even if the value is the same. */
  set: (next: T) => void;
  /** Returns a function that stops. */
  subscribe: (listener: () => void) => () => void;
};

export function makeStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What `read` returns, kept up to date with the store; `onServer` on the server and while the page hydrates. */
export function useStore<T, R>(store: Store<T>, read: (value: T) => R, onServer: R): R {
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => onServer,
  );
}
