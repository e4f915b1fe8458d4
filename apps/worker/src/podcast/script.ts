import type { EpisodeFacts } from '@safira/podcast/facts';
import { storiesOf } from '@safira/podcast/story';
import type { Episode } from '@safira/podcast/write-episode';
import { plainText } from '@safira/reports/text';
import { writeReport } from '@safira/reports/write-report';
import type { Segment, SpeechText } from '@safira/speech/engine';
import { podcastTitle } from '@safira/store/podcasts/episodes';

/** The headline that a report of the lead story has. */
export function titleOf({ england, spain }: EpisodeFacts, { kind }: Episode): string {
  if (kind === 'preview') return podcastTitle;
  const [lead] = [england, spain]
    .flatMap(({ matches, table }) => storiesOf(matches, table))
    .toSorted((a, b) => b.newsValue - a.newsValue || a.record.id - b.record.id);
  const report = lead && writeReport(lead.record);
  return !report || 'held' in report ? podcastTitle : plainText(report.title);
}

/** Those with a chapter of their own. */
export const leaguesOf = ({ england, spain }: EpisodeFacts, { chapters }: Episode): number[] =>
  [england, spain]
    .filter(({ competition }) => chapters.some(({ title }) => title === competition.name))
    .map(({ competition }) => competition.id);

type Script = Pick<Episode, 'chapters'>;

export const spokenTexts = ({ chapters }: Script): SpeechText[] =>
  chapters.flatMap(({ sentences }) =>
    sentences.map(({ display, spoken }) => ({ plain: display, vocalised: spoken })),
  );

/** Each sentence with its sound, in the order of `spokenTexts`. */
export function withSounds({ chapters }: Script, sounds: readonly Segment[]) {
  const segments = sounds.values();
  return chapters.map(({ title, sentences }) => ({
    title,
    sentences: sentences.map(({ display }) => ({ text: display, segment: segments.next().value! })),
  }));
}
