import type { Clock } from '@safira/football/time/clock';
import type { MediaStore } from '@safira/media/media-store';
import type { Logger } from '@safira/operations/log';
import type { SpeechEngine } from '@safira/speech/engine';
import type { Programs } from '@safira/speech/ffmpeg';
import type { SpeechCache } from '@safira/speech/speech-cache';
import type { Db } from '@safira/store/db';
import type { Fault } from '../faults.ts';
import type { Progress } from '../progress.ts';

export type StudioTools = {
  db: Db;
  log: Logger;
  media: MediaStore;
  engines: SpeechEngine[];
  cache: SpeechCache;
  /** Others in tests. */
  programs?: Programs;
};

export type PodcastTools = StudioTools & {
  clock: Clock;
  fault: Fault;
  /** The competitions that the site follows. */
  leagues: readonly number[];
  progress?: Progress;
};

/** What ended its worker so often would do it again. */
export const MOST_ATTEMPTS = 5;
