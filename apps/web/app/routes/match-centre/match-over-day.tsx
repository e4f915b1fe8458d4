import type { Match } from '@safira/contract/matches/matches';
import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Zone } from '../../features/match/tab.ts';
import { setOpenedMatch, useOpenedMatch } from '../../state/opened-match.ts';
import type { MatchOverlay } from './match-overlay.tsx';

type Props = {
  zone: Zone;
  /** A match as the list has it. */
  known?: (id: number) => Match | undefined;
};

/**
 * DLG-17: a match over the list. A click opens it before the URL changes; afterwards the URL decides, and closing it
 * navigates back.
 */
export function MatchOverDay({ zone, known }: Props) {
  const here = useLocation();
  const navigate = useNavigate();
  const clicked = useOpenedMatch();
  const fromUrl = idOf(here.pathname);
  useEffect(() => {
    if (fromUrl !== undefined) setOpenedMatch(undefined);
  }, [fromUrl]);

  const id = fromUrl ?? clicked;
  const [Overlay, setOverlay] = useState<typeof MatchOverlay>();
  // Not part of the first load, but loaded before a match is chosen. If that fails, a match opens as a page.
  useEffect(() => {
    import('./match-overlay.tsx').then(
      (part) => startTransition(() => setOverlay(() => part.MatchOverlay)),
      () => id && location.assign(`/match/${id}`),
    );
  }, [id]);

  if (id === undefined || !Overlay) return null;
  function onClose() {
    // Until the URL is that of the match there is no step to go back: navigating to the current URL cancels the
    // navigation that is under way.
    if (fromUrl !== undefined) void navigate(-1);
    else void navigate(here, { replace: true, preventScrollReset: true });
    setOpenedMatch(undefined);
  }
  return <Overlay key={id} id={id} known={known?.(id)} zone={zone} onClose={onClose} />;
}

function idOf(path: string): number | undefined {
  const [, id] = /^\/over\/match\/(\d+)/.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}
