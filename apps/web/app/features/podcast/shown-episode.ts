import { dayMonth, timeText } from '@safira/arabic/formats/dates';
import type { Day } from '@safira/contract/matches/matches';
import type { Episode } from '@safira/contract/podcasts/podcasts';
import { wallTime } from '../../lib/wall-time.ts';
import { dateAndTime, listed } from './text.ts';

/** What pages show of an episode, ready made. */
export type ShownEpisode = Pick<Episode, 'id' | 'title' | 'generatedAt' | 'durationMs' | 'isTrialVoice'> & {
  /** POD-01: «21 نوفمبر 2026 في 1:00 م» */
  generated: string;
  leagues: string;
  /** Null without a sound. */
  file: { url: string; name: string; megabytes: string } | null;
  productionSeconds: string | null;
};

const BYTES_IN_MEGABYTE = 1_000_000;

export function shownEpisode(episode: Episode, offsets: Day['offsets']): ShownEpisode {
  const { id, title, generatedAt, durationMs, isTrialVoice, leagues, fileInfo, processingTime } = episode;
  return {
    id,
    title,
    generatedAt,
    durationMs,
    isTrialVoice,
    generated: generatedText(generatedAt, offsets),
    leagues: listed(leagues.map(({ name }) => name)),
    file: fileInfo && {
      url: fileInfo.url,
      name: fileInfo.fileName,
      megabytes: (fileInfo.fileSize / BYTES_IN_MEGABYTE).toFixed(1),
    },
    productionSeconds: processingTime && (processingTime.durationMs / 1_000).toFixed(1),
  };
}

function generatedText(instant: string, offsets: Day['offsets']): string {
  const wall = wallTime(instant, offsets);
  return wall ? dateAndTime(`${dayMonth(wall.date)} ${wall.date.slice(0, 4)}`, timeText(wall)) : '';
}

export const playableOf = ({ id, title, file, durationMs }: ShownEpisode) =>
  file && { id, title, url: file.url, durationMs };
