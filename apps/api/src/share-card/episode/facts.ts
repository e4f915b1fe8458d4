import { longDate, timeText } from '@safira/arabic/formats/dates';
import { zoneLabel } from '@safira/arabic/formats/zones';
import type { Episode } from '@safira/contract/podcasts/podcasts';
import { dateIn, offsetAt } from '@safira/football/time/days';
import { podcastTitle } from '@safira/store/podcasts/episodes';
import { between } from '../text.ts';

/** Everything on the card of an episode, as final text: no result, so that a shared link spoils none. */
export type EpisodeFacts = {
  show: string;
  /** «الدوري الإنجليزي الممتاز · الدوري الإسباني»; null without a chapter about a league. */
  leagues: string | null;
  date: string;
  time: string;
};

const ZONE = 'Asia/Riyadh';

export function episodeFacts({
  generatedAt,
  leagues,
}: Pick<Episode, 'generatedAt' | 'leagues'>): EpisodeFacts {
  const instant = Date.parse(generatedAt);
  const wall = new Date(instant + offsetAt(ZONE, instant)); // its UTC fields are Riyadh's clock
  const time = timeText({ hour: wall.getUTCHours(), minute: wall.getUTCMinutes() });
  return {
    show: podcastTitle,
    leagues: leagues.map(({ name }) => name).join(between) || null,
    date: longDate(dateIn(ZONE, instant)),
    time: `${time}${between}${zoneLabel(ZONE)}`,
  };
}
