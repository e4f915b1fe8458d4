import { useMemo } from 'react';
import type { Packed } from './pack.ts';

/** The same object as long as the text is the same. */
export function useUnpacked<T>(text: Packed<T>): T {
  return useMemo(() => JSON.parse(text) as T, [text]); // only `pack` makes it
}
