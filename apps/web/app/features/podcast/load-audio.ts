import { showToast } from '../../state/toast.ts';
import { notPlayed } from './player-text.ts';

type Audio = typeof import('./audio.ts');

let loaded: Audio | undefined;

async function load(): Promise<Audio> {
  loaded = await import('./audio.ts');
  return loaded;
}

/** The code that plays is loaded when it is wanted first; a pointer over a button is early enough. */
export const prepareAudio = () => void load().catch(() => undefined);

/** POD-04. At once if it is loaded: a second key must find what the first one did. */
export function withAudio(order: (audio: Audio) => void): void {
  if (loaded) {
    order(loaded);
    return;
  }
  load().then(order, (error: unknown) => {
    console.warn('The player could not be loaded.', error);
    showToast(notPlayed);
  });
}
