import { Suspense } from 'react';
import { usePlayer } from '../../state/player.ts';
import { optionalComponent } from '../../ui/lazy-component.ts';

const MiniPlayer = optionalComponent(() => import('./mini-player.tsx'), 'MiniPlayer');

/** In every page, outside of what a navigation replaces; renders the mini player while an episode is loaded. */
export function MiniHost() {
  const isShown = usePlayer(({ episode, onScreen }) => episode !== undefined && episode.id !== onScreen);
  return (
    isShown && (
      <Suspense>
        <MiniPlayer />
      </Suspense>
    )
  );
}
