import { announce } from '../../state/announce.ts';
import { currentPlayer, type PlayableEpisode, updatePlayer } from '../../state/player.ts';
import { loadChapters } from './load-chapters.ts';
import { describeEpisode, describePosition, forgetEpisode, handleMediaKeys } from './media-session.ts';
import { hasEnded } from './controls-text.ts';
import { notPlayed } from './player-text.ts';
import { markPlayed, progressOf, savePosition } from './positions.ts';

/** The only audio element of the app: it is in no page, so it plays on while the reader goes to another. */
const audio = document.createElement('audio');
audio.preload = 'metadata';
audio.hidden = true;
document.body.append(audio);

/** A tab that starts to play pauses the others. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('safira-player');
tabs?.addEventListener('message', pause);

/** How often the position is stored while it plays. */
const STORE_EVERY_SECONDS = 5;
/** Nearer to its end an episode starts anew. */
const ALMOST_OVER_SECONDS = 5;

let storedAt = 0;

/** Loads an episode and stays silent; at `at`, else where it was left. */
export function openEpisode(episode: PlayableEpisode, at?: number): void {
  if (currentPlayer().episode?.id !== episode.id) load(episode, at);
  else if (at !== undefined) seek(at);
}

export function playEpisode(episode: PlayableEpisode, at?: number): void {
  openEpisode(episode, at);
  resume();
}

export function toggleEpisode(episode: PlayableEpisode): void {
  const { episode: loaded, isPlaying } = currentPlayer();
  if (loaded?.id === episode.id && isPlaying) pause();
  else playEpisode(episode);
}

export function pause(): void {
  audio.pause();
}

export function seek(seconds: number): void {
  const { duration } = currentPlayer();
  const position = Math.min(Math.max(0, seconds), duration || seconds);
  audio.currentTime = position;
  updatePlayer({ position });
  storePosition();
}

export const skip = (seconds: number) => seek(currentPlayer().position + seconds);

export function setVolume(volume: number): void {
  const rounded = Math.round(Math.min(Math.max(0, volume), 1) * 10) / 10;
  audio.volume = rounded;
  updatePlayer({ volume: rounded });
}

export function setSpeed(speed: number): void {
  audio.defaultPlaybackRate = speed;
  audio.playbackRate = speed;
  updatePlayer({ speed });
  describePosition(currentPlayer());
}

export function closePlayer(): void {
  audio.pause();
  storePosition();
  updatePlayer({ episode: undefined, isPlaying: false, position: 0, duration: 0, hasFailed: false });
  audio.removeAttribute('src');
  audio.load();
  forgetEpisode();
}

function load(episode: PlayableEpisode, at: number | undefined) {
  storePosition();
  const duration = (episode.durationMs ?? 0) / 1_000;
  const position = at ?? startOf(episode.id, duration);
  updatePlayer({ episode, isPlaying: false, position, duration, hasFailed: false });
  audio.src = episode.url;
  audio.currentTime = position;
  describeEpisode(episode);
  if (!episode.chapters) void addChapters(episode);
}

function startOf(id: number, duration: number): number {
  const { seconds } = progressOf(id);
  return duration > 0 && seconds > duration - ALMOST_OVER_SECONDS ? 0 : seconds;
}

/** Without them the mini player has no title of a chapter. */
async function addChapters(episode: PlayableEpisode) {
  const chapters = await loadChapters(episode.id).catch(() => undefined);
  const { episode: loaded } = currentPlayer();
  if (chapters && loaded?.id === episode.id) updatePlayer({ episode: { ...loaded, chapters } });
}

function resume() {
  updatePlayer({ hasFailed: false });
  if (audio.error) {
    const { position } = currentPlayer();
    audio.load();
    audio.currentTime = position;
  }
  audio.play().catch((error: unknown) => {
    // Paused, or another episode was chosen, before the sound came.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    fail(error);
  });
}

/** A file that cannot be played reports it twice: the element, and the promise of `play`. */
function fail(error: unknown) {
  const { episode, hasFailed } = currentPlayer();
  if (!episode || hasFailed) return;
  console.warn('The podcast could not be played.', error);
  updatePlayer({ hasFailed: true, isPlaying: false });
  announce(notPlayed);
}

function storePosition() {
  const { episode, position, duration } = currentPlayer();
  storedAt = position;
  if (!episode || position === 0 || (duration > 0 && position >= duration)) return;
  savePosition(episode.id, position);
}

audio.addEventListener('play', () => {
  updatePlayer({ isPlaying: true, hasFailed: false });
  tabs?.postMessage('playing');
  describePosition(currentPlayer());
});
audio.addEventListener('pause', () => {
  if (!currentPlayer().episode) return;
  updatePlayer({ isPlaying: false });
  storePosition();
  describePosition(currentPlayer());
});
audio.addEventListener('timeupdate', () => {
  // Until the file is read, its time is not that of the chosen position.
  if (!currentPlayer().episode || audio.readyState < HTMLMediaElement.HAVE_METADATA) return;
  updatePlayer({ position: audio.currentTime });
  if (Math.abs(audio.currentTime - storedAt) >= STORE_EVERY_SECONDS) storePosition();
});
audio.addEventListener('durationchange', () => {
  if (!Number.isFinite(audio.duration) || !currentPlayer().episode) return;
  updatePlayer({ duration: audio.duration });
  describePosition(currentPlayer());
});
audio.addEventListener('seeked', () => describePosition(currentPlayer()));
// POD-05
audio.addEventListener('ended', () => {
  const { episode, duration } = currentPlayer();
  if (!episode) return;
  updatePlayer({ isPlaying: false, position: duration });
  markPlayed(episode.id);
  describePosition(currentPlayer());
  announce(hasEnded);
});
audio.addEventListener('error', () => fail(audio.error));
addEventListener('pagehide', storePosition);

handleMediaKeys({ play: resume, pause, skip, seek });
