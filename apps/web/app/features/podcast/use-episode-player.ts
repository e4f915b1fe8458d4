import { useEffect, useRef } from 'react';
import { type PlayableEpisode, updatePlayer, usePlayer } from '../../state/player.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { withAudio } from './load-audio.ts';
import { progressOf } from './positions.ts';

export type EpisodePlayer = {
  isPlaying: boolean;
  hasFailed: boolean;
  /** In seconds; until it is played, where it would begin. */
  position: number;
  duration: number;
  toggle: () => void;
  /** Does not start to play. */
  seek: (seconds: number) => void;
  skip: (seconds: number) => void;
};

/** The one player as it is for this episode: another one may be playing. `startAt` is for the first time. */
export function useEpisodePlayer(episode: PlayableEpisode, startAt?: number): EpisodePlayer {
  const loaded = usePlayer((player) => (player.episode?.id === episode.id ? player : undefined));
  const isHydrated = useHydrated();
  const left = isHydrated ? (startAt ?? progressOf(episode.id).seconds) : 0;
  return {
    isPlaying: loaded?.isPlaying ?? false,
    hasFailed: loaded?.hasFailed ?? false,
    position: loaded?.position ?? left,
    duration: loaded?.duration || (episode.durationMs ?? 0) / 1_000,
    toggle: () =>
      withAudio(({ playEpisode, toggleEpisode }) => {
        if (loaded) toggleEpisode(episode);
        else playEpisode(episode, startAt);
      }),
    seek: (seconds) => withAudio(({ openEpisode }) => openEpisode(episode, seconds)),
    skip: (seconds) =>
      withAudio((audio) => {
        audio.openEpisode(episode, loaded ? undefined : left);
        audio.skip(seconds);
      }),
  };
}

/** The mini player is not needed while larger controls of the episode are on the screen. */
export function useOnScreen(id: number) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const isShown = entries.at(-1)?.isIntersecting;
      updatePlayer({ onScreen: isShown ? id : undefined });
    });
    observer.observe(holder.current!);
    return () => {
      observer.disconnect();
      updatePlayer({ onScreen: undefined });
    };
  }, [id]);
  return holder;
}
