import { useEffect } from 'react';
import { openResult, useIsOpened, useSpoilerFree } from '../../../state/spoiler.ts';
import { brand } from '../../../ui/text.ts';
import { hidden } from './content-text.ts';
import type { ShownEpisode } from '../shown-episode.ts';

/** Matches have positive ids: an episode has a key of its own among what is revealed. */
const keyOf = (id: number) => -id;

export const revealEpisode = (id: number) => openResult(keyOf(id));

/** OURS-01: an episode speaks of results; `data-revealed` on a part of its page shows what the reader revealed. */
export function useRevealed(id: number) {
  return { 'data-revealed': useIsOpened(keyOf(id)) || undefined };
}

/** OURS-01: the tab of the browser shows the title, too. */
export function useNeutralTab({ id, generated }: Pick<ShownEpisode, 'id' | 'generated'>): void {
  const isOpened = useIsOpened(keyOf(id));
  const isHidden = useSpoilerFree() && !isOpened;
  useEffect(() => {
    if (!isHidden) return undefined;
    const own = document.title;
    const shown = `${hidden.title(generated)} · ${brand}`;
    document.title = shown;
    return () => {
      // The next page may have set its own.
      if (document.title === shown) document.title = own;
    };
  }, [isHidden, generated]);
}
