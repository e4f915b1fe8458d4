import { emptyTexts } from '@safira/arabic/terms/empty-texts';
import { timeText } from '@safira/arabic/formats/dates';
import type { Highlight } from '@safira/contract/matches/highlights';
import { useSite } from '../../../lib/site.ts';
import { wallTime } from '../../../lib/wall-time.ts';
import type { TabProps, Zone } from '../tab.ts';
import { HighlightVideo } from './highlight-video.tsx';
import * as styles from './highlights-tab.module.css';
import { demoVideos, opensElsewhere } from './text.ts';

/** DLG-11: the highlights of a match; nothing is loaded from other hosts until the reader starts one. */
export function HighlightsTab({ match, zone }: TabProps) {
  const site = useSite();
  if (match.highlights.length === 0) return <p className={styles.none}>{emptyTexts.highlights}</p>;
  return (
    <>
      {/* OURS-08: a simulated match has no recording. */}
      {site?.simulated && <p className={styles.demo}>{demoVideos}</p>}
      <ul className={styles.videos}>
        {match.highlights.map((highlight) => (
          <li key={highlight.videoId ?? highlight.url}>
            <HighlightVideo highlight={highlight} />
            <h3 className={styles.title}>
              <bdi>{highlight.title}</bdi>
            </h3>
            <p className={styles.note}>{noteOf(highlight, zone)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function noteOf({ source, publishedAt, videoId, embeddable }: Highlight, { offsets }: Zone): string {
  const at = publishedAt ? wallTime(publishedAt, offsets) : undefined;
  const isElsewhere = !videoId || !embeddable;
  return [source, at && timeText(at), isElsewhere && opensElsewhere].filter(Boolean).join(' · ');
}
