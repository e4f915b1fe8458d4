import type { Highlight } from '@safira/contract/matches/highlights';
import { useState } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import * as styles from './highlight-video.module.css';
import { play, watchElsewhere } from './text.ts';

/** The player that sets no cookie before it plays. */
const PLAYER = 'https://www.youtube-nocookie.com/embed/';

/** DLG-11: a cover with a button; a click replaces it with the player. A link if its owner forbids embedding. */
export function HighlightVideo({ highlight }: { highlight: Highlight }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const { title, videoId, embeddable, url } = highlight;
  if (videoId && embeddable) {
    return isPlaying ? (
      <iframe
        className={styles.video}
        src={`${PLAYER}${encodeURIComponent(videoId)}?autoplay=1`}
        title={title}
        // The same origin is that of the player, not ours: it has no access to this page.
        // eslint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    ) : (
      <button
        type="button"
        className={styles.video}
        aria-label={play(title)}
        onClick={() => setIsPlaying(true)}
      >
        <Cover highlight={highlight} />
        <span className={styles.sign}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M8 5.5v13l11-6.5Z" fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
          </svg>
        </span>
      </button>
    );
  }
  if (!url) return <Cover highlight={highlight} />;
  return (
    <a
      className={styles.video}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={watchElsewhere(title)}
    >
      <Cover highlight={highlight} />
      <span className={styles.sign}>
        {/* A path of Lucide (ISC licence). */}
        <Icon>
          <path d="M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" />
        </Icon>
      </span>
    </a>
  );
}

/** The largest image first; only images that we mirror ourselves, and a drawing if there is none. */
function Cover({ highlight: { thumbnails } }: { highlight: Highlight }) {
  const { maxres, standard, high, medium, default: smallest } = thumbnails;
  const pictures = [maxres, standard, high, medium, smallest].flatMap((picture) =>
    picture?.url.startsWith('/') ? [picture.url] : [],
  );
  const [missing, setMissing] = useState(0);
  const src = pictures[missing];
  if (src) {
    return (
      <img
        key={src}
        className={styles.cover}
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setMissing(missing + 1)}
      />
    );
  }
  return (
    <svg
      className={styles.cover}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      {[58, 108, 160, 212, 268].map((radius) => (
        <circle key={radius} className={styles.arc} cx="0" cy="180" r={radius} />
      ))}
    </svg>
  );
}
