import { useSyncExternalStore } from 'react';

/** DLG-02; the same number as in the styles of those who use it. */
const NARROW = '(width <= 768px)';

export const isNarrow = () => matchMedia(NARROW).matches;

/** The server assumes a wide screen; what depends on the width in the first frame is left to styles. */
export const useIsNarrow = () => useSyncExternalStore(listen, isNarrow, () => false);

/** Returns how to stop. */
export function followWidth(onWidth: (isNarrow: boolean) => void): () => void {
  const follow = () => onWidth(isNarrow());
  follow();
  return listen(follow);
}

function listen(listener: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
