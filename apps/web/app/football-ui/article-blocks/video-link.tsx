import { Icon } from '../../ui/icons.tsx';
import * as styles from './article-blocks.module.css';
import { onYouTube } from './text.ts';

type Props = { youtubeId: string; title: string };

/** A video of an official channel. A link, because a player would load other hosts into the page. */
export const VideoLink = ({ youtubeId, title }: Props) => (
  <a className={styles.video} href={`https://www.youtube.com/watch?v=${youtubeId}`} rel="noopener">
    {/* Path of Lucide (ISC licence). */}
    <Icon>
      <path d="M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M10 8l6 4-6 4z" />
    </Icon>
    <span>
      <b>
        <bdi>{title}</bdi>
      </b>
      {onYouTube}
    </span>
  </a>
);
