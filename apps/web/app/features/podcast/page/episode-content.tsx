import { Chapters } from './chapters.tsx';
import { Earlier } from './earlier.tsx';
import * as styles from './episode-content.module.css';
import type { ListedEpisode, ShownDetails } from './shown-page.ts';
import { useRevealed } from './spoiler.ts';
import { Subscribe } from './subscribe.tsx';
import { Transcript } from './transcript.tsx';

type Props = {
  episode: ShownDetails;
  others: readonly ListedEpisode[];
  /** At `/podcast/:id`: the others are not in pages there. */
  isOwnPage: boolean;
  page: number;
  totalPages: number;
  total: number;
  siteUrl: string;
};

/** OURS-25: chapters and text of the episode, the feed, and the other episodes. */
export function EpisodeContent({ episode, siteUrl, ...list }: Props) {
  return (
    <div className={styles.columns} {...useRevealed(episode.id)}>
      <div className={styles.stack}>
        {episode.chapters.length > 0 && <Chapters episode={episode} />}
        {episode.sentences.length > 0 && <Transcript episode={episode} />}
      </div>
      <aside className={styles.stack}>
        <Subscribe siteUrl={siteUrl} />
        <Earlier {...list} />
      </aside>
    </div>
  );
}
