import { dayMonth, timeText } from '@safira/arabic/formats/dates';
import type { Day } from '@safira/contract/matches/matches';
import type { Episode, EpisodeDetails } from '@safira/contract/podcasts/podcasts';
import { addDays } from '@safira/football/time/days';
import { wallTime } from '../../../lib/wall-time.ts';
import { clock } from '../clock.ts';
import { shownEpisode, type ShownEpisode } from '../shown-episode.ts';
import { today as todayText, yesterday } from './text.ts';

/** An episode with its text, as its page shows it. */
export type ShownDetails = ShownEpisode & Pick<EpisodeDetails, 'chapters' | 'sentences' | 'reason'>;

export const shownDetails = (episode: EpisodeDetails, offsets: Day['offsets']): ShownDetails => ({
  ...shownEpisode(episode, offsets),
  chapters: episode.chapters,
  sentences: episode.sentences,
  reason: episode.reason,
});

export type ListedEpisode = Pick<ShownEpisode, 'id' | 'title' | 'durationMs' | 'file' | 'generated'> & {
  /** «اليوم 8:00 ص», «18 نوفمبر 10:00 م» */
  when: string;
  /** `3:58` */
  length: string | undefined;
};

type At = { offsets: Day['offsets']; today: string };

export function listedEpisode(episode: Episode, { offsets, today }: At): ListedEpisode {
  const { id, title, durationMs, file, generated } = shownEpisode(episode, offsets);
  const wall = wallTime(episode.generatedAt, offsets);
  const length = durationMs === null ? undefined : clock(durationMs / 1_000);
  const when = wall ? `${dayText(wall.date, today)} ${timeText(wall)}` : '';
  return { id, title, durationMs, file, generated, when, length };
}

function dayText(date: string, today: string): string {
  if (date === today) return todayText;
  return date === addDays(today, -1) ? yesterday : dayMonth(date);
}
