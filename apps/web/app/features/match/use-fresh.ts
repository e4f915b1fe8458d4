import { startTransition, useEffect, useState } from 'react';

/** As long as the animation of what is fresh takes. */
const FLASH_MS = 1_200;

/**
 * DLG-13: those of the keys that were not there a moment ago; on the first look nothing is new. What is fresh is
 * flashed once, so the set empties by itself.
 */
export function useFresh(keys: readonly string[]): ReadonlySet<string> {
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(keys));
  const [fresh, setFresh] = useState<ReadonlySet<string>>(nothing);
  const isChanged = keys.length !== known.size || keys.some((key) => !known.has(key));
  if (isChanged) {
    const come = keys.filter((key) => !known.has(key));
    setKnown(new Set(keys));
    if (come.length > 0) setFresh(new Set(come));
  }
  useEffect(() => {
    if (fresh.size === 0) return undefined;
    const timer = setTimeout(() => startTransition(() => setFresh(nothing)), FLASH_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}

const nothing: ReadonlySet<string> = new Set();
