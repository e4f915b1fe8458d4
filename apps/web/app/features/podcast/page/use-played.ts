import { usePlayer } from '../../../state/player.ts';
import { indexAt } from '../chapters.ts';
import { withAudio } from '../load-audio.ts';
import { playableOf } from '../shown-episode.ts';
import type { ShownDetails } from './shown-page.ts';

/** The index of the chapter or sentence that is played; -1 while this episode is not loaded. */
export const useCurrent = (id: number, parts: readonly { startMs: number }[]): number =>
  usePlayer(({ episode, position }) => (episode?.id === id ? indexAt(parts, position) : -1));

export function playFrom(episode: ShownDetails, startMs: number): void {
  const playable = playableOf(episode);
  if (!playable) return;
  withAudio(({ playEpisode }) => playEpisode({ ...playable, chapters: episode.chapters }, startMs / 1_000));
}
