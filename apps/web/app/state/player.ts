import { makeStore, useStore } from './store.ts';

export type Chapter = { title: string; startMs: number; endMs: number };

/** An episode of the podcast that has a sound. */
export type PlayableEpisode = {
  id: number;
  title: string;
  url: string;
  durationMs: number | null;
  /** Undefined until they are loaded: the newest episode comes without them. */
  chapters?: readonly Chapter[] | undefined;
};

/** What the one audio element of the app does (features/podcast/audio.ts), for all parts that show it. */
export type Player = {
  /** Undefined until something is played, and after the player is closed. */
  episode: PlayableEpisode | undefined;
  isPlaying: boolean;
  /** In seconds. */
  position: number;
  duration: number;
  /** POD-02: 0 to 1 in steps of 0.1. */
  volume: number;
  speed: number;
  /** POD-04: the sound could not be played. */
  hasFailed: boolean;
  /** The episode whose large controls are on the screen: the mini player is not needed then. */
  onScreen: number | undefined;
};

const silent: Player = {
  episode: undefined,
  isPlaying: false,
  position: 0,
  duration: 0,
  volume: 1,
  speed: 1,
  hasFailed: false,
  onScreen: undefined,
};

const player = makeStore(silent);

export const currentPlayer = player.get;

export const updatePlayer = (change: Partial<Player>) => player.set({ ...player.get(), ...change });

export const usePlayer = <R>(read: (player: Player) => R): R => useStore(player, read, read(silent));
