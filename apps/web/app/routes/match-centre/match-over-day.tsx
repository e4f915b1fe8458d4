import type { Match } from '@safira/contract/matches/matches';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Zone } from '../../features/match/tab.ts';
import { setOpenedMatch, useOpenedMatch } from '../../state/opened-match.ts';
import { showToast } from '../../state/toast.ts';
import { offline } from '../../ui/text.ts';
import type { MatchOverlay } from './match-overlay.tsx';

/** React Router's list of routes, with the script of each. */
type Manifest = { routes: Record<string, { module: string } | undefined> };

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
  // Not part of the first load, but loaded before a match is chosen. If that fails, a match opens as a page, which
  // needs a connection.
  useEffect(() => {
    import('./match-overlay.tsx').then(
      (part) => startTransition(() => setOverlay(() => part.MatchOverlay)),
      () => {
        if (!id) return;
        if (navigator.onLine) location.assign(`/match/${id}`);
        else stayHere();
      },
    );
  }, [id]);
  const isRouteLoaded = useRef(false);
  useEffect(() => prepareRoute(() => (isRouteLoaded.current = true)), []);
  useEffect(() => {
    if (clicked !== undefined && !isRouteLoaded.current && !navigator.onLine) stayHere();
  }, [clicked]);

  if (id === undefined || !Overlay) return null;
  function onClose() {
    // Until the URL is that of the match there is no step to go back: navigating to the current URL cancels the
    // navigation that is under way. The browser's URL counts: React renders the router's a moment later.
    if (fromUrl !== undefined || location.pathname === `/match/${id}`) void navigate(-1);
    else void navigate(here, { replace: true, preventScrollReset: true });
    setOpenedMatch(undefined);
  }
  return <Overlay key={id} id={id} known={known?.(id)} zone={zone} onClose={onClose} />;
}

/** OURS-09: the router reloads the page if it cannot load the script of a route; without a connection that is the end. */
function prepareRoute(onLoaded: () => void) {
  const manifest = Reflect.get(window, '__reactRouterManifest') as Manifest | undefined;
  const script = manifest?.routes['routes/match-over']?.module;
  if (script) import(/* @vite-ignore */ script).then(onLoaded, () => undefined);
}

/** Before the router navigates to the match that was clicked. */
function stayHere() {
  showToast(offline);
  setOpenedMatch(undefined);
}

function idOf(path: string): number | undefined {
  const [, id] = /^\/over\/match\/(\d+)/.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}
