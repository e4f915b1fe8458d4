import type { Match } from '@safira/contract/matches';
import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Zone } from '../features/match/tab.ts';
import { setOpenedMatch, useOpenedMatch } from '../ui/opened-match.ts';
import type { MatchOverlay } from './match-overlay.tsx';

type Props = {
  zone: Zone;
  /** What the list shows of a match. */
  known?: (id: number) => Match | undefined;
};

/** DLG-17: a match over the list, by the press at first, then by the address: opening goes there, closing goes back. */
export function MatchOverDay({ zone, known }: Props) {
  const here = useLocation();
  const navigate = useNavigate();
  const pressed = useOpenedMatch();
  const addressed = idOf(here.pathname);
  useEffect(() => {
    if (addressed !== undefined) setOpenedMatch(undefined);
  }, [addressed]);

  const id = addressed ?? pressed;
  const [Overlay, setOverlay] = useState<typeof MatchOverlay>();
  // Not part of the first load, but here before anybody has chosen a match; where it cannot be had, a match is a page.
  useEffect(() => {
    import('./match-overlay.tsx').then(
      (part) => startTransition(() => setOverlay(() => part.MatchOverlay)),
      () => id && location.assign(`/match/${id}`),
    );
  }, [id]);

  if (id === undefined || !Overlay) return null;
  function onClose() {
    // Until the address is the match's there is no step to take back: naming this place again calls the journey off.
    if (addressed !== undefined) void navigate(-1);
    else void navigate(here, { replace: true, preventScrollReset: true });
    setOpenedMatch(undefined);
  }
  return <Overlay key={id} id={id} known={known?.(id)} zone={zone} onClose={onClose} />;
}

function idOf(path: string): number | undefined {
  const [, id] = /^\/over\/match\/(\d+)/.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}
