import type { TvChannel } from '@safira/contract/matches/channels';
import { Link } from 'react-router';
import { Icon, type IconProps } from '../ui/icons.tsx';
import { announced, commentary, expected } from './channel-text.ts';
import * as styles from './commentators.module.css';

type Props = { commentators: NonNullable<TvChannel['commentators']> };

/** OURS-19: who comments on a match, each with whether the channel announced it; nothing if no one is known. */
export function Commentators({ commentators }: Props) {
  if (commentators.length === 0) return null;
  return (
    <span className={styles.commentators}>
      <MicrophoneIcon className={styles.icon} />
      <span className="srOnly">{commentary}</span>
      {commentators.map(({ slug, name, isConfirmed }) => (
        <span key={slug} className={styles.one}>
          <Link className={styles.name} to={`/commentator/${encodeURIComponent(slug)}`}>
            <bdi>{name}</bdi>
          </Link>
          <AnnouncedTag isConfirmed={isConfirmed} />
        </span>
      ))}
    </span>
  );
}

/** OURS-19: whether the channel announced a commentator. */
export const AnnouncedTag = ({ isConfirmed }: { isConfirmed: boolean }) => (
  <span className={styles.status} data-announced={isConfirmed}>
    {isConfirmed ? announced : expected}
  </span>
);

// Lucide's mic (ISC licence).
export const MicrophoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19v3M19 10v2a7 7 0 0 1-14 0v-2" />
    <rect x="9" y="2" width="6" height="13" rx="3" />
  </Icon>
);
