import { commentaryIn } from '../../football-ui/broadcast-text.ts';
import { AccessTag, UnavailableTag } from '../../football-ui/access-tag.tsx';
import { Commentators } from '../../football-ui/commentators.tsx';
import type { Channels } from '../../football-ui/channel-countries.ts';
import { Icon, type IconProps } from '../../ui/icons.tsx';
import * as styles from './channel-item.module.css';
import * as text from './text.ts';

type Props = {
  channel: Channels[number];
  /** The channels of all countries are shown: it says where it can be watched. */
  isAll: boolean;
  /** In the reader's country. */
  isHere: boolean;
};

/** HOME-07, OURS-19, OURS-20: a channel, what watching it takes, and who comments. */
export function ChannelItem({ channel, isAll, isHere }: Props) {
  const { name, access, language, commentators, countries, isConfirmed } = channel;
  const notes = [
    isAll && text.countriesOf(countries),
    commentaryIn(language),
    !isConfirmed && text.byRights,
  ].filter(Boolean);
  return (
    <li className={styles.channel}>
      <span className={styles.tile}>
        <TvIcon />
      </span>
      <div className={styles.about}>
        <bdi>{name}</bdi>
        {notes.map((note) => (
          <p key={String(note)} className={styles.note}>
            {note}
          </p>
        ))}
        {commentators && <Commentators commentators={commentators} />}
      </div>
      {isHere ? access && <AccessTag access={access} /> : <UnavailableTag>{text.notHere}</UnavailableTag>}
    </li>
  );
}

// A path of Lucide (ISC licence).
export const TvIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m17 2-5 5-5-5" />
    <rect x="2" y="7" width="20" height="15" rx="2" />
  </Icon>
);
