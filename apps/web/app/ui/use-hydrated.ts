import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/** False on the server and in the first rendering of its page, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
