import { startTransition, useEffect, useState } from 'react';

/** DLG-02; the same number as in the styles of those who use it. */
const NARROW = '(width <= 768px)';

export const isNarrow = () => matchMedia(NARROW).matches;

/**
 * Undefined until the page is hydrated; what depends on the width in the first frame is left to styles. It changes in a
 * transition: an urgent update would hydrate at once whatever is not yet hydrated below it.
 */
export function useIsNarrow(): boolean | undefined {
  const [isNow, setIsNow] = useState<boolean>();
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = () => startTransition(() => setIsNow(query.matches));
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isNow;
}
