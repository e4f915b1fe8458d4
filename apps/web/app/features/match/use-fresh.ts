import { startTransition, useEffect, useState } from 'react';

/** The duration of the animation. */
const FLASH_MS = 1_200;

/**
 * DLG-13: the keys that were added since the last rendering; in the first one nothing is new. New entries flash once,
 * so the set empties by itself.
 */
export function useFresh(keys: readonly string[]): ReadonlySet<string> {
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(keys));
  const [fresh, setFresh] = useState<ReadonlySet<string>>(nothing);
  const isChanged = keys.length !== known.size || keys.some((key) => !known.has(key));
  if (isChanged) {
    const added = keys.filter((key) => !known.has(key));
    setKnown(new Set(keys));
    if (added.length > 0) setFresh(new Set(added));
  }
  useEffect(() => {
    if (fresh.size === 0) return undefined;
    const timer = setTimeout(() => startTransition(() => setFresh(nothing)), FLASH_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}

const nothing: ReadonlySet<string> = new Set();
