import { dateIn } from '@safira/football/time/days';
import { type JoinedMp3, joinMp3 } from '@safira/speech/joined-mp3';
import type { TimedSentence } from '@safira/speech/master-episode';
import { msOfFrames } from '@safira/speech/mp3-frames';
import type { FeedEpisode } from '@safira/store/podcasts/feed-episodes';
import { brand } from '../../share-card/text.ts';

export type OwnEpisode = {
  slot: number;
  generatedAt: Date;
  title: string;
  summary: string;
  file: JoinedMp3;
  sentences: TimedSentence[];
};

const album = 'بودكاست صافرة: فرقي';
const opening = 'الافتتاح';
const close = 'الختام';
const MOST_NAMED = 3;

/** OURS-27: an episode as apps show it, from the chapters that it has. */
export function ownEpisode({ slot, generatedAt, isTrial, parts }: FeedEpisode): OwnEpisode {
  const teams = parts.flatMap((part) => part.title ?? []);
  const named = teams.slice(0, MOST_NAMED).join('، ');
  const title = `أخبار ${named}${teams.length > MOST_NAMED ? ' وغيرها' : ''}`;
  const titled = parts.map((part, index) => ({
    ...part,
    title: part.title ?? (index === 0 ? opening : close),
  }));
  const date = dateIn('Asia/Riyadh', generatedAt.getTime());
  return {
    slot,
    generatedAt,
    title,
    summary: `النتائج والمباريات المقبلة: ${teams.join('، ')}. النص مُعدّ آليًا. ${isTrial ? 'صوت آلي تجريبي.' : 'صوت آلي.'}`,
    file: joinMp3(titled, { title, artist: brand, album, date }),
    sentences: sentencesOf(parts),
  };
}

/** With the times of the joined file. */
function sentencesOf(parts: FeedEpisode['parts']): TimedSentence[] {
  let frames = 0;
  return parts.flatMap((part, chapter) => {
    const from = msOfFrames(frames);
    frames += part.frames;
    return part.sentences.map(({ text, startMs, endMs }) => ({
      text,
      chapter,
      startMs: from + startMs,
      endMs: from + endMs,
    }));
  });
}
