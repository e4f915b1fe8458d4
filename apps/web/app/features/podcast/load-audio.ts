import { showToast } from '../../state/toast.ts';
import { notPlayed } from './player-text.ts';

type Audio = typeof import('./audio.ts');

/** The code that plays is loaded when it is wanted first; a pointer over a button is early enough. */
export const prepareAudio = () => void import('./audio.ts').catch(() => undefined);

/** POD-04 */
export function withAudio(use: (audio: Audio) => void): void {
  import('./audio.ts').then(use, (error: unknown) => {
    console.warn('The player could not be loaded.', error);
    showToast(notPlayed);
  });
}
