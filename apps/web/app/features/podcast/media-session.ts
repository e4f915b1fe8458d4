import type { PlayableEpisode, Player } from '../../state/player.ts';
import { brand } from '../../ui/text.ts';
import { podcastTitle } from './player-text.ts';

export const BACK_SECONDS = 15;
export const FORWARD_SECONDS = 30;

type Handlers = {
  play: () => void;
  pause: () => void;
  skip: (seconds: number) => void;
  seek: (seconds: number) => void;
};

const artwork = [{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' }];

/** The controls of the device: lock screen, headphones, keys of a keyboard. */
export function handleMediaKeys({ play, pause, skip, seek }: Handlers): void {
  handle('play', play);
  handle('pause', pause);
  handle('seekbackward', ({ seekOffset }) => skip(-(seekOffset ?? BACK_SECONDS)));
  handle('seekforward', ({ seekOffset }) => skip(seekOffset ?? FORWARD_SECONDS));
  handle('seekto', ({ seekTime }) => {
    if (seekTime !== undefined && seekTime !== null) seek(seekTime);
  });
}

/** Browsers know different actions and throw for the others. */
function handle(action: MediaSessionAction, handler: MediaSessionActionHandler) {
  attempt((session) => session.setActionHandler(action, handler));
}

export function describeEpisode({ title }: PlayableEpisode): void {
  attempt((session) => {
    session.metadata = new MediaMetadata({ title, artist: brand, album: podcastTitle, artwork });
  });
}

export function describePosition({ isPlaying, position, duration, speed }: Player): void {
  attempt((session) => {
    session.playbackState = isPlaying ? 'playing' : 'paused';
    if (duration > 0) {
      session.setPositionState({ duration, playbackRate: speed, position: Math.min(position, duration) });
    }
  });
}

export function forgetEpisode(): void {
  attempt((session) => {
    session.metadata = null;
    session.playbackState = 'none';
  });
}

function attempt(change: (session: MediaSession) => void) {
  if (!('mediaSession' in navigator)) return;
  try {
    change(navigator.mediaSession);
  } catch (error) {
    console.warn('The controls of the device could not be set.', error);
  }
}
